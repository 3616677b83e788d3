import type { PatchOperation } from '#schemas/generated/scenario.ts';
import { splitPointer } from '#schemas/problems/pointer.ts';
import { isJson } from '#schemas/validate/json/is-json.ts';
import { endOfValue, iterateMembers, type Member, type Span } from './members.ts';
import { findChild, findValueOffset } from './find-value-offset.ts';
import {
  findIndent,
  findPlaceBeside,
  findTextLayout,
  hasLineEnd,
  isTight,
  isAtLineStart,
  writeValue,
  type LaidOutText,
  type TextLayout,
  type WritingPlace,
} from './text-layout.ts';

/**
 * A change of a JSON text: that of a JSON patch, or the text of a value taken to another place as
 * it is written.
 */
export type JsonChange =
  | PatchOperation
  | { readonly op: 'copy' | 'move'; readonly from: string; readonly path: string };

/**
 * Changes a JSON text, one change after the other, and leaves every line as it is that they do not
 * concern. New values are laid out as their neighbours are, so that a formatted text stays
 * formatted. Returns undefined for a text that cannot be read, or a change whose place is not
 * there. A text that is a part of another has the layout of that one.
 */
export function changeJson(
  text: string,
  changes: readonly JsonChange[],
  layout?: TextLayout,
): string | undefined {
  return isJson(text) ? changeReadable(text, changes, layout) : undefined;
}

/** The same for a text that is known to be readable: a long one is not read again for that. */
export function changeReadable(
  text: string,
  changes: readonly JsonChange[],
  layout = findTextLayout(text),
): string | undefined {
  return changes.reduce<string | undefined>(
    (before, change) =>
      before === undefined ? undefined : changed({ text: before, layout }, change),
    text,
  );
}

/** The text that is written, by where it stands. */
type Written = (place: WritingPlace) => string;

function changed(source: LaidOutText, change: JsonChange): string | undefined {
  const { text, layout } = source;
  switch (change.op) {
    case 'remove':
      return removed(text, change.path);
    case 'replace':
      return replaced(source, findValueOffset(text, change.path), (place) =>
        writeValue(change.value, place, layout),
      );
    case 'add':
      return inserted(source, change.path, (place) => writeValue(change.value, place, layout));
    default: {
      const start = findValueOffset(text, change.from);
      if (start === undefined) return undefined;
      const value = takenOut(text.slice(start, endOfValue(text, start)), findIndent(text, start));
      const rest = change.op === 'copy' ? text : removed(text, change.from);
      return rest === undefined
        ? undefined
        : inserted({ text: rest, layout }, change.path, () => value);
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
      // Where the next one begins a line, that line stays as it is.
      if (before && hasLineEnd(text, end, each.nameStart)) break;
      return spliced(text, { start: nameStart, end: each.nameStart }, '');
    }
    if (each.nameStart < nameStart) before = each;
  }
  return before
    ? spliced(text, { start: before.end, end }, '')
    : spliced(text, { start: holder + 1, end: endOfValue(text, holder) - 1 }, '');
}

function replaced(
  { text, layout }: LaidOutText,
  start: number | undefined,
  value: Written,
): string | undefined {
  if (start === undefined) return undefined;
  const span = { start, end: endOfValue(text, start) };
  const inLine = /[:,]/.test(text.charAt(start - 1)) ? 'tight' : 'line';
  const isOnLines = isAtLineStart(text, start) || hasLineEnd(text, start, span.end);
  const piece = value(isOnLines ? 'lines' : inLine);
  return spliced(text, span, indentedAs(piece, findIndent(text, start), layout));
}

/**
 * Inserts a value before the item that is there, or at the end of the list for `-` and for the
 * index after the last.
 */
function inserted(source: LaidOutText, pointer: string, value: Written): string | undefined {
  const { text } = source;
  const { holder, last } = holderOf(text, pointer);
  const existing = holder === undefined ? undefined : findChild(text, holder, last);
  if (holder === undefined) return undefined;
  if (text[holder] === '{') {
    if (existing) return replaced(source, existing.start, value);
    const name = JSON.stringify(last);
    return appended(
      source,
      holder,
      (place) => `${name}:${place === 'tight' ? '' : ' '}${value(place)}`,
    );
  }
  if (text[holder] !== '[') return undefined;
  if (existing) return insertedBefore(source, { holder, existing }, value);
  const isEnd = last === '-' || last === String([...iterateMembers(text, holder)].length);
  return isEnd ? appended(source, holder, value) : undefined;
}

function insertedBefore(
  { text, layout }: LaidOutText,
  { holder, existing }: { readonly holder: number; readonly existing: Member },
  value: Written,
): string {
  const { start } = existing;
  const { gap, place } = findPlaceBeside({ text, layout }, holder, existing);
  const piece = indentedAs(value(place), findIndent(text, start), layout);
  return spliced(text, { start, end: start }, `${piece},${gap}`);
}

function appended(source: LaidOutText, holder: number, item: Written): string {
  const { text, layout } = source;
  const last = [...iterateMembers(text, holder)].at(-1);
  if (!last) return filled(source, holder, item);
  const { end, nameStart } = last;
  const { gap, place } = findPlaceBeside(source, holder, last);
  const piece = indentedAs(item(place), findIndent(text, nameStart), layout);
  return spliced(text, { start: end, end }, `,${gap}${piece}`);
}

/** The first item of an object or a list. */
function filled({ text, layout }: LaidOutText, holder: number, item: Written): string {
  const span = { start: holder + 1, end: endOfValue(text, holder) - 1 };
  if (!isAtLineStart(text, holder)) {
    const place = isTight(text, holder) ? 'tight' : 'line';
    const pad = place === 'tight' || text[holder] === '[' ? '' : ' ';
    return spliced(text, span, pad + item(place) + pad);
  }
  const outer = findIndent(text, holder);
  const inner = outer + layout.indent;
  const { lineEnd } = layout;
  const piece = indentedAs(item('lines'), inner, layout);
  return spliced(text, span, lineEnd + inner + piece + lineEnd + outer);
}

function holderOf(text: string, pointer: string) {
  const last = splitPointer(pointer).at(-1);
  return last === undefined
    ? { last: '' }
    : { last, holder: findValueOffset(text, pointer.slice(0, pointer.lastIndexOf('/'))) };
}

/** Moves all lines but the first inwards. No string goes over several lines. */
function indentedAs(value: string, indent: string, { lineEnd }: TextLayout): string {
  return value.replaceAll(/\r?\n/g, lineEnd + indent);
}

/** Moves them outwards by as much. */
function takenOut(value: string, indent: string): string {
  return value.replaceAll(new RegExp(`\\n[ \\t]{0,${indent.length}}`, 'g'), '\n');
}

function spliced(text: string, { start, end }: Span, piece: string): string {
  return text.slice(0, start) + piece + text.slice(end);
}
