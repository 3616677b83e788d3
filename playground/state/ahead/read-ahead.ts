import { isRecord } from '#schemas/is-record.ts';
import { MAX_TEXT_LENGTH } from '#schemas/limits.ts';
import { pointerTo } from '#schemas/problems/pointer.ts';
import { applyPatch } from '#schemas/validate/apply-patch.ts';
import type { ReadText, TextBefore } from '../check-text.ts';
import { differenceOf } from '../difference.ts';
import { errorsOf } from '../draft.ts';
import { endOfValue, stringAt } from './string-at.ts';

/** One string of one component, as it was found in the text it was typed into last. */
interface Spot {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly path: readonly string[];
  readonly component: unknown;
  readonly errors: ReadonlySet<string>;
}

/** The members that lead to a component in a zone: data, the zone, its list, an index. */
const COMPONENT_DEPTH = 4;

/**
 * Reads a change within one string of one component without the rest of the text, which is read later: the page may
 * be shown with it where its component has no error that was not there before. Every other change is left to `read`.
 */
export function aheadReader(read: ReadText): ReadText {
  let last: Spot | undefined;

  const spotIn = (before: string, start: number, atEnd: number): Spot | undefined => {
    const holds = (spot: Pick<Spot, 'start' | 'end'>) =>
      start > spot.start && before.length - atEnd < spot.end;
    if (last?.text === before && holds(last)) return last;

    const place = stringAt(before, start);
    const at = place?.containers[COMPONENT_DEPTH];
    if (!place || at === undefined || !isOfComponent(place.path) || !holds(place)) return undefined;
    const component: unknown = JSON.parse(before.slice(at, endOfValue(before, at)));
    const errors = errorsIn(place.path, component);
    return errors && { text: before, ...place, component, errors };
  };
  /** The errors of a page with nothing but that component. */
  const errorsIn = (path: readonly string[], component: unknown) => {
    const [, zone = ''] = path;
    const page = { data: { [zone]: { flexComponents: [component] } } };
    const { problems, isPending } = read('page', JSON.stringify(page));
    return isPending ? undefined : errorsOf(problems);
  };

  return (name, text, before) => {
    if (name !== 'page' || !before || !isKnown(before)) return read(name, text, before);
    const { start, atEnd } = differenceOf(before.text, text);
    const spot = spotIn(before.text, start, atEnd);
    const end = spot && spot.end + text.length - before.text.length;
    const value = spot && stringIn(text.slice(spot.start, end));
    if (!spot || end === undefined || value === undefined) return read(name, text, before);

    const inside = pointerOf(spot.path.slice(COMPONENT_DEPTH));
    const component = applyPatch(spot.component, [{ op: 'replace', path: inside, value }]);
    const errors = errorsIn(spot.path, component);
    const isGood = errors && [...errors].every((each) => spot.errors.has(each));
    if (!isGood) return read(name, text, before);
    last = { ...spot, text, end, component };
    return {
      problems: before.problems,
      isPending: true,
      ahead: [{ op: 'replace', path: pointerOf(spot.path), value }],
    };
  };
}

/** Whether the last good value is what the text says, each name once: of two, the text alone does not tell which counts. */
function isKnown({ isStale, isUnread, ahead, lastGood, problems }: TextBefore): boolean {
  const isRead = !isUnread || ahead !== undefined;
  const isPlain = !problems.some(({ code }) => code === 'duplicate-property');
  return isRead && isPlain && !isStale && isRecord(lastGood);
}

function isOfComponent([data, , list]: readonly string[]): boolean {
  return data === 'data' && list === 'flexComponents';
}

/** The string that a text writes down, if it is one and no longer than any may be. */
function stringIn(text: string): string | undefined {
  if (text.length > MAX_TEXT_LENGTH) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'string' ? value : undefined;
  } catch {
    return undefined;
  }
}

function pointerOf(path: readonly string[]): string {
  return path.reduce<string>(pointerTo, '');
}
