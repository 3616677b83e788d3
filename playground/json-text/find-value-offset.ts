import { splitPointer } from '#schemas/problems/pointer.ts';
import { endOfString, iterateMembers, startOfText, type Member } from './members.ts';

const INDEX = /^(?:0|[1-9]\d*)$/;

/**
 * Finds the offset where the value under a JSON pointer begins. The text has to be JSON; it is not
 * parsed into a tree, and parts off the way to the value are skipped.
 */
export function findValueOffset(text: string, pointer: string): number | undefined {
  return splitPointer(pointer).reduce<number | undefined>(
    (holder, segment) =>
      holder === undefined ? undefined : findChild(text, holder, segment)?.start,
    startOfText(text),
  );
}

/**
 * An item of a list, or a member of an object: of two of one name the later one, which is the one
 * that counts.
 */
export function findChild(text: string, holder: number, segment: string): Member | undefined {
  const members = foundIn(text);
  const place = `${holder}/${segment}`;
  if (members?.has(place)) return members.get(place);
  const item = findItem(text, holder, segment);
  members?.set(place, item);
  return item;
}

/** A search in a shorter text takes less time than to look whether there was one. */
const LONG = 50_000;
/** The one that is changed, what becomes of it on the way, and what it becomes. */
const MAX_TEXTS = 3;

/**
 * The values found in the texts that were searched last. Many callers ask for the same ones, and a
 * search may go through all of a text.
 */
const recent: { readonly text: string; readonly members: Map<string, Member | undefined> }[] = [];

function foundIn(text: string): Map<string, Member | undefined> | undefined {
  if (text.length < LONG) return undefined;
  const index = recent.findIndex((each) => each.text === text);
  const [known = { text, members: new Map() }] = index === -1 ? [] : recent.splice(index, 1);
  recent.unshift(known);
  recent.length = Math.min(recent.length, MAX_TEXTS);
  return known.members;
}

function findItem(text: string, holder: number, segment: string): Member | undefined {
  const isList = text[holder] === '[';
  if (isList && !INDEX.test(segment)) return undefined;
  let last: Member | undefined;
  for (const member of iterateMembers(text, holder)) {
    if (member.name !== segment) continue;
    last = member;
    if (isList || isLastOfName(text, member)) break;
  }
  return last;
}

/**
 * The text behind it is searched for its name, which takes less time than to read what the rest of
 * the object holds.
 */
function isLastOfName(text: string, { nameStart, start }: Member): boolean {
  // Without its first quotation mark, at each of which the search would stop.
  const written = text.slice(nameStart + 1, endOfString(text, nameStart));
  return !text.includes(written, start) && !text.includes('\\u', start);
}
