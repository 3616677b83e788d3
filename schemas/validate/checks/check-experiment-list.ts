import { isRecord } from '../../is-record.ts';
import {
  duplicateExperimentName,
  experimentsOnOnePage,
  variantUnderExperiment,
} from '../../problems/experiment-problems.ts';
import { appendPointer } from '../../problems/pointer.ts';
import type { Problem } from '../../problems/problem.ts';
import type { KnownContent } from '../known-checks.ts';
import { checkExperiment, type Member } from './check-experiment.ts';
import { dropOwn, listExperiments, type ListedExperiment } from './list-experiments.ts';

/**
 * Finds experiments that cannot be told apart, that are on one page, and those that cannot be shown
 * as they are written. Wrong types are the schema's business.
 */
export function checkExperimentList(
  list: unknown,
  pointer: string,
  content: KnownContent = {},
): Problem[] {
  const experiments = readNamed(list, pointer);
  const own = listExperiments({ experiments: list });
  // The experiment service joins all lists to one.
  const others = dropOwn(content.experiments ?? own, own);
  return [
    ...checkKeys(experiments, others),
    ...checkPages(experiments.filter(isRunning), others),
    ...experiments.flatMap((experiment) => {
      const variants = listVariants(experiment);
      return [
        ...checkNames(variants, 'variant', { what: 'variant' }),
        ...checkExperiment(experiment, variants, content),
      ];
    }),
  ];
}

/** One that has ended leaves its page to others. */
function isRunning({ members }: Member): boolean {
  return members['ended'] !== true;
}

function readNamed(list: unknown, pointer: string): Member[] {
  if (!Array.isArray(list)) return [];
  return list.flatMap((members: unknown, index) =>
    isRecord(members) ? [{ members, pointer: appendPointer(pointer, String(index)) }] : [],
  );
}

function listVariants({ members, pointer }: Member): Member[] {
  return readNamed(members['variants'], appendPointer(pointer, 'variants'));
}

function checkKeys(all: readonly Member[], others: readonly ListedExperiment[]): Problem[] {
  const elsewhere = new Map(others.map(({ key, experimentUrl }) => [key, experimentUrl]));
  return checkNames(all, 'key', { what: 'experiment', elsewhere });
}

interface Names {
  readonly what: 'experiment' | 'variant';
  /** The pages of the experiments in other lists, by the names that these have. */
  readonly elsewhere?: ReadonlyMap<string, string>;
}

const NONE: ReadonlyMap<string, string> = new Map();

function checkNames(
  all: readonly Member[],
  property: string,
  { what, elsewhere = NONE }: Names,
): Problem[] {
  const known = new Set<unknown>(elsewhere.keys());
  return all.flatMap(({ members, pointer }) => {
    const name = members[property];
    const isNew = !known.has(name);
    known.add(name);
    if (isNew || typeof name !== 'string') return [];
    const other = elsewhere.get(name);
    const place = { what, ...(other !== undefined && { elsewhere: other }) };
    return [duplicateExperimentName(name, place, appendPointer(pointer, property))];
  });
}

/** A page is under one experiment at most, be it as it is or as a variant of another page. */
function checkPages(running: readonly Member[], others: readonly ListedExperiment[]): Problem[] {
  const owners = new Map<string, Member>();
  for (const each of running.toReversed()) owners.set(textOf(each, 'experimentUrl'), each);
  const elsewhere = others.filter((each) => each.isRunning);
  for (const { key, experimentUrl } of elsewhere) {
    owners.set(experimentUrl, { members: { key }, pointer: '' });
  }
  return running.flatMap((experiment) => {
    const page = textOf(experiment, 'experimentUrl');
    const variants = listVariants(experiment).filter((each) => textOf(each, 'variantUrl') !== page);
    const addresses = [
      { url: page, pointer: appendPointer(experiment.pointer, 'experimentUrl'), isVariant: false },
      ...variants.map((variant) => ({
        url: textOf(variant, 'variantUrl'),
        pointer: appendPointer(variant.pointer, 'variantUrl'),
        isVariant: true,
      })),
    ];
    return addresses.flatMap(({ url, pointer, isVariant }) => {
      const owner = owners.get(url);
      if (!owner || owner === experiment || url === '') return [];
      const report = isVariant ? variantUnderExperiment : experimentsOnOnePage;
      return [report(url, textOf(owner, 'key'), pointer)];
    });
  });
}

function textOf({ members }: Member, property: string): string {
  const value = members[property];
  return typeof value === 'string' ? value : '';
}
