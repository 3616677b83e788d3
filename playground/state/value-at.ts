import { segmentsOf } from '#schemas/problems/pointer.ts';
import { endOfString, endOfValue } from './ahead/string-at.ts';

/** A stretch of a text. */
export interface Span {
  readonly start: number;
  /** Behind its last character. */
  readonly end: number;
}

/** An item of a list, or a member of an object, by where it begins in the text. */
export interface Item {
  /** Of the name, where it has one. */
  readonly start: number;
  readonly valueStart: number;
  /** The index of an item, the name of a member. */
  readonly name: string;
}

const SPACE = /\s*/y;
const LITERAL = /[^\s,\]}]*/y;
const INDEX = /^(?:0|[1-9]\d*)$/;

/**
 * Where the value under a JSON pointer begins. The text has to be JSON; no tree is made of it, and what does not lead
 * there is passed over.
 */
export function valueAt(text: string, pointer: string): number | undefined {
  return segmentsOf(pointer).reduce<number | undefined>(
    (holder, segment) =>
      holder === undefined ? undefined : itemAt(text, holder, segment)?.valueStart,
    afterSpace(text, 0),
  );
}

/** An item of a list, or a member of an object: of two of one name the later one, which is the one that counts. */
export function itemAt(text: string, holder: number, segment: string): Item | undefined {
  const isList = text[holder] === '[';
  if (isList && !INDEX.test(segment)) return undefined;
  let found: Item | undefined;
  for (const item of itemsIn(text, holder)) {
    if (item.name !== segment) continue;
    found = item;
    if (isList || isLastOfName(text, item)) break;
  }
  return found;
}

/** What stands directly in the object or the list that begins at a place; nothing in any other value. */
export function* itemsIn(text: string, start: number): Generator<Item> {
  const opening = text[start];
  if (opening !== '{' && opening !== '[') return;
  let at = afterSpace(text, start + 1);
  for (let index = 0; at < text.length && !']}'.includes(text[at] ?? ''); index += 1) {
    const item =
      opening === '{' ? memberAt(text, at) : { start: at, valueStart: at, name: String(index) };
    yield item;
    at = afterSpace(text, endAt(text, item.valueStart));
    if (text[at] !== ',') return;
    at = afterSpace(text, at + 1);
  }
}

/** Where the value ends that begins at a place: behind its last character. */
export function endAt(text: string, start: number): number {
  // A number and a word have no end of their own.
  return '{["'.includes(text[start] ?? '') ? endOfValue(text, start) : after(LITERAL, text, start);
}

/** The whole text is searched for it, which takes less time than to read what the rest of the object holds. */
function isLastOfName(text: string, { start, valueStart }: Item): boolean {
  const written = text.slice(start, endOfString(text, start));
  return text.lastIndexOf(written) < valueStart && !text.includes('\\u');
}

function memberAt(text: string, start: number): Item {
  const nameEnd = endOfString(text, start);
  const colon = afterSpace(text, nameEnd);
  return {
    name: String(JSON.parse(text.slice(start, nameEnd))),
    start,
    valueStart: afterSpace(text, colon + 1),
  };
}

function afterSpace(text: string, at: number): number {
  return after(SPACE, text, at);
}

function after(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  pattern.exec(text);
  return pattern.lastIndex;
}
