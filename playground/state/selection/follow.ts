import { appendPointer, splitPointer } from '#schemas/problems/pointer.ts';
import { findDifference } from '../../json-text/difference.ts';
import { findComponent, locateValue } from './find-place.ts';
import {
  isContainer,
  isObject,
  findMember,
  iterateMembers,
  startOfText,
  type Member,
} from '../../json-text/members.ts';

export interface Selection {
  /** JSON pointer to a component, or to a zone. */
  readonly selection?: string | undefined;
  /** JSON pointer to a member of that component. */
  readonly member?: string | undefined;
}

const NOTHING: Selection = { selection: undefined, member: undefined };

/** A change without any of these characters moves no value to another place. */
const STRUCTURAL = /[[\]{}"]/;

/**
 * Returns the selection after a change of the page's text: it stays with its component wherever
 * that moved, and is gone with it. The two texts alone tell the change, so it does not matter who
 * made it.
 */
export function followSelection(selected: Selection, before: string, after: string): Selection {
  const { selection, member } = selected;
  if (selection === undefined || before === after || !isStructural(before, after)) return selected;
  const followed = follow(selection, before, after) ?? moved(selection, before, after);
  if (followed === undefined) return NOTHING;
  const memberAfter = member && followed + member.slice(selection.length);
  const isKept = memberAfter !== undefined && locateValue(after, memberAfter) !== undefined;
  return { selection: followed, member: isKept ? memberAfter : undefined };
}

function isStructural(before: string, after: string): boolean {
  const { start, atEnd } = findDifference(before, after);
  return (
    STRUCTURAL.test(before.slice(start, before.length - atEnd)) ||
    STRUCTURAL.test(after.slice(start, after.length - atEnd))
  );
}

/** Goes down the pointer in both texts at once; on the way the items of each list are matched. */
function follow(pointer: string, before: string, after: string): string | undefined {
  let [place, old, now] = ['', startOfText(before), startOfText(after)];
  for (const segment of splitPointer(pointer)) {
    if (!isContainer(before, old) || !isContainer(after, now)) return undefined;
    const [member, match] = isObject(before, old)
      ? [findMember(before, old, segment), findMember(after, now, segment)]
      : matchIn({ before, after, old, now }, segment);
    if (!member || !match) return undefined;
    place = appendPointer(place, match.name);
    [old, now] = [member.start, match.start];
  }
  return place;
}

interface Texts {
  readonly before: string;
  readonly after: string;
}

/** An item of a list, and where it went. */
function matchIn(
  { before, after, ...starts }: Texts & { old: number; now: number },
  index: string,
) {
  const [olds, nows] = [
    [...iterateMembers(before, starts.old)],
    [...iterateMembers(after, starts.now)],
  ];
  const member = olds[Number(index)];
  return [member, member && matchOf(member, { before, after, olds, nows })] as const;
}

interface Lists extends Texts {
  readonly olds: readonly Member[];
  readonly nows: readonly Member[];
}

/** Finds the item of a list after a change: items at both ends that read the same are the same. */
function matchOf(member: Member, { before, after, olds, nows }: Lists): Member | undefined {
  const index = olds.indexOf(member);
  const isSame = (old: Member | undefined, now: Member | undefined) =>
    old !== undefined &&
    now !== undefined &&
    before.slice(old.start, old.end) === after.slice(now.start, now.end);
  const shorter = Math.min(olds.length, nows.length);
  let atStart = 0;
  while (atStart < shorter && isSame(olds[atStart], nows[atStart])) atStart += 1;
  if (index < atStart) return nows[index];
  let atEnd = 0;
  while (atEnd < shorter - atStart && isSame(olds.at(-1 - atEnd), nows.at(-1 - atEnd))) atEnd += 1;
  if (index >= olds.length - atEnd) return nows[index + nows.length - olds.length];

  const changed = nows.slice(atStart, nows.length - atEnd);
  const equal = changed.find((now) => isSame(member, now));
  if (equal) return equal;
  // Where there are as many items as before, each was edited in its place.
  return changed.length === olds.length - atEnd - atStart ? nows[index] : undefined;
}

/** A component that now stands in another list, as it was. */
function moved(pointer: string, before: string, after: string): string | undefined {
  const place = locateValue(before, pointer);
  if (!place || !isObject(before, place.start)) return undefined;
  const text = before.slice(place.start, place.end);
  const at = after.indexOf(text);
  if (at === -1 || after.includes(text, at + 1)) return undefined;
  const component = findComponent(after, at);
  return component?.start === at ? component.component : undefined;
}
