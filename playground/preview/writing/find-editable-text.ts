import { splitPointer } from '#schemas/problems/pointer.ts';
import type { Shape, ValueKind } from '#schemas/check-module.ts';
import type { DisplayedPage } from '../scenario-runner.ts';
import { resolvePointer } from '../../state/structure/component-lists.ts';
import { findMember } from '../selecting/find-clicked.ts';
import { listTextRuns, type Part } from '../selecting/find-part-by-point.ts';
import { findElementPath, type ElementPath } from '../selecting/find-twin.ts';
import type { PlacedItem } from '../selecting/items-on-page.ts';

/** One paragraph of rich text without anything in it, or words without even that. */
const PLAIN_MARKUP = /^(<p>)?([^<>&]*)(<\/p>)?$/;

/** A text on the page that can be written in its place. */
export interface TextOnPage extends EditableText {
  /** JSON pointer into the page response. */
  readonly pointer: string;
  /** The place of its element in the slot of its component. */
  readonly path: ElementPath;
}

export type TextPart = Extract<Part, { kind: 'text' }>;

/** So many texts of a component are tried: a person waits for it. */
const MAX_TRIES = 12;

/** Reads a text on the page as one that can be written there, if it is one. */
export async function findEditableText(
  shown: DisplayedPage,
  displayedItem: PlacedItem,
  part: TextPart,
): Promise<TextOnPage | undefined> {
  const { item, slot } = displayedItem;
  if (!isAlone(part)) return undefined;
  const pointer = await findMember(shown, displayedItem, part);
  if (pointer === undefined) return undefined;
  const check = await shown.registry.get(item.kind, item.type)?.check();
  const kind = check && kindOf(check.shape, pointer.slice(item.pointer.length));
  const editable = readEditableText(resolvePointer(shown.page.response, pointer), part.text, kind);
  return editable && { ...editable, pointer, path: findElementPath(part.element, slot) };
}

/**
 * Finds the first text of a component that can be written on the page, or the very text that a
 * pointer leads to.
 */
export async function findFirstEditableText(
  shown: DisplayedPage,
  displayedItem: PlacedItem,
  pointer: string,
): Promise<TextOnPage | undefined> {
  for (const part of listTextParts(displayedItem.slot).slice(0, MAX_TRIES)) {
    // The first one that fits ends it.
    // oxlint-disable-next-line no-await-in-loop
    const match = await findEditableText(shown, displayedItem, part);
    if (match && (pointer === displayedItem.item.pointer || pointer === match.pointer))
      return match;
  }
  return undefined;
}

/** The texts of a component that can be seen, those of components in it left out. */
function listTextParts(slot: Element): readonly TextPart[] {
  return [...slot.querySelectorAll('*')]
    .filter((element) => element.closest('[data-key]') === slot && element.checkVisibility())
    .flatMap((element) =>
      listTextRuns(element).flatMap((nodes, run): TextPart[] => {
        const text = nodes.map(({ data }) => data).join('');
        return text.trim() === '' ? [] : [{ kind: 'text', element, run, text }];
      }),
    );
}

/** Returns true for the only text of its element. Others would have to flow around it. */
function isAlone({ element, run }: TextPart): boolean {
  return listTextRuns(element).every(
    (nodes, index) => index === run || nodes.every(({ data }) => data.trim() === ''),
  );
}

function kindOf(shape: Shape, pointer: string): ValueKind | undefined {
  const member = splitPointer(pointer).reduce<Shape | undefined>(
    (holder, name) => holder?.items ?? holder?.properties?.[name] ?? holder?.values,
    shape,
  );
  return member?.kind;
}

/** A text of a component that can be written in its place on the page. */
interface EditableText {
  /** The value as it is stored. */
  readonly authored: string;
  /** The words of it: all that a person writes. */
  readonly words: string;
  /** Returns the value to be stored for other words. */
  readonly toAuthored: (words: string) => string;
}

/**
 * Reads a text as one that can be written in place: what is shown of it is what its author wrote.
 * Returns undefined for any other, such as one with a macro, with markup, or cut short.
 */
export function readEditableText(
  authored: unknown,
  shown: string,
  kind: ValueKind | undefined,
): EditableText | undefined {
  if (typeof authored !== 'string' || authored.includes('%{')) return undefined;
  const [open = '', words, close = ''] =
    kind === 'rich-text' ? splitMarkup(authored) : ['', authored];
  if (words === undefined || toPlainWords(words) !== toPlainWords(shown)) return undefined;
  const isMarkup = kind === 'rich-text';
  return {
    authored,
    words,
    toAuthored: (next) => open + (isMarkup ? escapeMarkup(next) : next) + close,
  };
}

function splitMarkup(authored: string): readonly (string | undefined)[] {
  const [, open = '', words, close = ''] = PLAIN_MARKUP.exec(authored) ?? [];
  return (open === '') === (close === '') ? [open, words, close] : [];
}

function escapeMarkup(words: string): string {
  return words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** The words of a text without the characters that are put in for the breaking of lines. */
function toPlainWords(text: string): string {
  return text
    .replaceAll(/[\u00AD\u200B\u2060]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
