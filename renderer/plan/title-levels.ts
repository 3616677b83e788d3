import type { PageItem, PageZone } from '../page/index.ts';
import type { Registry } from '../registry/index.ts';

/** The family whose titles head a section of the page. */
const BLOCKS = 'blocks';

/** The level of a title that would stand below the heading of a section, where there is none. */
const NO_SECTION = { titleLevel: 2 };

/**
 * Tells what has titles of its own below the heading of a section that no such heading stands
 * before it, nor in it, so that no level is skipped. Whatever stands inside it is told as well.
 */
export function markTitleLevels(
  zones: readonly PageZone[],
  registry: Registry,
): readonly PageZone[] {
  let hasSection = false;

  const mark = (item: PageItem): PageItem => {
    if (hasSection || item.state === 'faulty') return item;
    hasSection = isSectionHead(item, registry);
    return hasSection ? item : beforeSections(item, registry);
  };
  return zones.map((zone) => ({ ...zone, items: zone.items.map(mark) }));
}

/** Returns true if a component heads a section of its page. */
export function isSectionHead(item: PageItem, registry: Registry): boolean {
  if (item.state === 'faulty') return false;
  return registry.get(item.kind, item.type)?.family === BLOCKS && isTitled(item.props);
}

/** A component as it is where no section stands before it, nor begins with it. */
export function beforeSections(item: PageItem, registry: Registry): PageItem {
  return registry.get(item.kind, item.type)?.hasTitlesBelow ? withLevel(item) : item;
}

function isTitled({ title }: Readonly<Record<string, unknown>>): boolean {
  return typeof title === 'string' && title.trim() !== '';
}

function withLevel(item: PageItem): PageItem {
  if (item.state === 'faulty') return item;
  const children = item.children?.map(withLevel);
  return { ...item, props: { ...item.props, ...NO_SECTION }, ...(children && { children }) };
}
