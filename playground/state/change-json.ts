import { parseTree, type Node } from 'jsonc-parser';
import type { PatchOperation } from '#schemas/generated/scenario.ts';
import { segmentsOf } from '#schemas/problems/pointer.ts';
import { readJson } from '#schemas/validate/read-json.ts';

/** A change of a JSON text: that of a JSON patch, or the text of a value taken to another place as it is written. */
export type JsonChange =
  | PatchOperation
  | { readonly op: 'copy' | 'move'; readonly from: string; readonly path: string };

const INDENT = 2;
const INDEX = /^(?:0|[1-9]\d*)$/;

/**
 * Changes a JSON text, one change after the other, and leaves every line as it is that they do not concern. Nothing
 * comes of a text that cannot be read, or of a change whose place is not there.
 */
export function changeJson(text: string, changes: readonly JsonChange[]): string | undefined {
  if ('problem' in readJson(text)) return undefined;
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
      return replaced(text, change.path, written(change.value));
    case 'add':
      return inserted(text, change.path, written(change.value));
    default: {
      const node = nodeAt(text, segmentsOf(change.from));
      if (!node) return undefined;
      const value = indentedAs(textOf(text, node), -indentAt(text, node.offset));
      const rest = change.op === 'copy' ? text : removed(text, change.from);
      return rest === undefined ? undefined : inserted(rest, change.path, value);
    }
  }
}

function removed(text: string, pointer: string): string | undefined {
  const { holder, last } = holderOf(text, pointer);
  const item = holder && last !== undefined ? itemIn(holder, last) : undefined;
  if (!holder || !item) return undefined;
  const items = holder.children ?? [];
  const index = items.indexOf(item);
  const [before, after] = [items[index - 1], items[index + 1]];
  if (after) return spliced(text, [item.offset, after.offset], '');
  if (before) return spliced(text, [endOf(before), endOf(item)], '');
  return spliced(text, [holder.offset + 1, endOf(holder) - 1], '');
}

function replaced(text: string, pointer: string, value: string): string | undefined {
  const node = nodeAt(text, segmentsOf(pointer));
  if (!node) return undefined;
  return spliced(text, [node.offset, endOf(node)], indentedAs(value, indentAt(text, node.offset)));
}

/** Before the item that is there, or at the end of the list for `-` and for the index after the last. */
function inserted(text: string, pointer: string, value: string): string | undefined {
  const { holder, last } = holderOf(text, pointer);
  if (!holder || last === undefined) return undefined;
  const items = holder.children ?? [];
  if (holder.type === 'object') {
    if (itemIn(holder, last)) return replaced(text, pointer, value);
    return insertedAt(text, holder, {
      index: items.length,
      item: `${JSON.stringify(last)}: ${value}`,
    });
  }
  const index = last === '-' ? items.length : Number(last);
  const isIndex = last === '-' || (INDEX.test(last) && index <= items.length);
  return holder.type === 'array' && isIndex
    ? insertedAt(text, holder, { index, item: value })
    : undefined;
}

interface Insertion {
  readonly index: number;
  readonly item: string;
}

/** On a line of its own, unless its neighbour shares one with what is before it. */
function insertedAt(text: string, holder: Node, { index, item }: Insertion): string {
  const items = holder.children ?? [];
  const neighbour = items[index] ?? items.at(-1);
  if (!neighbour) {
    const outer = indentAt(text, holder.offset);
    const line = lineAt(outer + INDENT);
    const inside = line + indentedAs(item, outer + INDENT) + lineAt(outer);
    return spliced(text, [holder.offset + 1, endOf(holder) - 1], inside);
  }
  const indent = indentAt(text, neighbour.offset);
  const isOnOwnLine = neighbour.offset - lineStart(text, neighbour.offset) === indent;
  const gap = isOnOwnLine ? lineAt(indent) : ' ';
  const indented = indentedAs(item, indent);
  return items[index]
    ? spliced(text, [neighbour.offset, neighbour.offset], `${indented},${gap}`)
    : spliced(text, [endOf(neighbour), endOf(neighbour)], `,${gap}${indented}`);
}

function holderOf(text: string, pointer: string) {
  const segments = segmentsOf(pointer);
  return { holder: nodeAt(text, segments.slice(0, -1)), last: segments.at(-1) };
}

function nodeAt(text: string, segments: readonly string[]): Node | undefined {
  return segments.reduce<Node | undefined>((node, segment) => {
    const item = node && itemIn(node, segment);
    return node?.type === 'object' ? item?.children?.[1] : item;
  }, parseTree(text));
}

/** An item of a list, or a member of an object: of two members of one name the later one, which is the one that counts. */
function itemIn({ type, children = [] }: Node, segment: string): Node | undefined {
  if (type === 'array') return INDEX.test(segment) ? children[Number(segment)] : undefined;
  if (type !== 'object') return undefined;
  return children.findLast(({ children: [name] = [] }) => name?.value === segment);
}

function written(value: unknown): string {
  return JSON.stringify(value, undefined, INDENT);
}

function textOf(text: string, node: Node): string {
  return text.slice(node.offset, endOf(node));
}

function endOf({ offset, length }: Node): number {
  return offset + length;
}

function lineStart(text: string, offset: number): number {
  return offset === 0 ? 0 : text.lastIndexOf('\n', offset - 1) + 1;
}

function lineAt(indent: number): string {
  return `\n${' '.repeat(indent)}`;
}

/** How many spaces the line begins with that a place is in. */
function indentAt(text: string, offset: number): number {
  return /^ */.exec(text.slice(lineStart(text, offset), offset))?.[0].length ?? 0;
}

/** Moves all lines but the first by so many spaces. No string goes over several lines. */
function indentedAs(value: string, by: number): string {
  if (by >= 0) return value.replaceAll('\n', lineAt(by));
  return value.replaceAll(new RegExp(`\\n {0,${-by}}`, 'g'), '\n');
}

function spliced(text: string, [start, end]: readonly [number, number], piece: string): string {
  return text.slice(0, start) + piece + text.slice(end);
}
