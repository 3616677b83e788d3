import { listPages, type FixtureStore } from '#fixtures';
import { isRecord } from '#schemas/is-record.ts';
import { listContents, listOffers } from '#schemas/validate/offers/list-offers.ts';

/** The visitors' choices that changed files are about. */
export interface Choices {
  /** The addresses of pages with such a choice. */
  readonly pages: ReadonlySet<string>;
  /** The keys of experiments. */
  readonly experiments: ReadonlySet<string>;
}

/**
 * Reads the changed lists of experiments and offers: an experiment concerns its page and those of
 * its variants, an offer the pages that have its content.
 */
export async function readChoices(files: FixtureStore, paths: readonly string[]): Promise<Choices> {
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
