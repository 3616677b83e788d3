import { chromium } from 'playwright';
import { BROWSER_ARGUMENTS, requireBrowser } from '../browser.ts';
import { startBuiltSite } from './built-site.ts';
import { compareDigests, type Change, type Digests } from './compare-digests.ts';
import { store, readStored } from './stored-digests.ts';
import { readOptions, type Options } from './read-options.ts';
import { listedScenarios, takeAllDigests } from './take-all-digests.ts';

/** npm run digest: what every scenario shows, as text, against what was agreed on. */
const options = optionsOrEnd();
const isWanted = (id: string) => id.startsWith(options.only);

const digests = await takeDigests();
const kept = [...(await readStored())].filter(([id]) => isWanted(id));
const changes = compareDigests(new Map(kept), digests);
changes.forEach(print);
const changed = changes.flatMap(({ ids }) => ids).length;
if (digests.size === 0 && changed === 0) {
  console.error(
    `No scenario's id begins with "${options.only}". All ids stand in fixtures/scenarios.`,
  );
  process.exit(2);
}
if (changed > 0 && options.mode === 'update') {
  await store({ digests, changes, because: options.because });
}
console.log(summary());
process.exitCode = changed > 0 && options.mode === 'check' ? 1 : 0;

function optionsOrEnd(): Extract<Options, { kind: 'run' }> {
  const read = readOptions(process.argv.slice(2));
  if (read.kind === 'run') return read;
  if (read.exitCode === 0) console.log(read.text);
  else console.error(read.text);
  return process.exit(read.exitCode);
}

async function takeDigests(): Promise<Digests> {
  const executablePath = await requireBrowser();
  const site = await startBuiltSite();
  const browser = await chromium.launch({ executablePath, args: BROWSER_ARGUMENTS });
  try {
    const all = await listedScenarios(site.address);
    const scenarios = all.filter(({ id }) => isWanted(id));
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
  const count = digests.size === 1 ? '1 digest' : `${digests.size} digests`;
  if (changed === 0) return `${count}, none differs.`;
  if (options.mode === 'update') return `${count}, ${changed} written: ${options.because}`;
  const only = options.only && ` --only ${options.only}`;
  return `${count}, ${changed} differ. If that is right: npm run digest -- --update${only} --because "<why>"`;
}
