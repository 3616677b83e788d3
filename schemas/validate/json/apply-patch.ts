import type { PatchOperation } from '../../generated/scenario.ts';
import { isRecord } from '../../is-record.ts';
import { splitPointer } from '../../problems/pointer.ts';

/** An operation leads to a place that the value does not have. */
export class UnmatchedPatch extends Error {
  override readonly name = 'UnmatchedPatch';

  /** The number of the operation in the patch, from 0. */
  readonly index: number;
  /** The value at which its path ends too early, described. */
  readonly present: string;

  constructor(index: number, { op, path }: PatchOperation, present: string) {
    super(`Operation ${index} of the patch (${op} ${path}) leads nowhere. There: ${present}.`);
    this.index = index;
    this.present = present;
  }
}

/**
 * The value with a JSON patch (RFC 6902) made on it: add, remove, replace. Neither the value nor
 * any prototype is changed, whatever names a path holds. Throws UnmatchedPatch.
 */
export function applyPatch(value: unknown, operations: readonly PatchOperation[]): unknown {
  return operations.reduce((present, operation, index) => {
    const refuse: Refuse = (there) => new UnmatchedPatch(index, operation, there);
    return changeAt(present, 0, { path: splitPointer(operation.path), operation, refuse });
  }, value);
}

type Refuse = (present: string) => UnmatchedPatch;

interface Change {
  readonly path: readonly string[];
  readonly operation: PatchOperation;
  readonly refuse: Refuse;
}

/** Changes a value, to which `depth` segments of the path have led. */
function changeAt(value: unknown, depth: number, change: Change): unknown {
  const segment = change.path[depth];
  if (segment === undefined) return change.operation.value;
  const isLast = depth === change.path.length - 1;
  const mayBeNew = isLast && change.operation.op === 'add';

  if (Array.isArray(value)) {
    const index = indexIn(value, segment, mayBeNew);
    if (index === undefined) throw change.refuse(itemsPhrase(value));
    if (isLast) return changeItem(value, index, change.operation);
    return value.with(index, changeAt(value[index], depth + 1, change));
  }
  if (!isRecord(value)) throw change.refuse('a value without members');
  if (!Object.hasOwn(value, segment) && !mayBeNew) {
    throw change.refuse(Object.keys(value).join(', ') || 'an empty object');
  }
  if (isLast) return changeMember(value, segment, change.operation);
  // A computed name is always a member of the object's own, even if it is __proto__.
  return { ...value, [segment]: changeAt(value[segment], depth + 1, change) };
}

const INDEX = /^(?:0|[1-9]\d*)$/;

/** The index that a segment names in a list; `-` and the list's length name a new last item. */
function indexIn(list: readonly unknown[], segment: string, mayBeNew: boolean): number | undefined {
  if (mayBeNew && segment === '-') return list.length;
  const last = mayBeNew ? list.length : list.length - 1;
  return INDEX.test(segment) && Number(segment) <= last ? Number(segment) : undefined;
}

function itemsPhrase(list: readonly unknown[]): string {
  return list.length === 0 ? 'an empty list' : `items 0 to ${list.length - 1}`;
}

function changeItem(
  list: readonly unknown[],
  index: number,
  { op, value }: PatchOperation,
): unknown[] {
  const removed = op === 'add' ? 0 : 1;
  return list.toSpliced(index, removed, ...(op === 'remove' ? [] : [value]));
}

function changeMember(
  object: Readonly<Record<string, unknown>>,
  name: string,
  { op, value }: PatchOperation,
): Record<string, unknown> {
  if (op !== 'remove') return { ...object, [name]: value };
  return Object.fromEntries(Object.entries(object).filter(([each]) => each !== name));
}
