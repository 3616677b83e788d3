import { replaceLastSegment } from '../../content/replace-last-segment.ts';
import { isRecord } from '../../is-record.ts';
import {
  duplicateExperimentName,
  experimentsOnOnePage,
  variantElsewhere,
} from '../../problems/experiment-problems.ts';
import { appendPointer } from '../../problems/pointer.ts';
import type { Problem } from '../../problems/problem.ts';
import type { KnownContent } from '../known-checks.ts';
import { checkLink } from './check-links.ts';

/**
 * Finds experiments that cannot be told apart, that are on one page, and variants that are not
 * beside it or that there is no page of. Wrong types are the schema's business.
 */
export function checkExperimentList(
  list: unknown,
  pointer: string,
  content: KnownContent = {},
): Problem[] {
  const experiments = readNamed(list, pointer);
  const keys = listDuplicates(experiments, 'key').map(({ name, pointer: at }) =>
    duplicateExperimentName(name, 'experiment', at),
  );
  return [
    ...keys,
    ...checkPages(experiments),
    ...experiments.flatMap((experiment) => checkExperiment(experiment, content)),
  ];
}

interface Member {
  readonly members: Readonly<Record<string, unknown>>;
  readonly pointer: string;
}

function readNamed(list: unknown, pointer: string): Member[] {
  if (!Array.isArray(list)) return [];
  return list.flatMap((members: unknown, index) =>
    isRecord(members) ? [{ members, pointer: appendPointer(pointer, String(index)) }] : [],
  );
}

function listDuplicates(
  all: readonly Member[],
  property: string,
): { readonly name: string; readonly pointer: string }[] {
  const known = new Set<string>();
  return all.flatMap(({ members, pointer }) => {
    const name = members[property];
    if (typeof name !== 'string') return [];
    const isNew = !known.has(name);
    known.add(name);
    return isNew ? [] : [{ name, pointer: appendPointer(pointer, property) }];
  });
}

/** One that has ended leaves its page to others. */
function checkPages(experiments: readonly Member[]): Problem[] {
  const running = experiments.filter(({ members }) => members['ended'] !== true);
  return listDuplicates(running, 'experimentUrl').map(({ name, pointer }) => {
    const first = running.find(({ members }) => members['experimentUrl'] === name);
    return experimentsOnOnePage(name, String(first?.members['key']), pointer);
  });
}

function checkExperiment({ members, pointer }: Member, content: KnownContent): Problem[] {
  const { experimentUrl, variants } = members;
  if (typeof experimentUrl !== 'string') return [];
  const own = readNamed(variants, appendPointer(pointer, 'variants'));
  return [
    ...checkLink(experimentUrl, appendPointer(pointer, 'experimentUrl'), content),
    ...listDuplicates(own, 'variant').map(({ name, pointer: at }) =>
      duplicateExperimentName(name, 'variant', at),
    ),
    ...own.flatMap((variant) => checkVariant(variant, experimentUrl, content)),
  ];
}

/** An address that leads to another host is a problem of its own. */
function checkVariant(
  { members: { variantUrl }, pointer }: Member,
  experimentUrl: string,
  content: KnownContent,
): Problem[] {
  if (typeof variantUrl !== 'string' || !/^\/(?!\/)/.test(variantUrl)) return [];
  const at = appendPointer(pointer, 'variantUrl');
  const shown = replaceLastSegment(experimentUrl, variantUrl);
  if (shown !== variantUrl) return [variantElsewhere(variantUrl, shown, at)];
  return checkLink(variantUrl, at, content);
}
