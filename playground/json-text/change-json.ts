import type { PatchOperation } from '#schemas/generated/scenario.ts';
import { splitPointer } from '#schemas/problems/pointer.ts';
import { isJson } from '#schemas/validate/json/is-json.ts';
import { endOfValue, iterateMembers, type Member, type Span } from './members.ts';
import { findChild, findValueOffset } from './find-value-offset.ts';

/**
 * A change of a JSON text: that of a JSON patch, or the text of a value taken to another place as
 * it is written.
 */
export type JsonChange =
  | PatchOperation
  | { readonly op: 'copy' | 'move'; readonly from: string; readonly path: string };

/** The indentation of a level where the text has none itself. */
const INDENT = '  ';

/**
 * Changes a JSON text, one change after the other, and leaves every line as it is that they do not
 * concern. Returns undefined for a text that cannot be read, or a change whose place is not there.
 */
export function changeJson(text: string, changes: readonly JsonChange[]): string | undefined {
  return isJson(text) ? changeReadable(text, changes) : undefined;
}

/** The same for a text that is known to be readable: a long one is not read again for that. */
export function changeReadable(text: string, changes: readonly JsonChange[]): string | undefined {
  return changes.reduce<string | undefined>(
    (before, change) => (before === undefined ? undefined : changed(before, change)),
    text,
  );
}

function changed(text: string, change: JsonChange): string | undefined {
  switch (change.op) {
    case 'remove':
      return removed(text, change.path);
    case 'replace':
      return replaced(text, findValueOffset(text, change.path), written(text, change.value));
    case 'add':
      return inserted(text, change.path, written(text, change.value));
    default: {
      const start = findValueOffset(text, change.from);
      if (start === undefined) return undefined;
      const value = takenOut(text.slice(start, endOfValue(text, start)), indentAt(text, start));
      const rest = change.op === 'copy' ? text : removed(text, change.from);
      return rest === undefined ? undefined : inserted(rest, change.path, value);
    }
  }
}

function removed(text: string, pointer: string): string | undefined {
  const { holder, last } = holderOf(text, pointer);
  const item = holder === undefined ? undefined : findChild(text, holder, last);
  if (holder === undefined || !item) return undefined;
  const { nameStart, end } = item;
  let before: Member | undefined;
  for (const each of iterateMembers(text, holder)) {
    if (each.nameStart > nameStart) {
      return spliced(text, { start: nameStart, end: each.nameStart }, '');
    }
    if (each.nameStart < nameStart) before = each;
  }
  return before
    ? spliced(text, { start: before.end, end }, '')
    : spliced(text, { start: holder + 1, end: endOfValue(text, holder) - 1 }, '');
}

function replaced(text: string, start: number | undefined, value: string): string | undefined {
  if (start === undefined) return undefined;
  const span = { start, end: endOfValue(text, start) };
  return spliced(text, span, indentedAs(value, indentAt(text, start)));
}

/**
 * Inserts a value before the item that is there, or at the end of the list for `-` and for the
 * index after the last.
 */
function inserted(text: string, pointer: string, value: string): string | undefined {
  const { holder, last } = holderOf(text, pointer);
  const existing = holder === undefined ? undefined : findChild(text, holder, last);
  if (holder === undefined) return undefined;
  if (text[holder] === '{') {
    return existing
      ? replaced(text, existing.start, value)
      : appended(text, holder, `${JSON.stringify(last)}: ${value}`);
  }
  if (text[holder] !== '[') return undefined;
  if (existing) return insertedBefore(text, existing.nameStart, value);
  const isEnd = last === '-' || last === String([...iterateMembers(text, holder)].length);
  return isEnd ? appended(text, holder, value) : undefined;
}

function insertedBefore(text: string, start: number, value: string): string {
  const indented = indentedAs(value, indentAt(text, start));
  return spliced(text, { start, end: start }, `${indented},${gapBefore(text, start)}`);
}

function appended(text: string, holder: number, item: string): string {
  const last = [...iterateMembers(text, holder)].at(-1);
  if (!last) {
    const outer = indentAt(text, holder);
    const inner = outer + unitOf(text);
    const inside = lineAt(inner) + indentedAs(item, inner) + lineAt(outer);
    return spliced(text, { start: holder + 1, end: endOfValue(text, holder) - 1 }, inside);
  }
  const { end, nameStart } = last;
  const indented = indentedAs(item, indentAt(text, nameStart));
  return spliced(text, { start: end, end }, `,${gapBefore(text, nameStart)}${indented}`);
}

/** An item stands on a line of its own, unless its neighbour shares one with what is before it. */
function gapBefore(text: string, start: number): string {
  const indent = indentAt(text, start);
  return start - lineStart(text, start) === indent.length ? lineAt(indent) : ' ';
}

function holderOf(text: string, pointer: string) {
  const last = splitPointer(pointer).at(-1);
  return last === undefined
    ? { last: '' }
    : { last, holder: findValueOffset(text, pointer.slice(0, pointer.lastIndexOf('/'))) };
}

function written(text: string, value: unknown): string {
  return JSON.stringify(value, undefined, unitOf(text));
}

/** Returns the indentation of one level in a text: that of the first line that is indented. */
function unitOf(text: string): string {
  return /^[ \t]+(?=\S)/m.exec(text)?.[0] ?? INDENT;
}

function lineStart(text: string, offset: number): number {
  return offset === 0 ? 0 : text.lastIndexOf('\n', offset - 1) + 1;
}

function lineAt(indent: string): string {
  return `\n${indent}`;
}

/** Returns the indentation of the line that an offset is in. */
function indentAt(text: string, offset: number): string {
  return /^[ \t]*/.exec(text.slice(lineStart(text, offset), offset))?.[0] ?? '';
}

/** Moves all lines but the first inwards. No string goes over several lines. */
function indentedAs(value: string, indent: string): string {
  return value.replaceAll('\n', lineAt(indent));
}

/** Moves them outwards by as much. */
function takenOut(value: string, indent: string): string {
  return value.replaceAll(new RegExp(`\\n[ \\t]{0,${indent.length}}`, 'g'), '\n');
}

function spliced(text: string, { start, end }: Span, piece: string): string {
  const own = text.includes('\r\n') ? piece.replaceAll(/\r?\n/g, '\r\n') : piece;
  return text.slice(0, start) + own + text.slice(end);
}
