import { segmentsOf } from '#schemas/problems/pointer.ts';
import { endOfString, membersOf, startOfText, type Member } from './members.ts';

const INDEX = /^(?:0|[1-9]\d*)$/;

/**
 * Where the value under a JSON pointer begins. The text has to be JSON; no tree is made of it, and what does not lead
 * there is passed over.
 */
export function valueAt(text: string, pointer: string): number | undefined {
  return segmentsOf(pointer).reduce<number | undefined>(
    (holder, segment) => (holder === undefined ? undefined : itemAt(text, holder, segment)?.start),
    startOfText(text),
  );
}

/** An item of a list, or a member of an object: of two of one name the later one, which is the one that counts. */
export function itemAt(text: string, holder: number, segment: string): Member | undefined {
  const isList = text[holder] === '[';
  if (isList && !INDEX.test(segment)) return undefined;
  let found: Member | undefined;
  for (const member of membersOf(text, holder)) {
    if (member.name !== segment) continue;
    found = member;
    if (isList || isLastOfName(text, member)) break;
  }
  return found;
}

/** The text behind it is searched for its name, which takes less time than to read what the rest of the object holds. */
function isLastOfName(text: string, { nameStart, start }: Member): boolean {
  // Without its first quotation mark, at each of which the search would stop.
  const written = text.slice(nameStart + 1, endOfString(text, nameStart));
  return !text.includes(written, start) && !text.includes('\\u', start);
}
