import { existsSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { isWithin, type Figure } from '../bench/figures.ts';
import { tableOf } from '../bench/table.ts';
import { sharesOf } from './budget.ts';
import { builtPage } from './built-page.ts';
import { firstLoadOf } from './first-load.ts';
import { MODULE_LIST, type ModuleList } from './module-list.ts';

const CLIENT_FOLDER = 'dist/client';
const HOME = '/en/individuals';
const MOST_PLAN = 0.4;

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
];
console.log(tableOf(figures));
process.exitCode = figures.every(isWithin) ? 0 : 1;

function read(address: string): string {
  return readFileSync(`${CLIENT_FOLDER}/${address}`, 'utf8');
}

/** With gzip at its best, as a server that keeps its files compressed sends them. */
function compressed(text: string): number {
  return gzipSync(text, { level: 9 }).byteLength;
}
