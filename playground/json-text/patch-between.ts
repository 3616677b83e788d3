import type { PatchOperation } from '#schemas/generated/scenario.ts';
import { isRecord } from '#schemas/is-record.ts';
import { appendPointer } from '#schemas/problems/pointer.ts';

type Members = Readonly<Record<string, unknown>>;

/**
 * Returns the JSON patch that turns one JSON value into another. Its paths begin with `path`, the
 * place of the value in its document. Values that are the same object in both are not searched.
 */
export function patchBetween(before: unknown, after: unknown, path = ''): PatchOperation[] {
  return changes(before, after, path);
}

function changes(before: unknown, after: unknown, path: string): PatchOperation[] {
  if (Object.is(before, after)) return [];
  if (Array.isArray(before) && Array.isArray(after)) return changesOfList(before, after, path);
  if (isRecord(before) && isRecord(after) && keepsOrder(before, after)) {
    return changesOfMembers(before, after, path);
  }
  return [{ op: 'replace', path, value: after }];
}

/**
 * The items at the start and at the end that are the same stay; between them, one after the other.
 */
function changesOfList(
  before: readonly unknown[],
  after: readonly unknown[],
  path: string,
): PatchOperation[] {
  const surplus = after.length - before.length;
  if (surplus === 0) {
    return after.flatMap((item, index) => changes(before[index], item, appendPointer(path, index)));
  }
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && isSame(before[start], after[start])) start += 1;
  let atEnd = 0;
  while (atEnd < shorter - start && isSame(before.at(-1 - atEnd), after.at(-1 - atEnd))) atEnd += 1;

  const common = shorter - atEnd;
  const replaced = after
    .slice(start, common)
    .flatMap((item, index) =>
      changes(before[start + index], item, appendPointer(path, start + index)),
    );
  const added = after
    .slice(common, after.length - atEnd)
    .map(
      (value, index) => ({ op: 'add', path: appendPointer(path, common + index), value }) as const,
    );
  const removed = before
    .slice(common, before.length - atEnd)
    .map(() => ({ op: 'remove', path: appendPointer(path, common) }) as const);
  return [...replaced, ...added, ...removed];
}

function changesOfMembers(before: Members, after: Members, path: string): PatchOperation[] {
  const removed = Object.keys(before)
    .filter((name) => !Object.hasOwn(after, name))
    .map((name) => ({ op: 'remove', path: appendPointer(path, name) }) as const);
  const others = Object.keys(after).flatMap((name): PatchOperation[] =>
    Object.hasOwn(before, name)
      ? changes(before[name], after[name], appendPointer(path, name))
      : [{ op: 'add', path: appendPointer(path, name), value: after[name] }],
  );
  return [...removed, ...others];
}

/**
 * Returns true if the members stand in the order that a patch leaves them in: those that stay, then
 * those that are new.
 */
function keepsOrder(before: Members, after: Members): boolean {
  const stay = Object.keys(before).filter((name) => Object.hasOwn(after, name));
  return Object.keys(after)
    .slice(0, stay.length)
    .every((name, index) => name === stay[index]);
}

function isSame(one: unknown, other: unknown): boolean {
  return changes(one, other, '').length === 0;
}
