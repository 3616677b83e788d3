/** A member of an object, or an item of a list, as a text has it. */
export interface Member {
  /** Its name, or its index. */
  readonly name: string;
  /**
   * The offset of its name's opening quotation mark; of an item, the offset where its value begins.
   */
  readonly nameStart: number;
  /** The offset where its value begins. */
  readonly start: number;
  /** The offset behind its value. The text is searched for it only when it is asked for. */
  readonly end: number;
}

/** A stretch of a text. */
export interface Span {
  readonly start: number;
  /** The offset behind its last character. */
  readonly end: number;
}

const TAB = 9;
const LINE_FEED = 10;
const CARRIAGE_RETURN = 13;
const SPACE = 32;
const QUOTE = 34;
const COMMA = 44;
const COLON = 58;
const OPEN_LIST = 91;
const BACKSLASH = 92;
const CLOSE_LIST = 93;
const OPEN_OBJECT = 123;
const CLOSE_OBJECT = 125;

/**
 * The members of the object or list that begins at an offset, one after the other; of anything else
 * none. It reads what is being written too: a string that is open ends with its line, a comma or a
 * value may be missing.
 */
export function* iterateMembers(text: string, start: number): Generator<Member> {
  if (!isContainer(text, start)) return;
  const isList = text.charCodeAt(start) === OPEN_LIST;
  let index = 0;
  let at = skipSpace(text, start + 1);
  while (at < text.length && !isClosing(text.charCodeAt(at))) {
    const isName = !isList && text.charCodeAt(at) === QUOTE;
    const nameStart = at;
    const nameEnd = isName ? endOfString(text, at) : at;
    at = skipSpace(text, nameEnd);
    if (isName && text.charCodeAt(at) === COLON) at = skipSpace(text, at + 1);
    const name = isName ? nameIn(text, nameStart, nameEnd) : String(index);
    const member = memberAt(text, { name, nameStart, start: at });
    yield member;
    index += 1;
    // A character that begins no value is skipped, so that the loop always moves on.
    at = skipSpace(text, member.end === nameStart ? member.end + 1 : member.end);
    if (text.charCodeAt(at) === COMMA) at = skipSpace(text, at + 1);
  }
}

function memberAt(text: string, place: Omit<Member, 'end'>): Member {
  let end: number | undefined;
  return {
    ...place,
    get end() {
      end ??= endOfValue(text, place.start);
      return end;
    },
  };
}

/**
 * Finds the member of a name, or the item of an index. Returns undefined where there is none, as in
 * a value that is no object or list.
 */
export function findMember(text: string, start: number, name: string): Member | undefined {
  for (const member of iterateMembers(text, start)) if (member.name === name) return member;
  return undefined;
}

/**
 * Returns the offset behind the last character of the value that begins at an offset; in a text
 * that is cut, the offset of its end.
 */
export function endOfValue(text: string, start: number): number {
  let depth = 0;
  let at = start;
  while (at < text.length) {
    const character = text.charCodeAt(at);
    if (character === QUOTE) {
      at = endOfString(text, at);
    } else if (character === OPEN_OBJECT || character === OPEN_LIST) {
      depth += 1;
      at += 1;
    } else if (isClosing(character)) {
      // It closes what the value stands in.
      if (depth === 0) return at;
      depth -= 1;
      at += 1;
    } else if (depth > 0) {
      at += 1;
      continue;
    } else {
      return endOfWord(text, at);
    }
    if (depth === 0) return at;
  }
  return text.length;
}

/** Returns true if an object or a list begins at an offset. */
export function isContainer(text: string, at: number): boolean {
  const character = text.charCodeAt(at);
  return character === OPEN_OBJECT || character === OPEN_LIST;
}

/** Returns true if an object begins at an offset. */
export function isObject(text: string, at: number): boolean {
  return text.charCodeAt(at) === OPEN_OBJECT;
}

/** Returns the offset where the first value of a text begins. */
export function startOfText(text: string): number {
  return skipSpace(text, 0);
}

function skipSpace(text: string, from: number): number {
  let at = from;
  while (at < text.length && isSpace(text.charCodeAt(at))) at += 1;
  return at;
}

function isSpace(character: number): boolean {
  return (
    character === SPACE ||
    character === LINE_FEED ||
    character === CARRIAGE_RETURN ||
    character === TAB
  );
}

function isClosing(character: number): boolean {
  return character === CLOSE_OBJECT || character === CLOSE_LIST;
}

/** A number, a literal, or what is neither: up to where something else may begin. */
function endOfWord(text: string, start: number): number {
  let at = start;
  while (at < text.length) {
    const character = text.charCodeAt(at);
    const isOther = character === COMMA || character === COLON || character === QUOTE;
    if (isOther || isClosing(character) || isSpace(character) || isContainer(text, at)) break;
    at += 1;
  }
  return at;
}

/**
 * Returns the offset behind the closing quotation mark of the string that begins at an offset; a
 * string that is not closed ends with its line.
 */
export function endOfString(text: string, start: number): number {
  let quote = text.indexOf('"', start + 1);
  while (quote !== -1 && isEscaped(text, quote)) quote = text.indexOf('"', quote + 1);
  const end = quote === -1 ? text.length : quote + 1;
  // Sought in the string alone: a text of one line would be looked through for each of its strings.
  const line = text.slice(start, end).indexOf('\n');
  return line === -1 ? end : start + line;
}

function isEscaped(text: string, at: number): boolean {
  let first = at;
  while (text.charCodeAt(first - 1) === BACKSLASH) first -= 1;
  return (at - first) % 2 === 1;
}

function nameIn(text: string, start: number, end: number): string {
  const written = text.slice(start, end);
  try {
    return String(JSON.parse(written));
  } catch {
    return written.slice(1);
  }
}
