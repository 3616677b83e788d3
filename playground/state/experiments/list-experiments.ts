import { isRecord } from '#schemas/is-record.ts';
import { appendPointer } from '#schemas/problems/pointer.ts';

/** A variant of an experiment, as the document Experiments has it. */
export interface ListedVariant {
  /** JSON pointer to it in the document. */
  readonly pointer: string;
  readonly variant: string;
  readonly variantUrl: string;
  /** Its part of the sum of all shares. */
  readonly share: number;
  /** The share of visitors who see it, in percent. */
  readonly percent: number;
}

/** An experiment, as the document Experiments has it. */
export interface ListedExperiment {
  /** JSON pointer to it in the document. */
  readonly pointer: string;
  readonly key: string;
  readonly experimentUrl: string;
  readonly isEnded: boolean;
  readonly variants: readonly ListedVariant[];
}

/**
 * Lists the experiments of the document Experiments, whose files stand side by side in it. What is
 * not written as an experiment is left out: the check of the document says what is wrong with it.
 */
export function listExperiments(document: unknown): readonly ListedExperiment[] {
  return Object.entries(isRecord(document) ? document : {}).flatMap(([file, list]) => {
    const pointer = appendPointer(appendPointer('', file), 'experiments');
    return listRecords(list, 'experiments', pointer).flatMap(readExperiment);
  });
}

/** Lists the experiments that a page is part of: as the page that they are on, or as a variant. */
export function listExperimentsOfPage(
  document: unknown,
  address: string,
): readonly ListedExperiment[] {
  return listExperiments(document).filter(
    ({ experimentUrl, variants }) =>
      experimentUrl === address || variants.some(({ variantUrl }) => variantUrl === address),
  );
}

interface Placed {
  readonly members: Readonly<Record<string, unknown>>;
  readonly pointer: string;
}

function listRecords(holder: unknown, name: string, pointer: string): Placed[] {
  const list = isRecord(holder) ? holder[name] : undefined;
  if (!Array.isArray(list)) return [];
  return list.flatMap((members: unknown, index) =>
    isRecord(members) ? [{ members, pointer: appendPointer(pointer, String(index)) }] : [],
  );
}

function readExperiment({ members, pointer }: Placed): ListedExperiment[] {
  const { key, experimentUrl, ended } = members;
  if (typeof key !== 'string' || typeof experimentUrl !== 'string') return [];
  const own = listRecords(members, 'variants', appendPointer(pointer, 'variants'));
  const sum = own.reduce((total, variant) => total + getShare(variant), 0);
  const variants = own.flatMap((each): ListedVariant[] => {
    const { variant, variantUrl } = each.members;
    if (typeof variant !== 'string' || typeof variantUrl !== 'string') return [];
    const share = getShare(each);
    const percent = sum === 0 ? 0 : (100 * share) / sum;
    return [{ pointer: each.pointer, variant, variantUrl, share, percent }];
  });
  return [{ pointer, key, experimentUrl, isEnded: ended === true, variants }];
}

/** A share that is left out is 1, as the schema has it. */
function getShare({ members: { share = 1 } }: Placed): number {
  return typeof share === 'number' && share >= 0 ? share : 0;
}
