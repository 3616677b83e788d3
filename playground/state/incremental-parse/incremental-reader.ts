import type { PatchOperation } from '#schemas/generated/scenario.ts';
import { isRecord } from '#schemas/is-record.ts';
import { joinPointer } from '#schemas/problems/pointer.ts';
import { findDuplicates } from '#schemas/validate/json/duplicates.ts';
import { readJson } from '#schemas/validate/json/read-json.ts';
import type { JsonChange } from '../../json-text/change-json.ts';
import { endOfValue } from '../../json-text/members.ts';
import { findValueOffset } from '../../json-text/find-value-offset.ts';
import { findDifference } from '../../json-text/difference.ts';
import { patchBetween } from '../../json-text/patch-between.ts';
import { findContainers } from '../../json-text/find-containers.ts';
import type { ReadText, TextBefore } from '../document/check-text.ts';

/**
 * Reads the text that came of changes to it. Where it is too long to be read at once, what they
 * change in the page is known without reading it: that is shown while the text waits.
 */
export function createChangeReader(read: ReadText, changes: readonly JsonChange[]): ReadText {
  return (name, text, before) => {
    const reading = read(name, text, before);
    const waits = reading.isPending && !reading.incremental;
    if (!waits || name !== 'page' || !before || !isKnown(before)) return reading;
    const incremental = patchOf(before.text, changes);
    return incremental ? { problems: before.problems, isPending: true, incremental } : reading;
  };
}

/**
 * Returns the changes as a patch without copies and moves; undefined where a value that they take
 * is not in the text.
 */
function patchOf(
  text: string,
  changes: readonly JsonChange[],
): readonly PatchOperation[] | undefined {
  const patch: PatchOperation[] = [];
  for (const change of changes) {
    if (!('from' in change)) {
      patch.push(change);
      continue;
    }
    const { op, from, path } = change;
    const start = findValueOffset(text, from);
    if (start === undefined) return undefined;
    const value: unknown = JSON.parse(text.slice(start, endOfValue(text, start)));
    if (op === 'move') patch.push({ op: 'remove', path: from });
    patch.push({ op: 'add', path, value });
  }
  return patch;
}

/** One component, as it was found in the text that was typed into last. */
interface Spot {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** The path to the component: data, the zone, its list, an index. */
  readonly path: readonly string[];
  readonly component: unknown;
}

const COMPONENT_DEPTH = 4;
/** A component with more characters is read with the rest. */
const MAX_CHARACTERS = 100_000;

/**
 * Reads a change within one component without the rest of the text, which is read later, with all
 * that is wrong in it. Every other change is left to `read`.
 */
export function createIncrementalReader(read: ReadText): ReadText {
  let last: Spot | undefined;

  const spotIn = (before: string, start: number, atEnd: number): Spot | undefined => {
    const holds = (spot: Pick<Spot, 'start' | 'end'>) =>
      start > spot.start && before.length - atEnd < spot.end;
    if (last?.text === before && holds(last)) return last;

    const { path, containers } = findContainers(before, start);
    const at = containers[COMPONENT_DEPTH];
    if (at === undefined || !isInZone(path)) return undefined;
    const span = { start: at, end: endOfValue(before, at) };
    if (!holds(span) || span.end - at > MAX_CHARACTERS) return undefined;
    const componentPath = path.slice(0, COMPONENT_DEPTH);
    const component: unknown = JSON.parse(before.slice(at, span.end));
    return { text: before, ...span, path: componentPath, component };
  };

  return (name, text, before) => {
    if (name !== 'page' || !before || !isKnown(before)) return read(name, text, before);
    const { start, atEnd } = findDifference(before.text, text);
    const spot = spotIn(before.text, start, atEnd);
    const end = spot && spot.end + text.length - before.text.length;
    const component = spot && componentIn(text.slice(spot.start, end));
    if (!spot || end === undefined || !component) return read(name, text, before);

    const incremental = patchBetween(spot.component, component, joinPointer(spot.path));
    last = { ...spot, text, end, component };
    return { problems: before.problems, isPending: true, incremental };
  };
}

/**
 * Returns true if the last good value is the value of the text and no object names a member twice:
 * with two members of a name, the text alone does not tell which one counts.
 */
export function isKnown({ status, lastGood, problems }: TextBefore): boolean {
  const isOfText = status === 'read' || status === 'incremental';
  const isPlain = !problems.some(({ code }) => code === 'duplicate-property');
  return isOfText && isPlain && isRecord(lastGood);
}

function isInZone([data, , list]: readonly string[]): boolean {
  return data === 'data' && list === 'flexComponents';
}

/** The component that a text writes down, if it is one, with each name once. */
function componentIn(text: string): object | undefined {
  if (text.length > MAX_CHARACTERS) return undefined;
  const reading = readJson(text);
  if ('problem' in reading || !isRecord(reading.value)) return undefined;
  return findDuplicates(text, reading.members).length === 0 ? reading.value : undefined;
}
