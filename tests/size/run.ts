import { readdirSync } from 'node:fs';
import { parseCommandLine } from '#schemas/command-line/read-command-line.ts';
import { isWithin, type Figure } from '../bench/figures.ts';
import { tableOf } from '../bench/table.ts';
import { startBuiltSite } from '../digest/built-site.ts';
import { shareOf, sharesOf, type Script } from './budget.ts';
import { compressed, modulesIn, readBuilt, scriptsIn } from './built-scripts.ts';
import { firstLoadOf } from './first-load.ts';
import { OFFERS_MODULE_LIST } from './module-list.ts';
import { bundleRunTime } from './run-time.ts';
import { weighForms, weighFormsOnOtherPages } from './weigh-forms.ts';
import { weighMeasurement } from './weigh-measurement.ts';
import { weighVisits } from './weigh-visits.ts';

const CLIENT_FOLDER = 'dist/client';

const HOME = '/en/individuals';
/** The files that every page loads once it has been painted, by a module of each. */
const AFTER_PAINT = ['site/browser/start-up.ts', 'registry/shell/start-shell.ts'];
const MAX_AFTER_PAINT_KB = 14.4;
const MAX_PLAN = 0.4;
const MAX_DIALOG_KB = 9.5;
const PAGE_WITH_OFFERS = '/en/individuals/borrowing/home-loan';
const MAX_OFFERS_KB = 3;
/** The goal is 6: docs/performance.md says what the rest is. */
const MAX_MEASUREMENT_KB = 8.2;
const MAX_FIELD_KB = 2.5;

/** Matches the modules of what measures web vitals and errors of scripts. */
const OF_FIELD = /^renderer\/client\/field\//;

/** Matches the modules that a page loads to show a dialog, a sheet, a popover or a tooltip. */
const OF_A_DIALOG = /^registry\/kit\/overlay\/(?!.*\.specimens\.tsx$)/;
const STYLES_OF_A_DIALOG = /^(?:overlay|backdrop)-.*\.css$/;

parseCommandLine({
  name: 'npm run size',
  about:
    'Weighs what a visitor of the home page loads, first and once something on it is used, and ends with 1 where that is over its budget.',
  flags: {},
  more: 'It builds first where nothing is built, or something was changed since.',
});
const { pages, visits } = await openBuilt([HOME, PAGE_WITH_OFFERS]);
const [home, pageWithOffers] = pages;
const { scripts, code, plan, htmlWithoutPlan } = firstLoadOf(home ?? '');
const modules = modulesIn(CLIENT_FOLDER);
const { messages } = JSON.parse(plan) as { messages: object };

const toScript = (address: string) => ({
  bytes: compressed(readBuilt(CLIENT_FOLDER, address)),
  modules: modules[address.slice(1)] ?? {},
});
/** A page has these before anybody uses it, whatever else needs them. */
const isAfterPaint = ({ modules: own }: Script) => AFTER_PAINT.some((path) => path in own);
const used = code.map(toScript).filter((script) => !isAfterPaint(script));
const afterPaint = scriptsIn(CLIENT_FOLDER).filter(isAfterPaint);

const figures: Figure[] = [
  ...sharesOf(used, {
    messagesBytes: compressed(JSON.stringify(messages)),
    startBytes: scripts.reduce((sum, each) => sum + compressed(readBuilt(CLIENT_FOLDER, each)), 0),
  }),
  {
    name: 'start-up and the shell, after the first paint',
    value: afterPaint.reduce((sum, { bytes }) => sum + bytes, 0) / 1_000,
    unit: 'kB',
    bound: MAX_AFTER_PAINT_KB,
  },
  ...visits,
  {
    name: 'plan in the page, against the rest of it',
    value: compressed(plan) / 1_000,
    baseline: compressed(htmlWithoutPlan) / 1_000,
    unit: 'kB',
    bound: MAX_PLAN,
  },
  {
    name: 'overlays of all kinds, once a page shows one',
    value: dialogBytes() / 1_000,
    unit: 'kB',
    bound: MAX_DIALOG_KB,
  },
  {
    name: 'choice of offers, on a page with an mbox; none on any other',
    value: offersBytes() / 1_000,
    unit: 'kB',
    bound: MAX_OFFERS_KB,
  },
  {
    name: 'measurement, after the first paint',
    value: weighMeasurement(CLIENT_FOLDER),
    unit: 'kB',
    bound: MAX_MEASUREMENT_KB,
  },
  {
    name: 'web vitals and errors, where an experience wants them; none elsewhere',
    value: shareOf(scriptsIn(CLIENT_FOLDER), (path) => OF_FIELD.test(path)) / 1_000,
    unit: 'kB',
    bound: MAX_FIELD_KB,
  },
  weighFormsOnOtherPages([...scripts.map(toScript), ...used]),
  ...(await weighForms()),
  ...(await bundleRunTime()).map(({ figure }) => figure),
];
console.log(tableOf(figures));
process.exitCode = figures.every(isWithin) ? 0 : 1;

/** Pages of the site as they are sent, and what visits to it load. */
async function openBuilt(
  paths: readonly string[],
): Promise<{ readonly pages: string[]; readonly visits: Figure[] }> {
  const site = await startBuiltSite();
  try {
    const responses = paths.map((path) => fetch(new URL(path, site.address)));
    const texts = await Promise.all(responses.map(async (response) => (await response).text()));
    return { pages: texts, visits: await weighVisits(site.address, CLIENT_FOLDER) };
  } finally {
    site.stop();
  }
}

/**
 * Throws where the page of the row loads none, for nobody would notice that its mbox is gone. The
 * marketing host and its tokens are the experience's.
 */
function offersBytes(): number {
  const { beforePaint } = firstLoadOf(pageWithOffers ?? '');
  if (beforePaint.length === 0) throw new Error(`${PAGE_WITH_OFFERS} loads no choice of offers.`);
  const built = modulesIn(CLIENT_FOLDER, OFFERS_MODULE_LIST);
  const all = beforePaint.map((address) => ({
    bytes: compressed(readBuilt(CLIENT_FOLDER, address)),
    modules: built[address.slice(1)] ?? {},
  }));
  return shareOf(all, (path) => path !== 'site/experience.json');
}

function dialogBytes(): number {
  const assets = `${CLIENT_FOLDER}/assets`;
  const styles = readdirSync(assets).filter((file) => STYLES_OF_A_DIALOG.test(file));
  return (
    shareOf(scriptsIn(CLIENT_FOLDER), (path) => OF_A_DIALOG.test(path)) +
    styles.map((file) => readBuilt(assets, file)).reduce((sum, text) => sum + compressed(text), 0)
  );
}
