import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';

/**
 * Holds the facts of a machine that decide where its Chromium is and how it gets one. Tests have
 * machines of their own.
 */
export interface Machine {
  readonly isRoot: boolean;
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** Returns where Playwright would keep a browser of its own. */
  readonly playwrightBrowser: () => Promise<string>;
  readonly isExecutable: (path: string) => boolean;
  /** Runs a command to its end. Its output reaches the terminal when something is wrong. */
  readonly run: (command: string, args: readonly string[]) => void;
}

export const thisMachine: Machine = {
  isRoot: process.getuid?.() === 0,
  environment: process.env,
  async playwrightBrowser() {
    const { chromium } = await import('playwright');
    return chromium.executablePath();
  },
  isExecutable(path) {
    try {
      accessSync(path, constants.X_OK);
      return true;
    } catch {
      // Not there, or not ours to run: both mean "look on".
      return false;
    }
  },
  run(command, args) {
    spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'] });
  },
};
