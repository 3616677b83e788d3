import type { Box } from '../protocol.ts';
import './writing.css';

/** Boxes whose lines begin and end at their edges. */
const FLOWS: ReadonlySet<string> = new Set(['block', 'list-item', 'table-cell', 'flow-root']);

const NO_BOX: ReadonlySet<string> = new Set(['inline', 'contents']);

const MAX_ROUNDING_PX = 2;

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

/** The place of a text on the page, in CSS pixels of its viewport. */
interface TextLayout {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  /** The distance of its first line from where the others begin. */
  readonly indent: number;
  /** True for one line in a box that is as wide as its words. */
  readonly grows: boolean;
}

/** Measures the lines of a text. Returns undefined where nothing of it is to be seen. */
function measureText(range: Range, element: Element): TextLayout | undefined {
  const rects = [...range.getClientRects()].filter(({ width }) => width > 0);
  const [first] = rects;
  const window = element.ownerDocument.defaultView;
  if (!first || !window) return undefined;
  const lineHeight = Number.parseFloat(window.getComputedStyle(element).lineHeight);
  const top = first.top - ((lineHeight || first.height) - first.height) / 2;
  const words = range.getBoundingClientRect();
  const isOneLine = rects.every((rect) => rect.top === first.top);
  const lines = findLines(element, window);
  if (!lines) return { left: words.left, top, width: words.width, indent: 0, grows: isOneLine };
  return {
    left: lines.left,
    top,
    width: lines.width,
    indent: lines.isFromStart ? Math.max(0, first.left - lines.left) : 0,
    grows: isOneLine && lines.width - words.width < MAX_ROUNDING_PX,
  };
}

/** The lines of the box that an element flows in; undefined where its words make their own. */
function findLines(element: Element, window: Window) {
  let block: Element | null = element;
  while (block && NO_BOX.has(window.getComputedStyle(block).display)) block = block.parentElement;
  if (!block) return undefined;
  const style = window.getComputedStyle(block);
  if (!FLOWS.has(style.display)) return undefined;
  const { left, width } = block.getBoundingClientRect();
  const [before, after] = [
    Number.parseFloat(style.paddingLeft) + Number.parseFloat(style.borderLeftWidth),
    Number.parseFloat(style.paddingRight) + Number.parseFloat(style.borderRightWidth),
  ];
  const isFromStart = ['start', 'left', 'justify'].includes(style.textAlign);
  return { left: left + before, width: width - before - after, isFromStart };
}
