import { splitPointer } from '#schemas/problems/pointer.ts';
import type { Shape, ValueKind } from '#schemas/check-module.ts';
import type { DisplayedPage } from '../scenario-runner.ts';
import { resolvePointer } from '../../state/structure/component-lists.ts';
import { findMember } from '../selecting/find-clicked.ts';
import { listTextRuns, type Part } from '../selecting/find-part-by-point.ts';
import { findElementPath, type ElementPath } from '../selecting/find-twin.ts';
import type { PlacedItem } from '../selecting/items-on-page.ts';
import { readEditableText, type EditableText } from './read-editable-text.ts';

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
