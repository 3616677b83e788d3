import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { isWithin, type Figure } from '../bench/figures.ts';
import { tableOf } from '../bench/table.ts';
import { shareOf, sharesOf } from './budget.ts';
import { builtPage } from './built-page.ts';
import { firstLoadOf } from './first-load.ts';
import { MODULE_LIST, type ModuleList } from './module-list.ts';

const CLIENT_FOLDER = 'dist/client';
const HOME = '/en/individuals';
const MOST_PLAN = 0.4;
const MOST_DIALOG_KB = 6;

/** What a page loads that shows a dialog; other kinds of overlay are a line each. */
const OF_A_DIALOG = /^registry\/kit\/overlay\/(?!.*\.specimens\.tsx$)/;
const STYLES_OF_A_DIALOG = /^overlay-.*\.css$/;

/** npm run size: what a visitor of the home page loads first, held against the budget of the architecture. */
if (!existsSync(`${CLIENT_FOLDER}/${MODULE_LIST}`)) {
  throw new Error('There is no build to measure. Run npm run build first.');
}
const modules = JSON.parse(read(MODULE_LIST)) as ModuleList;
const { scripts, plan, htmlWithoutPlan } = firstLoadOf(await builtPage(HOME));
const { words } = JSON.parse(plan) as { words: object };

const figures: Figure[] = [
  ...sharesOf(
    scripts.map((address) => ({
      bytes: compressed(read(address)),
      modules: modules[address.slice(1)] ?? {},
    })),
    compressed(JSON.stringify(words)),
  ),
  {
    name: 'plan in the page, against the rest of it',
    value: compressed(plan) / 1_000,
    baseline: compressed(htmlWithoutPlan) / 1_000,
    unit: 'kB',
    bound: MOST_PLAN,
  },
  {
    name: 'a dialog, once a page shows one',
    value: dialogBytes() / 1_000,
    unit: 'kB',
    bound: MOST_DIALOG_KB,
  },
];
console.log(tableOf(figures));
process.exitCode = figures.every(isWithin) ? 0 : 1;

function dialogBytes(): number {
  // What is nothing but a style sheet has no script in the end.
  const all = Object.entries(modules)
    .filter(([address]) => existsSync(`${CLIENT_FOLDER}/${address}`))
    .map(([address, own]) => ({ bytes: compressed(read(address)), modules: own }));
  const styles = readdirSync(`${CLIENT_FOLDER}/assets`).filter((file) =>
    STYLES_OF_A_DIALOG.test(file),
  );
  return (
    shareOf(all, (path) => OF_A_DIALOG.test(path)) +
    styles.reduce((sum, file) => sum + compressed(read(`assets/${file}`)), 0)
  );
}

function read(address: string): string {
  return readFileSync(`${CLIENT_FOLDER}/${address}`, 'utf8');
}

/** With gzip at its best, as a server that keeps its files compressed sends them. */
function compressed(text: string): number {
  return gzipSync(text, { level: 9 }).byteLength;
}
