import type { ClickedMessage } from '../protocol.ts';
import type { Wording } from '../words-over-page.ts';
import type { DisplayedPage } from '../scenario-runner.ts';
import type { Writing } from '../writing/create-writing.ts';
import {
  findEditableText,
  findFirstEditableText,
  type TextOnPage,
} from '../writing/find-editable-text.ts';
import type { SelectionView } from './create-selection-view.ts';
import { findClicked } from './find-clicked.ts';
import { findTextByPoint } from './find-part-by-point.ts';

/** More than a word has, and less than a message should carry. */
const MAX_CHARACTERS = 100;

const SPACE = /[ \t\n\r]/;

/** The actions that clicks on the page lead to. */
export interface Clicks {
  readonly click: (event: MouseEvent, edits: boolean) => Promise<void>;
  /** Lets a person write a text that they have named elsewhere, or leads to its form. */
  readonly edit: (pointer: string) => Promise<void>;
  /** Lets texts be written in their places; without words for that, they are not. */
  readonly allowWriting: (wording: Wording | undefined) => void;
}

interface ClicksOptions {
  readonly shown: () => DisplayedPage | undefined;
  readonly view: SelectionView;
  readonly writing: Writing;
  readonly onClicked: (clicked: Omit<ClickedMessage, 'type' | 'of'>) => void;
}

/** Finds what was clicked, which takes a while. Only the last click counts. */
export function createClicks(
  window: Window & typeof globalThis,
  { shown, view, writing, onClicked }: ClicksOptions,
): Clicks {
  let wording: Wording | undefined;
  let clicks = 0;

  const begin = (text: TextOnPage, pointer: string, isFromElsewhere: boolean) => {
    onClicked({ pointer, member: text.pointer, edits: false });
    writing.begin(text, { name: wording?.text ?? '', isFromElsewhere });
  };
  return {
    async click({ target, clientX: x, clientY: y, detail }, edits) {
      writing.finish();
      clicks += 1;
      const own = clicks;
      const page = shown();
      if (!page || !(target instanceof window.Element)) return;
      const missing = view.findMissing(target)?.parts[0];
      if (missing) {
        if (missing.pointer !== '') onClicked({ pointer: missing.pointer, edits });
        return;
      }
      // A click without a count was made by key, and has no place.
      const clicked = findClicked(page, target, detail === 0 ? undefined : { x, y });
      if (!clicked) return;
      const { component, displayedItem } = clicked;
      view.noteClicked(component.pointer);
      const word = detail === 0 ? undefined : findClickedWord(window.document, { x, y });
      const part = edits && wording ? findTextByPoint(displayedItem.slot, { x, y }) : undefined;
      const text = part?.kind === 'text' && (await findEditableText(page, displayedItem, part));
      const member = text ? text.pointer : await clicked.member();
      if (own !== clicks) return;
      if (text) begin(text, component.pointer, false);
      else onClicked({ ...toMessage(component.pointer, { member, word }), edits });
    },
    async edit(pointer) {
      clicks += 1;
      const own = clicks;
      const page = shown();
      const displayedItem = view.findPlaced(pointer);
      const text =
        page && displayedItem && (await findFirstEditableText(page, displayedItem, pointer));
      if (own !== clicks) return;
      if (text) begin(text, displayedItem.item.pointer, true);
      else onClicked({ pointer, edits: true });
    },
    allowWriting(next) {
      wording = next;
    },
  };
}

interface ClickedParts {
  readonly member: string | undefined;
  readonly word: string | undefined;
}

function toMessage(pointer: string, { member, word }: ClickedParts) {
  return {
    pointer,
    ...(member !== undefined && { member }),
    ...(word !== undefined && { word }),
  };
}

/**
 * Finds the word of a page at a point of its window, up to the next ordinary spaces. A figure with
 * its unit is one word, as no line ends in it. Undefined where there is no text.
 */
function findClickedWord(
  document: Document,
  { x, y }: { readonly x: number; readonly y: number },
): string | undefined {
  const range = document.caretRangeFromPoint(x, y);
  const node = range?.startContainer;
  if (!range || node?.nodeType !== document.TEXT_NODE) return undefined;
  const text = node.textContent ?? '';
  let [start, end] = [range.startOffset, range.startOffset];
  while (start > 0 && !SPACE.test(text.charAt(start - 1))) start -= 1;
  while (end < text.length && !SPACE.test(text.charAt(end))) end += 1;
  const word = text.slice(start, end);
  return word === '' || word.length > MAX_CHARACTERS ? undefined : word;
}
