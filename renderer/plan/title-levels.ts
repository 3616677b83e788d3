import type { PageItem, PageZone } from '../page/index.ts';
import type { Registry } from '../registry/index.ts';

/** The family whose titles head a section of the page. */
const BLOCKS = 'blocks';

/** The level of a title that would stand below the heading of a section, where there is none. */
const NO_SECTION = { titleLevel: 2 };

/**
 * Tells what has titles of its own below the heading of a section that no such heading stands before it, nor in it, so that no level is
 * skipped. Whatever stands inside it is told as well.
 */
export function markTitleLevels(
  zones: readonly PageZone[],
  registry: Registry,
): readonly PageZone[] {
  let hasSection = false;

  const mark = (item: PageItem): PageItem => {
    if (hasSection || item.state === 'faulty') return item;
    const entry = registry.get(item.kind, item.type);
    hasSection = entry?.family === BLOCKS && isTitled(item.props);
    return !hasSection && entry?.hasTitlesBelow ? withLevel(item) : item;
  };
  return zones.map((zone) => ({ ...zone, items: zone.items.map(mark) }));
}

function isTitled({ title }: Readonly<Record<string, unknown>>): boolean {
  return typeof title === 'string' && title.trim() !== '';
}

function withLevel(item: PageItem): PageItem {
  if (item.state === 'faulty') return item;
  const children = item.children?.map(withLevel);
  return { ...item, props: { ...item.props, ...NO_SECTION }, ...(children && { children }) };
}
