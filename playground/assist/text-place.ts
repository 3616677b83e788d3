import { createScanner } from 'jsonc-parser';
import { getComponentType } from '#schemas/components.ts';
import type { Path } from '../state/document/allowed-components.ts';

/** A string of a text, or what there is of one that has no end. */
export interface StringToken {
  /** The offset of its opening quotation mark. */
  readonly start: number;
  /**
   * The offset behind its closing quotation mark; where that is missing, behind its last character.
   */
  readonly end: number;
  readonly isClosed: boolean;
}

/** A place in a text of JSON, which may be broken anywhere. */
export interface TextPlace {
  /**
   * The path to the value that stands here or may be written here; for a name, the path to its
   * object.
   */
  readonly path: Path;
  readonly role: 'name' | 'value';
  /** The string that the place is in. */
  readonly token: StringToken | undefined;
  /**
   * The offset where the token begins, or the word that is being written without quotation marks.
   */
  readonly start: number;
  /** True if the value before it is not followed by a comma. */
  readonly lacksComma: boolean;
  /** The componentType of the object to which the first so many steps of the path lead. */
  readonly typeAt: (steps: number) => string | undefined;
}

/** An object or list that is open at a place. */
interface Open {
  readonly start: number;
  readonly isList: boolean;
  /** The number of its members or items that stand before the place. */
  readonly index: number;
}

/** Broken text may open more than any document has: then nobody knows what leads to the place. */
const MAX_OPEN = 200;
/**
 * Twice what a page of a thousand components takes. Where more has to be looked through, nothing is
 * offered.
 */
export const MAX_LOOKED_THROUGH = 2_000_000;
const MAX_SCANNED = 200_000;

/**
 * Finds out where an offset lies by looking back from it, which takes a pass over the characters
 * before it and reads no value. Returns undefined where neither a name nor a value can stand.
 */
export function findTextPlace(text: string, offset: number): TextPlace | undefined {
  if (offset > MAX_LOOKED_THROUGH) return undefined;
  const token = stringAround(text, offset);
  const start = token?.start ?? wordStart(text, offset);
  const open = openAt(text, start);
  if (open.length >= MAX_OPEN) return undefined;
  const [inner] = open;
  const before = backOverSpace(text, start);
  const isNamed = text[before] === ':';
  if (!inner && before >= 0 && !isNamed) return undefined;
  const isItem = inner?.isList === true;
  const role = isNamed || isItem || !inner ? 'value' : 'name';
  const outer = open.toReversed();
  const starts = outer.map((each) => each.start);
  return {
    path: pathTo(text, outer, isNamed && !isItem ? nameBefore(text, before) : undefined),
    role,
    token,
    start,
    lacksComma: isItem && text[before] !== ',' && before !== inner.start,
    typeAt: (steps) => typeOf(text, starts[steps]),
  };
}

function pathTo(text: string, outer: readonly Open[], name: string | undefined): Path {
  const steps = outer.flatMap(({ isList, index }, depth): (string | number)[] => {
    if (isList) return [index];
    const next = outer[depth + 1];
    if (!next) return name === undefined ? [] : [name];
    return [nameBefore(text, backOverSpace(text, next.start)) ?? ''];
  });
  return steps;
}

/** The string around an offset, by its line: no string goes on in the next one. */
function stringAround(text: string, offset: number): StringToken | undefined {
  let start: number | undefined;
  for (let at = text.lastIndexOf('\n', offset - 1) + 1; at < offset; at += 1) {
    if (text[at] === '"') start = start === undefined ? at : undefined;
    else if (text[at] === '\\' && start !== undefined) at += 1;
  }
  return start === undefined ? undefined : { start, ...endOfString(text, start, offset) };
}

function endOfString(text: string, start: number, offset: number): Omit<StringToken, 'start'> {
  let at = start + 1;
  for (; at < text.length && text[at] !== '\n'; at += 1) {
    if (text[at] === '"') return { end: at + 1, isClosed: true };
    if (text[at] === '\\') at += 1;
  }
  const line = text.slice(offset, at);
  return { end: offset + line.replace(/[\s,\]}]*$/, '').length, isClosed: false };
}

function wordStart(text: string, offset: number): number {
  let start = offset;
  while (start > 0 && /[\w-]/.test(text[start - 1] ?? '')) start -= 1;
  return start;
}

/** The objects and lists that are open at an offset, the innermost first. */
function openAt(text: string, offset: number): readonly Open[] {
  const open: Open[] = [];
  let [closed, index] = [0, 0];
  for (let at = offset - 1; at >= 0 && open.length < MAX_OPEN; at -= 1) {
    switch (text[at]) {
      case '"':
        at = openingOf(text, at);
        break;
      case ']':
      case '}':
        closed += 1;
        break;
      case ',':
        if (closed === 0) index += 1;
        break;
      case '[':
      case '{':
        if (closed > 0) closed -= 1;
        else {
          open.push({ start: at, isList: text[at] === '[', index });
          index = 0;
        }
    }
  }
  return open;
}

/** The quotation mark to which one is the closing one; itself where its line has no other. */
function openingOf(text: string, closing: number): number {
  let at = text.lastIndexOf('"', closing - 1);
  while (at > 0 && isEscaped(text, at)) at = text.lastIndexOf('"', at - 1);
  return at < 0 || closing === 0 || text.lastIndexOf('\n', closing) > at ? closing : at;
}

function isEscaped(text: string, at: number): boolean {
  let first = at;
  while (text[first - 1] === '\\') first -= 1;
  return (at - first) % 2 === 1;
}

function backOverSpace(text: string, offset: number): number {
  let at = offset - 1;
  while (at >= 0 && /\s/.test(text[at] ?? '')) at -= 1;
  return at;
}

/** The name before a colon. */
function nameBefore(text: string, colon: number): string | undefined {
  if (text[colon] !== ':') return undefined;
  const end = backOverSpace(text, colon);
  if (end < 1 || text[end] !== '"') return undefined;
  return text.slice(openingOf(text, end) + 1, end);
}

/**
 * The componentType of the object that begins at an offset, wherever among its members it stands.
 */
function typeOf(text: string, start: number | undefined): string | undefined {
  if (start === undefined || text[start] !== '{') return undefined;
  const scanner = createScanner(text, true);
  const last = Math.min(text.length, start + MAX_SCANNED);
  scanner.setPosition(start + 1);
  scanner.scan();
  let [depth, name, isValue, cardType] = [0, '', false, ''];
  for (let at = scanner.getTokenOffset(); at < last; at = scanner.getTokenOffset()) {
    const sign = text.charAt(at);
    depth += STEPS[sign] ?? 0;
    if (depth < 0) break;
    if (depth === 0 && sign === '"') {
      if (!isValue) name = scanner.getTokenValue();
      else if (name === 'componentType') return scanner.getTokenValue();
      else if (name === 'cardType') cardType = scanner.getTokenValue();
    }
    isValue = sign === ':';
    scanner.scan();
  }
  return getComponentType({ cardType });
}

const STEPS: Readonly<Record<string, number>> = { '{': 1, '[': 1, '}': -1, ']': -1 };
