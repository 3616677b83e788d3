import type { PageItem } from '../page/index.ts';
import type { Registry } from '../registry/index.ts';
import { assignKeys, type Before } from './assign-keys.ts';
import type { PlannedItem } from './plan.ts';

export interface PlanItemsContext {
  readonly registry: Registry;
  /** Makes a key that no item of the page has or had. */
  readonly newKey: () => string;
  /** Whether there was a plan before, whose objects and keys are to be kept where nothing changed. */
  readonly keepsBefore: boolean;
}

/** Plans the components of one list: a zone, or what stands inside a component. */
export function planItems(
  items: readonly PageItem[],
  before: readonly PlannedItem[],
  context: PlanItemsContext,
): PlannedItem[] {
  const hashed = context.keepsBefore ? before.map((item) => ({ item, hash: hashOf(item) })) : [];
  const unkeyed = items.map((item) => ({
    kind: item.kind === 'component' ? 'part' : 'fault',
    id: item.type,
    ownId: item.kind === 'component' ? item.id : undefined,
    hash: context.keepsBefore ? hashOf(item) : '',
  }));

  return assignKeys(unkeyed, hashed, context.newKey).map(({ key, before: same }, index) => {
    const item = items[index];
    if (!item) throw new RangeError('assignKeys() gave more keys than there are items.');
    return planItem(item, { key, same, hash: unkeyed[index]?.hash ?? '' }, context);
  });
}

interface ItemPlace {
  readonly key: string;
  readonly same: Before<PlannedItem> | undefined;
  readonly hash: string;
}

function planItem(item: PageItem, place: ItemPlace, context: PlanItemsContext): PlannedItem {
  const { key, same, hash } = place;
  // The very object of before is what lets a view see that there is nothing to draw anew.
  if (same && same.hash === hash && same.item.key === key) return same.item;
  if (item.kind === 'fault') {
    return { kind: 'fault', id: item.type, key, at: item.at, faults: item.faults };
  }

  const childrenBefore = same?.item.kind === 'part' ? (same.item.children ?? []) : [];
  const children = item.children && planItems(item.children, childrenBefore, context);
  const isInteractive = context.registry.get('component', item.type)?.interactive ?? false;
  return {
    kind: 'part',
    entry: 'component',
    id: item.type,
    key,
    at: item.at,
    hydrates: isInteractive || (children?.some(hydrates) ?? false),
    props: item.props,
    ...(children && { children }),
  };
}

function hydrates(item: PlannedItem): boolean {
  return item.kind === 'part' && item.hydrates;
}

/** Equal for items that draw the same. Where an item stands in the response does not count. */
function hashOf(item: PageItem | PlannedItem): string {
  if (item.kind === 'fault') {
    return JSON.stringify([item.faults.map(({ code, message }) => [code, message])]);
  }
  const id = 'type' in item ? item.type : item.id;
  return JSON.stringify([id, item.props, item.children?.map(hashOf)]);
}
