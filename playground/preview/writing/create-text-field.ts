import type { Box } from '../protocol.ts';
import { measureText } from './measure-text.ts';
import './writing.css';

/** A field in the place of a text of the page, in the very font of the page. */
export interface TextField {
  readonly element: HTMLTextAreaElement;
  /** Shows the field with words, all of them selected, and its accessible name. */
  readonly open: (words: string, name: string) => void;
  /** Puts the field over a text, which is not seen meanwhile; without one it stays where it was. */
  readonly place: (element: Element | undefined, nodes: readonly Text[]) => void;
  readonly close: () => void;
  /** Returns where it stands; undefined while it is closed. */
  readonly box: () => Box | undefined;
}

/** All of an element's look that its words have. */
const LOOK = [
  'color',
  'direction',
  'font-family',
  'font-feature-settings',
  'font-size',
  'font-stretch',
  'font-style',
  'font-variation-settings',
  'font-weight',
  'letter-spacing',
  'line-height',
  'overflow-wrap',
  'text-align',
  'text-transform',
  'text-wrap',
  'word-spacing',
];
const HIDDEN = 'playground-written';

/** Makes the field, in a layer over the page. */
export function createTextField(layer: HTMLElement): TextField {
  const { ownerDocument: document } = layer;
  const element = document.createElement('textarea');
  element.className = 'playground-writing__text';
  element.rows = 1;
  element.autocomplete = 'off';
  const set = (name: string, value: string) => element.style.setProperty(name, value);

  /** A field has no height of its own words. */
  const fit = (grows: boolean, width: number) => {
    if (grows) {
      set('width', '0');
      set('width', `${Math.max(width, element.scrollWidth)}px`);
    }
    set('height', '0');
    set('height', `${element.scrollHeight}px`);
  };
  return {
    element,
    open(words, name) {
      element.value = words;
      element.setAttribute('aria-label', name);
      layer.append(element);
    },
    place(text, nodes) {
      const range = text && rangeOver(nodes);
      const layout = range && measureText(range, text);
      hide(range);
      if (!layout) return;
      const style = document.defaultView?.getComputedStyle(text);
      for (const name of LOOK) set(name, style?.getPropertyValue(name) ?? '');
      element.lang = text.closest<HTMLElement>('[lang]')?.lang ?? '';
      set('left', `${layout.left}px`);
      set('top', `${layout.top}px`);
      set('width', `${layout.width}px`);
      set('text-indent', `${layout.indent}px`);
      set('white-space', layout.grows ? 'pre' : 'pre-wrap');
      fit(layout.grows, layout.width);
    },
    close() {
      hide(undefined);
      element.remove();
    },
    box() {
      if (!element.isConnected) return undefined;
      const { x, y, width, height } = element.getBoundingClientRect();
      return { x, y, width, height };
    },
  };
}

function rangeOver(nodes: readonly Text[]): Range | undefined {
  const [first, last] = [nodes[0], nodes.at(-1)];
  const range = first?.ownerDocument.createRange();
  if (!range || !first || !last) return undefined;
  range.setStartBefore(first);
  range.setEndAfter(last);
  return range;
}

/** Lets a text of the page not be seen, without a change of the page. */
function hide(range: Range | undefined): void {
  if (range) CSS.highlights.set(HIDDEN, new Highlight(range));
  else CSS.highlights.delete(HIDDEN);
}
