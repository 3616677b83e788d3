import type { PageItem } from '../page/index.ts';
import type { Registry } from '../registry/index.ts';
import { assignKeys, type Assignment, type PageKeys, type UnkeyedItem } from './assign-keys.ts';
import type { PlannedItem } from './plan.ts';

export interface PlanItemsContext {
  readonly registry: Registry;
  readonly keys: PageKeys;
  /** Whether there was a plan before, whose objects and keys are kept where nothing changed. */
  readonly keepsBefore: boolean;
}

/** Plans the components of one list: a zone, or what stands inside a component. */
export function planItems(
  items: readonly PageItem[],
  before: readonly PlannedItem[],
  context: PlanItemsContext,
): PlannedItem[] {
  const hash = context.keepsBefore ? hashOf : () => '';
  const hashed = before.map((item) => ({ item, hash: hash(item) }));
  const unkeyed = items.map((item) => ({
    kind: item.kind === 'component' ? 'part' : 'fault',
    id: item.type,
    ownId: item.kind === 'component' ? item.id : undefined,
    hash: hash(item),
    item,
  }));

  return assignKeys(unkeyed, hashed, context.keys).map((assigned) => planItem(assigned, context));
}

interface WantedItem extends UnkeyedItem {
  readonly item: PageItem;
}

function planItem(
  { wanted, key, before }: Assignment<WantedItem, PlannedItem>,
  context: PlanItemsContext,
): PlannedItem {
  const { item, hash } = wanted;
  // The very object of before is what lets a view see that there is nothing to draw anew.
  if (before?.hash === hash) return before.item;
  if (item.kind === 'fault') {
    return { kind: 'fault', id: item.type, key, at: item.at, faults: item.faults };
  }

  const childrenBefore = before?.item.kind === 'part' ? (before.item.children ?? []) : [];
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
  return JSON.stringify(contentOf(item));
}

/** Text is made of the whole at once: text within text would double its escapes at every level. */
function contentOf(item: PageItem | PlannedItem): unknown[] {
  const type = 'type' in item ? item.type : item.id;
  if (item.kind === 'fault') {
    return ['fault', type, item.faults.map(({ code, message }) => [code, message])];
  }
  return ['part', type, item.props, item.children?.map(contentOf)];
}
