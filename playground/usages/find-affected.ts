import { DEFAULT_LOCALE } from '#schemas/content/locale.ts';
import { listPages, listScenarios, type FixtureStore, type NamedScenario } from '#fixtures';
import { collectUsages } from './collect-usages.ts';
import { isRecord } from '#schemas/is-record.ts';
import { listContents, listOffers } from '#schemas/validate/offers/list-offers.ts';

/** A change that was saved. */
export interface SavedChange {
  /** The files, by their paths below the fixtures. */
  readonly paths: readonly string[];
  /** The macros whose values are others than before, as `group:key`. */
  readonly macros: readonly string[];
}

/** All that may look or read otherwise after a change. */
export interface Affected {
  /** The addresses of pages of the site. */
  readonly pages: readonly string[];
  /** The ids of scenarios, whose digests are to be compared again. */
  readonly scenarios: readonly string[];
}

const SHELL_FILE = /^cms-data\/(?<locale>.+)\.json$/;

/**
 * Finds the pages and the scenarios that a change is seen in: those with a changed macro, those
 * that were changed themselves, all of a locale whose shell was, those of a changed list of
 * experiments, and the pages that have a content of changed offers.
 */
export async function findAffected(files: FixtureStore, change: SavedChange): Promise<Affected> {
  const [addresses, scenarios] = await Promise.all([listPages(files), listScenarios(files)]);
  const choices = await readChoices(files, change.paths);
  const isAffected = createTest(files, change);
  const pages = await Promise.all(
    addresses.map(async (address) =>
      choices.pages.has(address) || (await isAffected(`pages${address}.json`)) ? address : [],
    ),
  );
  const ids = await Promise.all(
    scenarios.map(async (scenario) => ((await isSeenIn(scenario)) ? scenario.id : [])),
  );
  return { pages: pages.flat(), scenarios: ids.flat() };

  async function isSeenIn({ id, scenario }: NamedScenario): Promise<boolean> {
    const { page, patch, experiment, locale = DEFAULT_LOCALE } = scenario;
    const own = `scenarios/${id}.json`;
    const hasShell = page.fixture !== undefined || page.path !== undefined;
    if (change.paths.includes(own) || usesAny(patch && { patch }, change)) return true;
    if (experiment && choices.experiments.has(experiment.split(':')[0] ?? '')) return true;
    if (hasShell && listShellLocales(change).includes(locale)) return true;
    const source = page.fixture === undefined ? page.component : `pages/${page.fixture}`;
    return source !== undefined && isAffected(`${source}.json`);
  }
}

/** Creates the test whether a file shows a change. Each file is read once. */
function createTest(files: FixtureStore, change: SavedChange) {
  const known = new Map<string, Promise<boolean>>();
  const test = async (path: string) =>
    change.paths.includes(path) || usesAny(await files.read(path), change);
  return (path: string): Promise<boolean> => {
    const result = known.get(path) ?? test(path);
    known.set(path, result);
    return result;
  };
}

function usesAny(value: unknown, { macros }: SavedChange): boolean {
  const used = collectUsages(value).macros;
  return macros.some((name) => used.has(name));
}

function listShellLocales({ paths }: SavedChange): readonly string[] {
  return paths.flatMap((path) => SHELL_FILE.exec(path)?.groups?.['locale'] ?? []);
}

/** The visitors' choices that changed files are about. */
interface Choices {
  /** The addresses of pages with such a choice. */
  readonly pages: ReadonlySet<string>;
  /** The keys of experiments. */
  readonly experiments: ReadonlySet<string>;
}

/**
 * Reads the changed lists of experiments and offers: an experiment concerns its page and those of
 * its variants, an offer the pages that have its content.
 */
async function readChoices(files: FixtureStore, paths: readonly string[]): Promise<Choices> {
  const read = (folder: string) =>
    Promise.all(paths.filter((path) => path.startsWith(folder)).map((path) => files.read(path)));
  const [lists, answers] = await Promise.all([read('experiment-list/'), read('offers/')]);
  const experiments = lists.flatMap((list) => membersOf(list, 'experiments'));
  const variants = experiments.flatMap((experiment) => membersOf(experiment, 'variants'));
  const offers = new Set(answers.flatMap(listOffers).map(({ name }) => name));
  return {
    pages: new Set([
      ...textsOf(experiments, 'experimentUrl'),
      ...textsOf(variants, 'variantUrl'),
      ...(offers.size > 0 ? await findPagesWith(offers, files) : []),
    ]),
    experiments: new Set(textsOf(experiments, 'key')),
  };
}

async function findPagesWith(offers: ReadonlySet<string>, files: FixtureStore): Promise<string[]> {
  const addresses = await listPages(files);
  const contents = await Promise.all(
    addresses.map(async (address) => listContents(await files.read(`pages${address}.json`))),
  );
  return addresses.filter((_, index) => contents[index]?.some((name) => offers.has(name)));
}

function membersOf(value: unknown, name: string): readonly unknown[] {
  const members = isRecord(value) ? value[name] : undefined;
  return Array.isArray(members) ? members : [];
}

function textsOf(values: readonly unknown[], name: string): string[] {
  return values.flatMap((value) => {
    const text = isRecord(value) ? value[name] : undefined;
    return typeof text === 'string' ? [text] : [];
  });
}
