import { findHome } from '#fixtures';
import { appendPointer } from '#schemas/problems/pointer.ts';
import { EXPERIMENT_LIST_ID } from '#schemas/schema-ids.ts';
import { experience } from '../../environment/experience.ts';
import { changeJson, type JsonChange } from '../../json-text/change-json.ts';
import type { Playground } from '../playground.ts';
import { findOwnAddress } from '../translation/find-own-address.ts';
import {
  listExperiments,
  listExperimentsOfPage,
  type ListedExperiment,
} from './list-experiments.ts';
import type { NewVariant } from './new-variant.ts';
import { isStale } from '../document/draft.ts';

/** The name of the variant that is the page as it is. */
const CONTROL = 'control';
const ALL_PERCENT = 100;

/** The texts of a new variant, and what it is. */
export interface CreatedVariant {
  readonly page: string;
  readonly experiments: string;
  readonly newVariant: NewVariant;
}

/** Returns the running experiment that a new variant of the open page is added to. */
export function findRunning(playground: Playground): ListedExperiment | undefined {
  const own = findOwnAddress(playground);
  const all = listExperimentsOfPage(
    playground.documents.experiments.lastGood,
    `/${own?.path ?? ''}`,
  );
  return all.find(({ isEnded }) => !isEnded);
}

/**
 * Finds the folder in which variants of the open page stand, such as `en/individuals/`. Undefined
 * for what has no address, and for a home page, which no page of its segment stands beside.
 */
export function findVariantFolder(playground: Playground): string | undefined {
  const own = findOwnAddress(playground);
  const home = own && findHome(`/${own.path}`, experience);
  if (!home || home.path === `/${own.path}`) return undefined;
  return own.path.slice(0, own.path.lastIndexOf('/') + 1);
}

/**
 * Makes a variant of the open page: the page as its text has it, at an address that differs in its
 * last segment, and the experiment with it. The shares of the others keep their proportion; all are
 * percents. Undefined where one of the two texts cannot be read, or the page has no address.
 */
export function createVariant(playground: Playground, segment: string): CreatedVariant | undefined {
  const { page, experiments } = playground.documents;
  const own = findOwnAddress(playground);
  const folder = findVariantFolder(playground);
  if (!own || folder === undefined || isStale(page) || isStale(experiments)) return undefined;
  const path = folder + segment;
  const running = findRunning(playground);
  const text = changeJson(
    experiments.text,
    running
      ? addVariant(running, segment, `/${path}`)
      : beginExperiment(createKey(playground, own.path), `/${own.path}`, `/${path}`),
  );
  if (text === undefined) return undefined;
  const key = running?.key ?? createKey(playground, own.path);
  const controlPath = running?.experimentUrl.slice(1) ?? own.path;
  const newVariant = { key, variant: segment, path, controlPath };
  return { page: page.text, experiments: text, newVariant };
}

/** Computes whole shares of 100: the new one has as much as each would have of equal ones. */
export function computeShares(percents: readonly number[]): readonly number[] {
  const own = Math.floor(ALL_PERCENT / (percents.length + 1));
  const sum = percents.reduce((total, percent) => total + percent, 0);
  const left = ALL_PERCENT - own;
  const others = percents.map((percent) =>
    Math.floor(sum === 0 ? left / percents.length : (left * percent) / sum),
  );
  const spare = left - others.reduce((total, share) => total + share, 0);
  return [...others.map((share, index) => (index === 0 ? share + spare : share)), own];
}

function addVariant(
  { pointer, variants }: ListedExperiment,
  variant: string,
  variantUrl: string,
): readonly JsonChange[] {
  const shares = computeShares(variants.map(({ percent }) => percent));
  return [
    ...variants.map((each, index): JsonChange => ({
      op: 'add',
      path: appendPointer(each.pointer, 'share'),
      value: shares[index],
    })),
    {
      op: 'add',
      path: `${pointer}/variants/-`,
      value: { variant, variantUrl, share: shares.at(-1) },
    },
  ];
}

/** A file of its own, which is named after the experiment. */
function beginExperiment(
  key: string,
  experimentUrl: string,
  variantUrl: string,
): readonly JsonChange[] {
  const half = ALL_PERCENT / 2;
  const variant = variantUrl.slice(variantUrl.lastIndexOf('/') + 1);
  const variants = [
    { variant: CONTROL, variantUrl: experimentUrl, share: half },
    { variant, variantUrl, share: half },
  ];
  const experiments = [{ key, experimentUrl, variants }];
  return [
    {
      op: 'add',
      path: appendPointer('', key),
      value: { $schema: EXPERIMENT_LIST_ID, experiments },
    },
  ];
}

/** The last segment of the page's path, with a number where an experiment or a file has it. */
function createKey({ documents }: Playground, path: string): string {
  const { lastGood } = documents.experiments;
  const files = typeof lastGood === 'object' && lastGood !== null ? Object.keys(lastGood) : [];
  const taken = new Set([...files, ...listExperiments(lastGood).map(({ key }) => key)]);
  const name = path.slice(path.lastIndexOf('/') + 1);
  let key = name;
  for (let number = 2; taken.has(key); number += 1) key = `${name}-${number}`;
  return key;
}
