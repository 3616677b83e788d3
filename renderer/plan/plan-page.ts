import type { PageModel, PageItem, PageZone } from '../page/index.ts';
import type { Registry } from '../registry/index.ts';
import { collectDescendants } from '../tree/index.ts';
import { numberOfKey } from './assign-keys.ts';
import { markSecondHeaders } from './page-headers.ts';
import type { PlannedZone } from './plan.ts';
import { planItems, type PlanItemsContext } from './plan-items.ts';

/** The family whose titles head a section of the page. */
const BLOCKS = 'blocks';

/** The level of a title that would stand below the heading of a section, where there is none. */
const NO_SECTION = { titleLevel: 2 };

/**
 * Decides what of a page to show where. Without a plan before, keys are counted from 1; with one,
 * whatever did not change keeps its key and its very object, also when the whole model is new.
 */
export function planPage(
  model: PageModel,
  registry: Registry,
  previous: readonly PlannedZone[] = [],
): PlannedZone[] {
  let lastNumber = getHighestNumber(previous);
  const newKey = () => {
    lastNumber += 1;
    return String(lastNumber);
  };
  const context: PlanItemsContext = {
    registry,
    keys: { newKey, ids: new Set() },
  };

  const zones = markTitleLevels(markSecondHeaders(model.zones, registry), registry);
  return zones.map(({ name, layout, items }) => ({
    name,
    ...(layout && { layout }),
    items: planItems(
      sortLeadersFirst(items, registry),
      previous.find((zone) => zone.name === name)?.items ?? [],
      context,
    ),
  }));
}

/** The highest of the keys that we counted. */
export function getHighestNumber(zones: readonly PlannedZone[]): number {
  return zones
    .flatMap(({ items }) => collectDescendants(items))
    .reduce((highest, { key }) => Math.max(highest, numberOfKey(key)), 0);
}

/** The same items, with what stands inside each in the order in which its entry shows it. */
export function sortLeadersFirst(
  items: readonly PageItem[],
  registry: Registry,
): readonly PageItem[] {
  return items.map((item) => {
    if (item.state === 'faulty' || !item.children) return item;
    const { kind, type, props } = item;
    const inside = sortLeadersFirst(item.children, registry);

    const valid = inside.filter((child) => child.state === 'valid');
    const index = registry.get(kind, type)?.leader?.(
      props,
      valid.map((child) => child.props),
    );
    const leader = index === undefined ? undefined : valid[index];
    const children = leader ? [leader, ...inside.filter((child) => child !== leader)] : inside;
    return { ...item, children };
  });
}

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
