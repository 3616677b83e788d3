import { isEqual } from '#schemas/is-equal.ts';

/** A typed text that the parser of its field could not read. It counts as a value. */
export interface Unparseable {
  readonly type: 'unparseable';
  /** The text as it was typed. */
  readonly viewValue: string;
}

const unparseables = new WeakSet<object>();

/** Keeps a text that cannot be read, as a value. */
export function createUnparseable(viewValue: string): Unparseable {
  const value: Unparseable = { type: 'unparseable', viewValue };
  unparseables.add(value);
  return value;
}

/** Returns true for what `createUnparseable` made, and false for whatever merely looks like it. */
export function isUnparseable(value: unknown): value is Unparseable {
  return typeof value === 'object' && value !== null && unparseables.has(value);
}

/**
 * Returns true for `''`, null, undefined, `[]` and `{}`, and false for 0, NaN, false, dates and
 * blanks.
 */
export function isEmpty(value: unknown): boolean {
  if (value === '' || value === null || value === undefined) return true;
  if (Array.isArray(value)) return value.length === 0;
  return isPlain(value) && Object.keys(value).length === 0;
}

/** Returns true if nobody could tell one value from the other. Objects are compared by content. */
export function isSameValue(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (one instanceof Date && other instanceof Date) {
    return Object.is(one.getTime(), other.getTime());
  }
  if (Array.isArray(one) && Array.isArray(other)) {
    // Files, which have no content to compare, are the same only where they are one.
    return one.length === other.length && one.every((each, at) => isSameValue(each, other[at]));
  }
  const areComparable =
    (isPlain(one) && isPlain(other)) || (isUnparseable(one) && isUnparseable(other));
  return areComparable && isEqual(one, other);
}

function isPlain(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype && !unparseables.has(value);
}
