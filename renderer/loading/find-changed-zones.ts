import { isEqual } from '#schemas/is-equal.ts';
import { isRecord } from '#schemas/is-record.ts';
import { getZoneComponents, ZONE_NAMES } from '#schemas/page-limits.ts';
import type { ZoneName } from '../page/index.ts';
import { matchComponents, type MatchedComponents } from './match-components.ts';

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
