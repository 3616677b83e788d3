import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { parseCommandLine } from '#schemas/command-line/run-command-line.ts';
import { isWithin, type Figure } from '../bench/figures.ts';
import { tableOf } from '../bench/table.ts';
import { startBuiltSite } from '../digest/built-site.ts';
import { shareOf, sharesOf } from './budget.ts';
import { firstLoadOf } from './first-load.ts';
import { MODULE_LIST, type ModuleList } from './module-list.ts';
import { bundleRunTime } from './run-time.ts';

const CLIENT_FOLDER = 'dist/client';

/**
 * The specimens show every kind of dialog, so it is weighed in the build of the previews: that of
 * the site has only what its pages show.
 */
const TOOLS_FOLDER = 'dist/tools/client';
const HOME = '/en/individuals';
const MAX_PLAN = 0.4;
const MAX_DIALOG_KB = 9;

/**
 * Matches the modules that a page loads to show a dialog; other kinds of overlay are a line each.
 */
const OF_A_DIALOG = /^registry\/kit\/overlay\/(?!.*\.specimens\.tsx$)/;
const STYLES_OF_A_DIALOG = /^(?:overlay|backdrop)-.*\.css$/;
/**
 * Matches the rules that previews have beside the site's styles: they follow a visitor's
 * preference, behind an attribute that chooses it.
 */
const CHOSEN_BY_ATTRIBUTE =
  /:where\(html\[data-(?:forced-colors|prefers-[a-z-]+)[^{}]*\{[^{}]*\}|:where\(html:not\(\[data-[a-z-]+\]\)\) /g;

parseCommandLine({
  name: 'npm run size',
  about:
    'Weighs what a visitor of the home page loads, first and once something on it is used, and ends with 1 where that is over its budget.',
  flags: {},
  more: 'It builds first where nothing is built, or something was changed since.',
});
const { scripts, code, plan, htmlWithoutPlan } = firstLoadOf(await builtPage(HOME));
const modules = modulesIn(CLIENT_FOLDER);
const { messages } = JSON.parse(plan) as { messages: object };

const figures: Figure[] = [
  ...sharesOf(
    code.map((address) => ({
      bytes: compressed(read(CLIENT_FOLDER, address)),
      modules: modules[address.slice(1)] ?? {},
    })),
    {
      messagesBytes: compressed(JSON.stringify(messages)),
      startBytes: scripts.reduce((sum, each) => sum + compressed(read(CLIENT_FOLDER, each)), 0),
    },
  ),
  {
    name: 'plan in the page, against the rest of it',
    value: compressed(plan) / 1_000,
    baseline: compressed(htmlWithoutPlan) / 1_000,
    unit: 'kB',
    bound: MAX_PLAN,
  },
  {
    name: 'a dialog, once a page shows one',
    value: dialogBytes() / 1_000,
    unit: 'kB',
    bound: MAX_DIALOG_KB,
  },
  ...(await bundleRunTime()).map(({ figure }) => figure),
];
console.log(tableOf(figures));
process.exitCode = figures.every(isWithin) ? 0 : 1;

/** A page of the site as it is sent. */
async function builtPage(path: string): Promise<string> {
  const site = await startBuiltSite();
  try {
    const response = await fetch(new URL(path, site.address));
    return await response.text();
  } finally {
    site.stop();
  }
}

function dialogBytes(): number {
  // A module that is only a style sheet has no script in the end.
  const all = Object.entries(modulesIn(TOOLS_FOLDER))
    .filter(([address]) => existsSync(`${TOOLS_FOLDER}/${address}`))
    .map(([address, own]) => ({ bytes: compressed(read(TOOLS_FOLDER, address)), modules: own }));
  const assets = `${TOOLS_FOLDER}/playground/assets`;
  const styles = readdirSync(assets).filter((file) => STYLES_OF_A_DIALOG.test(file));
  return (
    shareOf(all, (path) => OF_A_DIALOG.test(path)) +
    styles
      .map((file) => read(assets, file).replaceAll(CHOSEN_BY_ATTRIBUTE, ''))
      .reduce((sum, text) => sum + compressed(text), 0)
  );
}

function modulesIn(folder: string): ModuleList {
  return JSON.parse(read(folder, MODULE_LIST)) as ModuleList;
}

function read(folder: string, address: string): string {
  return readFileSync(`${folder}/${address}`, 'utf8');
}

/** Compresses with gzip at its best, as a server that keeps its files compressed does. */
function compressed(text: string): number {
  return gzipSync(text, { level: 9 }).byteLength;
}
