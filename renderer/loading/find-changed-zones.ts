import { isEqual } from '#schemas/is-equal.ts';
import { isRecord } from '#schemas/is-record.ts';
import { getZoneComponents, ZONE_NAMES } from '#schemas/page-limits.ts';
import type { ZoneName } from '../page/index.ts';

/** A zone whose components are not the same ones in the same order. */
export interface ChangedZone extends MatchedComponents {
  readonly name: ZoneName;
  /** The components as they were written there, and as they are now. */
  readonly before: readonly unknown[];
  readonly now: readonly unknown[];
}

/**
 * The zones in which two responses differ; undefined where they do elsewhere, or in many
 * components. Most of what a patch left as it was is the very same object, which costs nothing to
 * compare.
 */
export function findChangedZones(before: object, response: object): ChangedZone[] | undefined {
  if (!isRecord(before) || !isRecord(response)) return undefined;
  const [data, dataNow] = [before['data'], response['data']];
  if (!isRecord(data) || !isRecord(dataNow)) return undefined;
  if (!haveEqual(before, response, IN_RESPONSE)) return undefined;
  if (data === dataNow) return [];
  if (!haveEqual(data, dataNow, IN_DATA)) return undefined;

  const zones: ChangedZone[] = [];
  for (const name of ZONE_NAMES) {
    const [zone, zoneNow] = [data[name], dataNow[name]];
    if (zone === zoneNow) continue;
    if (!isRecord(zone) || !isRecord(zoneNow)) return undefined;
    if (!haveEqual(zone, zoneNow, IN_ZONE)) return undefined;
    const own = { name, before: getZoneComponents(zone), now: getZoneComponents(zoneNow) };
    const matched = matchComponents(own.before, own.now);
    if (!matched) return undefined;
    if (matched.added.length > 0 || matched.gone.length > 0) zones.push({ ...own, ...matched });
  }
  return zones;
}

/** Names of the members that are compared by themselves. */
const IN_RESPONSE = new Set(['data']);
const IN_DATA: ReadonlySet<string> = new Set(ZONE_NAMES);
const IN_ZONE = new Set(['flexComponents']);

/**
 * Returns true if two objects have the same members in the same order, all equal but those in
 * `except`.
 */
function haveEqual(
  one: Readonly<Record<string, unknown>>,
  other: Readonly<Record<string, unknown>>,
  except: ReadonlySet<string>,
): boolean {
  const names = Object.keys(one);
  const namesNow = Object.keys(other);
  return (
    names.length === namesNow.length &&
    names.every(
      (name, index) =>
        name === namesNow[index] && (except.has(name) || isEqual(one[name], other[name])),
    )
  );
}

/** Which components of two lists are the same. */
interface MatchedComponents {
  /** Where a component that is written now stood before; undefined where none was equal. */
  readonly from: (index: number) => number | undefined;
  /** Where components stand now that did not, moved ones included. */
  readonly added: readonly number[];
  /** Where components stood that do not any more, moved ones included. */
  readonly gone: readonly number[];
}

type List = readonly unknown[];

/** With more edits than this a page is made anew: nobody makes as many at a time. */
const MAX_EDITS = 10;

/**
 * Finds for each component the one before that it equals; undefined where many have none. From both
 * ends as far as they are equal, then in one pass over what lies between, in which a component may
 * have come, gone or changed at any place.
 */
export function matchComponents(before: List, now: List): MatchedComponents | undefined {
  let end = now.length;
  let endBefore = before.length;
  let start = 0;
  while (start < end && start < endBefore && areEqual(before[start], now[start])) start += 1;
  while (start < end && start < endBefore && areEqual(before[endBefore - 1], now[end - 1])) {
    end -= 1;
    endBefore -= 1;
  }

  const between = matchBetween(before.slice(start, endBefore), now.slice(start, end));
  if (!between) return undefined;
  const { from, added, gone } = between;
  const inList = (index: number) => start + index;
  return {
    added: added.map(inList),
    gone: gone.map(inList),
    from(index) {
      if (index < start) return index;
      if (index >= end) return index - end + endBefore;
      const indexBefore = from.get(index - start);
      return indexBefore === undefined ? undefined : start + indexBefore;
    },
  };
}

/** How many components may have come, or gone, side by side. */
const MAX_AHEAD = 3;

/**
 * How many have come, or left, before both lists run side by side again; else one has taken the
 * place of another.
 */
function ahead(isSame: (by: number, byBefore: number) => boolean) {
  for (let by = 1; by <= MAX_AHEAD; by += 1) {
    if (isSame(by, 0)) return { come: by, removed: 0 };
    if (isSame(0, by)) return { come: 0, removed: by };
  }
  return { come: 1, removed: 1 };
}

/**
 * Nearly all components of a patched page are the very same objects: not even a call is made for
 * these.
 */
function areEqual(one: unknown, other: unknown): boolean {
  return one === other || isEqual(one, other);
}

interface MatchedBetween extends Pick<MatchedComponents, 'added' | 'gone'> {
  readonly from: ReadonlyMap<number, number>;
}

function matchBetween(before: List, now: List): MatchedBetween | undefined {
  const isSame = (index: number, indexBefore: number) =>
    index < now.length && indexBefore < before.length && isEqual(before[indexBefore], now[index]);
  const from = new Map<number, number>();
  const added: number[] = [];
  const gone: number[] = [];

  let [next, nextBefore] = [0, 0];
  while (next < now.length || nextBefore < before.length) {
    if (Math.max(added.length, gone.length) > MAX_EDITS) return undefined;
    if (isSame(next, nextBefore)) {
      from.set(next++, nextBefore++);
      continue;
    }
    const { come, removed } = ahead((by, byBefore) => isSame(next + by, nextBefore + byBefore));
    const ends = Math.min(now.length, next + come);
    const endsBefore = Math.min(before.length, nextBefore + removed);
    while (next < ends) added.push(next++);
    while (nextBefore < endsBefore) gone.push(nextBefore++);
  }
  const waiting = new Set(gone);
  for (const index of added) {
    const moved = [...waiting].find((indexBefore) => isEqual(before[indexBefore], now[index]));
    if (moved === undefined) continue;
    waiting.delete(moved);
    from.set(index, moved);
  }
  return { from, added, gone };
}
