const DIV = /<(\/?)div\b([^>]*)>/g;
const RUN = /\bclass="run"/;
const NAMES = /(<div class="slot") data-type="[^"]*" data-key="[^"]*"/g;
const COUNTED_ID = /_R_\w*_/g;

/**
 * A page's HTML as it is compared with one in which every item has its own place: without the
 * elements of runs and the names of slots, and with ids by their order, since React counts them by
 * places.
 */
export function withoutRuns(html: string): string {
  const open: boolean[] = [];
  const ids = new Map<string, string>();
  return html
    .replaceAll(DIV, (tag, end: string, attributes: string) => {
      if (!end) open.push(RUN.test(attributes));
      return (end ? open.pop() : open.at(-1)) ? '' : tag;
    })
    .replaceAll(NAMES, '$1')
    .replaceAll(COUNTED_ID, (id) => {
      const own = ids.get(id) ?? `_${ids.size}_`;
      ids.set(id, own);
      return own;
    });
}
