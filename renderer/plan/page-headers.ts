import type { PageItem, PageZone } from '../page/index.ts';
import type { Registry } from '../registry/index.ts';
import { collectDescendants, type TreeItem, type Zone } from '../tree/index.ts';

/** The family whose components have a page's h1. */
const HEADERS = 'headers';

interface Candidate extends TreeItem<Candidate> {
  readonly kind: PageItem['kind'] | 'feature' | 'shell';
  readonly state: string;
}

/**
 * Returns true if something on the page brings its h1. An item that cannot be shown brings none.
 */
export function hasHeader(zones: readonly Zone<Candidate>[], registry: Registry): boolean {
  return zones.some(({ items }) => items.some((item) => containsHeader(item, registry)));
}

/** Tells every header behind the first that the page has its h1 already. */
export function markSecondHeaders(
  zones: readonly PageZone[],
  registry: Registry,
): readonly PageZone[] {
  const holders = zones.flatMap(({ items }) =>
    items.filter((item) => containsHeader(item, registry)),
  );
  const others = new Set(
    holders.flatMap((holder) => {
      const headers = collectDescendants([holder]).filter((item) => isHeader(item, registry));
      return isFirst(holder, holders) ? headers.slice(1) : headers;
    }),
  );
  if (others.size === 0) return zones;

  const mark = (item: PageItem): PageItem => {
    if (item.state === 'faulty') return item;
    const children = item.children?.map(mark);
    return {
      ...item,
      ...(others.has(item) && { props: { ...item.props, isSecondHeader: true } }),
      ...(children && { children }),
    };
  };
  return zones.map((zone) => ({ ...zone, items: zone.items.map(mark) }));
}

/** Returns true for the first of a page's headers, and for those that may stand in its place. */
function isFirst(holder: PageItem, [first]: readonly PageItem[]): boolean {
  const { offer } = holder;
  return holder === first || (offer !== undefined && offer.mbox === first?.offer?.mbox);
}

/** Returns true if an item, or one inside it, brings a page's h1. */
export function containsHeader(item: Candidate, registry: Registry): boolean {
  return (
    isHeader(item, registry) ||
    (item.children?.some((child) => containsHeader(child, registry)) ?? false)
  );
}

function isHeader({ kind, type, state }: Candidate, registry: Registry): boolean {
  return state !== 'faulty' && registry.get(kind, type)?.family === HEADERS;
}
