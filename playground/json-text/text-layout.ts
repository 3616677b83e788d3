import { isRecord } from '#schemas/is-record.ts';
import { endOfString, iterateMembers, type Member } from './members.ts';

/** The spaces and line ends with which a whole text is laid out. */
export interface TextLayout {
  /** The indentation of one level. */
  readonly indent: string;
  readonly lineEnd: string;
}

export interface LaidOutText {
  readonly text: string;
  readonly layout: TextLayout;
}

/** A place to write at: lines of its own, or a line with others; tight: without a space. */
export type WritingPlace = 'lines' | 'line' | 'tight';

/** The indentation of a level where the text has none itself. */
const INDENT = '  ';

/** Finds the layout of a text: its first line that is indented has the indentation of a level. */
export function findTextLayout(text: string): TextLayout {
  return {
    indent: /^[ \t]+(?=\S)/m.exec(text)?.[0] ?? INDENT,
    lineEnd: text.includes('\r\n') ? '\r\n' : '\n',
  };
}

/** Returns the indentation of the line that an offset is in. */
export function findIndent(text: string, offset: number): string {
  return /^[ \t]*/.exec(text.slice(lineStart(text, offset), offset))?.[0] ?? '';
}

/** Returns true if nothing but a name stands between the start of a line and a value in it. */
export function isAtLineStart(text: string, offset: number): boolean {
  const before = text.slice(lineStart(text, offset), offset).trimStart();
  if (before === '') return true;
  return before.startsWith('"') && /^\s*:\s*$/.test(before.slice(endOfString(before, 0)));
}

/** Returns true if a line ends between two offsets. */
export function hasLineEnd(text: string, start: number, end: number): boolean {
  return text.slice(start, end).includes('\n');
}

/**
 * Finds where an item is written beside another one of the same object or list, and what parts the
 * two behind their comma. It has a line of its own, unless its neighbour shares one with what is
 * before it; it goes over several lines where its neighbour does.
 */
export function findPlaceBeside(
  { text, layout }: LaidOutText,
  holder: number,
  { nameStart, start, end }: Member,
): { readonly gap: string; readonly place: WritingPlace } {
  if (isAtLineStart(text, nameStart)) {
    return { gap: layout.lineEnd + findIndent(text, nameStart), place: 'lines' };
  }
  if (hasLineEnd(text, start, end)) return { gap: ' ', place: 'lines' };
  return isTight(text, holder) ? { gap: '', place: 'tight' } : { gap: ' ', place: 'line' };
}

/** Returns true if no space stands between the items of an object or a list in one line. */
export function isTight(text: string, holder: number): boolean {
  const [first, second] = iterateMembers(text, holder);
  const at = (text[holder] === '{' ? first : second)?.start ?? holder;
  return /[:,]/.test(text.charAt(at - 1));
}

/** Writes a value as it is laid out at a place. */
export function writeValue(value: unknown, place: WritingPlace, { indent }: TextLayout): string {
  if (place === 'lines') return JSON.stringify(value, undefined, indent);
  return place === 'tight' ? JSON.stringify(value) : inLine(value);
}

function inLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(inLine).join(', ')}]`;
  if (!isRecord(value)) return JSON.stringify(value);
  const members = Object.entries(value).map(
    ([name, item]) => `${JSON.stringify(name)}: ${inLine(item)}`,
  );
  return members.length === 0 ? '{}' : `{ ${members.join(', ')} }`;
}

function lineStart(text: string, offset: number): number {
  return offset === 0 ? 0 : text.lastIndexOf('\n', offset - 1) + 1;
}
