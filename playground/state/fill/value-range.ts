import { endOfValue } from '../ahead/string-at.ts';

/** A stretch of a text. */
export interface Range {
  readonly start: number;
  /** Behind its last character. */
  readonly end: number;
}

const GAP = /[\s,:]*/y;
const SCALAR = /[^\s,\]}]*/y;

/**
 * Where the value stands in a JSON text to which names and indices lead. Values beside the way are passed over without being
 * read. Of a text that is no JSON it may find anything, so whoever asks reads what was found.
 */
export function rangeAt(text: string, path: readonly string[]): Range | undefined {
  return path.reduce<Range | undefined>(
    (holder, segment) => holder && itemIn(text, holder, segment),
    valueFrom(text, 0),
  );
}

/** An item of a list, or a member of an object: of two of one name the later one, which is the one that counts. */
function itemIn(text: string, { start, end }: Range, segment: string): Range | undefined {
  const isObject = text[start] === '{';
  if (!isObject && text[start] !== '[') return undefined;
  let found: Range | undefined;
  let at = behind(GAP, text, start + 1);
  for (let index = 0; at < end - 1; index += 1) {
    const name = isObject ? valueFrom(text, at) : undefined;
    const item = valueFrom(text, name?.end ?? at);
    if (item.end <= at) return undefined;
    if (name ? nameIn(text, name) === segment : String(index) === segment) found = item;
    if (found && !name) return found;
    at = behind(GAP, text, item.end);
  }
  return found;
}

function valueFrom(text: string, from: number): Range {
  const start = behind(GAP, text, from);
  const isEnclosed = '"{['.includes(text.charAt(start) || ' ');
  return { start, end: isEnclosed ? endOfValue(text, start) : behind(SCALAR, text, start) };
}

function nameIn(text: string, { start, end }: Range): unknown {
  const inside = text.slice(start + 1, end - 1);
  return inside.includes('\\') ? JSON.parse(`"${inside}"`) : inside;
}

function behind(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  pattern.test(text);
  return pattern.lastIndex;
}
