import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { chromium, type BrowserContext } from 'playwright';
import { BROWSER_ARGUMENTS, installedBrowser } from '../browser.ts';

const ARGUMENTS = [
  ...BROWSER_ARGUMENTS,
  '--headless',
  '--remote-debugging-port=0',
  // Chromium slows down what nobody looks at, and only one of the tabs is in front.
  '--disable-background-timer-throttling',
  '--disable-backgrounding-occluded-windows',
  '--disable-renderer-backgrounding',
];

/** A browser as it is by itself, and what ends it. */
export interface PlainBrowser {
  readonly context: BrowserContext;
  readonly stop: () => Promise<void>;
}

/**
 * Starts one. Those that Playwright starts take every tab for one that is looked at, and such a tab
 * is never frozen.
 */
export async function startBrowser(): Promise<PlainBrowser> {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-tabs-'));
  const child = spawn(await installedBrowser(), [...ARGUMENTS, `--user-data-dir=${folder}`], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const browser = await chromium.connectOverCDP(await addressOf(child), { noDefaults: true });
  const [context] = browser.contexts();
  if (!context) throw new Error('Chromium has opened no window.');
  return {
    context,
    async stop() {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      const protocol = await browser.newBrowserCDPSession();
      // Orderly, with all of its processes. It may be gone before it can say so.
      await protocol.send('Browser.close').catch(() => undefined);
      await ended;
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** Returns the address at which Chromium can be controlled, which it prints once it listens. */
async function addressOf({ stderr }: ChildProcess): Promise<string> {
  if (!stderr) throw new Error('Chromium says nothing.');
  const lines: string[] = [];
  for await (const line of createInterface({ input: stderr })) {
    const [, address] = /^DevTools listening on (\S+)/.exec(line) ?? [];
    if (address) {
      // Else it would wait once it has said a good deal.
      stderr.resume();
      return address;
    }
    lines.push(line);
  }
  throw new Error(`Chromium did not start: ${lines.join('\n')}`);
}
