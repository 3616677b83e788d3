/** The place of a text on the page, in CSS pixels of its viewport. */
export interface TextLayout {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  /** The distance of its first line from where the others begin. */
  readonly indent: number;
  /** True for one line in a box that is as wide as its words. */
  readonly grows: boolean;
}

/** Boxes whose lines begin and end at their edges. */
const FLOWS: ReadonlySet<string> = new Set(['block', 'list-item', 'table-cell', 'flow-root']);
const NO_BOX: ReadonlySet<string> = new Set(['inline', 'contents']);
const MAX_ROUNDING_PX = 2;

/** Measures the lines of a text. Returns undefined where nothing of it is to be seen. */
export function measureText(range: Range, element: Element): TextLayout | undefined {
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
