const DIV = /<(\/?)div\b([^>]*)>/g;

/**
 * Matches the elements that the renderer puts around components, and that a page written by hand
 * does not have.
 */
const SLOT = /\bclass="(?:slot|run)"/;

/** React's own marks; ids it counts over a tree. */
const MARKS = /<!--.*?-->|_R_\w*_/g;

/**
 * The HTML that components themselves have made: no element of a slot or a run, and none of React's
 * marks.
 */
export function withoutSlots(html: string): string {
  const open: boolean[] = [];
  return html
    .replaceAll(DIV, (tag, end: string, attributes: string) => {
      if (!end) open.push(SLOT.test(attributes));
      const isSlot = end ? open.pop() : open.at(-1);
      return isSlot ? '' : tag;
    })
    .replaceAll(MARKS, '');
}

/** A race between different pages would say nothing. */
export function expectSamePage(ours: string, byHand: string): void {
  const [one, other] = [withoutSlots(ours), withoutSlots(byHand)];
  if (one === other) return;
  const at = one.split('').findIndex((character, index) => character !== other[index]);
  const near = (html: string) => html.slice(Math.max(0, at - 40), at + 80);
  throw new Error(`The two pages differ: ${near(one)} / ${near(other)}`);
}
