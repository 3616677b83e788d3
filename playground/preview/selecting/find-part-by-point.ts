/**
 * The part of a page that a person pointed at: a text, which may be one of several in its element,
 * an image, or a link.
 */
export type Part =
  | {
      readonly kind: 'text';
      readonly element: Element;
      readonly text: string;
      readonly run: number;
    }
  | { readonly kind: 'image' | 'link'; readonly element: Element };

export interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * Finds the visible part of a component under a point of the window. Elements over it that have no
 * text of their own are ignored.
 */
export function findPartByPoint(slot: Element, { x, y }: Point): Part | undefined {
  const pile = slot.ownerDocument.elementsFromPoint(x, y).filter((each) => slot.contains(each));
  for (const element of pile) {
    if (element.tagName === 'IMG') return { kind: 'image', element };
    const run = listTextRuns(element).findIndex((nodes) =>
      nodes.some((node) => isOver(node, { x, y })),
    );
    if (run !== -1) return textPart(element, run);
  }
  return linkAround(pile[0]);
}

/**
 * Finds the part that an element is, for a person who reached it by key: its first text or image,
 * else the link.
 */
export function toPart(element: Element): Part | undefined {
  for (const each of [element, ...element.querySelectorAll('*')]) {
    if (each.tagName === 'IMG') return { kind: 'image', element: each };
    const text = findOwnText(each);
    if (text) return text;
  }
  return linkAround(element);
}

/** Finds the text that a person pointed at: between its lines, or beside its words. */
export function findTextByPoint(slot: Element, { x, y }: Point): Part | undefined {
  const part = findPartByPoint(slot, { x, y });
  if (part && part.kind !== 'link') return part.kind === 'text' ? part : undefined;
  const pile = slot.ownerDocument.elementsFromPoint(x, y).filter((each) => slot.contains(each));
  return pile.map(findOwnText).find((text) => text !== undefined);
}

function findOwnText(element: Element): Part | undefined {
  const run = listTextRuns(element).findIndex((nodes) => textOf(nodes).trim() !== '');
  return run === -1 ? undefined : textPart(element, run);
}

/** The texts directly in an element. Texts side by side are one, as they are in markup. */
export function listTextRuns(element: Element): readonly (readonly Text[])[] {
  const runs: Text[][] = [];
  let run: Text[] | undefined;
  for (const node of element.childNodes) {
    if (!(node instanceof Text)) {
      if (node instanceof Element) run = undefined;
      continue;
    }
    if (node.data === '') continue;
    if (!run) runs.push((run = []));
    run.push(node);
  }
  return runs;
}

function textPart(element: Element, run: number): Part {
  return { kind: 'text', element, run, text: textOf(listTextRuns(element)[run] ?? []) };
}

function linkAround(element: Element | undefined): Part | undefined {
  const link = element?.closest('a[href]');
  return link ? { kind: 'link', element: link } : undefined;
}

function textOf(nodes: readonly Text[]): string {
  return nodes.map(({ data }) => data).join('');
}

function isOver(node: Text, { x, y }: Point): boolean {
  const range = node.ownerDocument.createRange();
  range.selectNodeContents(node);
  return [...range.getClientRects()].some(
    ({ left, right, top, bottom }) => x >= left && x <= right && y >= top && y <= bottom,
  );
}
