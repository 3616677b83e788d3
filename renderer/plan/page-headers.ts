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
  const headers = zones
    .flatMap(({ items }) => items.filter((item) => containsHeader(item, registry)))
    .flatMap((item) => collectDescendants([item]))
    .filter((item) => isHeader(item, registry));
  if (headers.length < 2) return zones;
  const others = new Set(headers.slice(1));

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
