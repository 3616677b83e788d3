import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { BROWSER_ARGUMENTS, requireBrowser } from '../browser.ts';
import { startBuiltSite } from './built-site.ts';
import { compareDigests, type Change, type Digests } from './compare-digests.ts';
import { keep, readKept } from './kept-digests.ts';
import { listedScenarios, takeAllDigests } from './take-all-digests.ts';

/**
 * npm run digest -- --check | --update --because "<text>": what every scenario shows, in words. `--check` tells
 * what differs from what was agreed on and then ends with 1; `--update` agrees on it.
 */
const { values } = parseArgs({
  options: {
    check: { type: 'boolean', default: false },
    update: { type: 'boolean', default: false },
    because: { type: 'string', default: '' },
  },
});
const because = values.because.trim().replaceAll(/\s+/g, ' ');
if (values.check === values.update || (values.update && !because)) {
  console.error('Say either --check, or --update --because "<why the digests may change>".');
  process.exit(2);
}

const digests = await takeDigests();
const changes = compareDigests(await readKept(), digests);
changes.forEach(print);
const changed = changes.flatMap(({ ids }) => ids).length;
if (changed > 0 && values.update) await keep(digests, changes, because);
console.log(summary());
process.exitCode = changed > 0 && values.check ? 1 : 0;

async function takeDigests(): Promise<Digests> {
  const executablePath = await requireBrowser();
  const site = await startBuiltSite();
  const browser = await chromium.launch({ executablePath, args: BROWSER_ARGUMENTS });
  try {
    const scenarios = await listedScenarios(site.address);
    let taken = 0;
    return await takeAllDigests({
      context: await browser.newContext({ reducedMotion: 'reduce' }),
      address: site.address,
      scenarios,
      onTaken(id) {
        taken += 1;
        showProgress(`${taken}/${scenarios.length} ${id}`);
      },
    });
  } finally {
    showProgress('');
    await browser.close();
    site.stop();
  }
}

function showProgress(text: string): void {
  if (process.stderr.isTTY) process.stderr.write(`\r\u001B[K${text}`);
}

function print({ ids, lines }: Change): void {
  console.log(`${ids.join(', ')}\n${lines.map((line) => `  ${line}`).join('\n')}\n`);
}

function summary(): string {
  if (changed === 0) return `${digests.size} digests, none differs.`;
  if (values.update) return `${digests.size} digests, ${changed} written: ${because}`;
  return `${digests.size} digests, ${changed} differ. If that is right: npm run digest -- --update --because "<why>"`;
}
