import type { PageItem } from '../page/index.ts';
import type { Registry } from '../registry/index.ts';
import { assignKeys, firstKey, type PageKeys } from './assign-keys.ts';
import { matchUnchanged } from './match-unchanged.ts';
import type { PlannedItem } from './plan.ts';

export interface PlanItemsContext {
  readonly registry: Registry;
  readonly keys: PageKeys;
}

/** Plans the components of one list: a zone, or what stands inside a component. */
export function planItems(
  items: readonly PageItem[],
  before: readonly PlannedItem[],
  context: PlanItemsContext,
): PlannedItem[] {
  if (before.length === 0) return planFirst(items, context);
  const unchanged = hasTwins(items, context) ? [] : matchUnchanged(items, before);
  const isKept = new Set(unchanged);
  items.forEach((item, index) => {
    const ownId = unchanged[index] && ownIdOf(item);
    if (ownId !== undefined) context.keys.ownIds.add(ownId);
  });

  const others = planOthers(
    items.filter((_, index) => !unchanged[index]),
    before.filter((item) => !isKept.has(item)),
    context,
  ).values();
  return items.flatMap((_, index) => unchanged[index] ?? others.next().value ?? []);
}

/** Two items of one id: which of them gets it is for the rules to say, that read them in order. */
function hasTwins(items: readonly PageItem[], { keys }: PlanItemsContext): boolean {
  const own = items.map(ownIdOf).filter((id) => id !== undefined);
  return new Set(own).size < own.length || own.some((id) => keys.ownIds.has(id));
}

/** Plans what did not simply stay: it was moved, or changed, or is new. */
function planOthers(
  items: readonly PageItem[],
  before: readonly PlannedItem[],
  context: PlanItemsContext,
): PlannedItem[] {
  const hashed = before.map((item) => ({ item, hash: hashOf(item) }));
  const unkeyed = items.map((item) => ({
    kind: item.kind === 'component' ? 'part' : 'fault',
    id: item.type,
    ownId: ownIdOf(item),
    hash: hashOf(item),
    item,
  }));

  return assignKeys(unkeyed, hashed, context.keys).map(({ wanted, key, before: found }) =>
    // The very object of before is what lets a view see that there is nothing to draw anew.
    found?.hash === wanted.hash
      ? found.item
      : planItem(wanted.item, { key, before: found?.item }, context),
  );
}

/** Where nothing stood before, nothing has to be compared. */
function planFirst(items: readonly PageItem[], context: PlanItemsContext): PlannedItem[] {
  const keys = items.map((item) => firstKey(ownIdOf(item), context.keys));
  return items.map((item, index) => planItem(item, { key: keys[index] ?? '' }, context));
}

function ownIdOf(item: PageItem): string | undefined {
  return item.kind === 'component' ? item.id : undefined;
}

interface Identity {
  readonly key: string;
  /** What had the key before, where something had. */
  readonly before?: PlannedItem | undefined;
}

function planItem(
  item: PageItem,
  { key, before }: Identity,
  context: PlanItemsContext,
): PlannedItem {
  if (item.kind === 'fault') {
    return { kind: 'fault', id: item.type, key, pointer: item.pointer, problems: item.problems };
  }

  const childrenBefore = before?.kind === 'part' ? (before.children ?? []) : [];
  const children = item.children && planItems(item.children, childrenBefore, context);
  const isInteractive = context.registry.get('component', item.type)?.interactive ?? false;
  return {
    kind: 'part',
    entry: 'component',
    id: item.type,
    key,
    pointer: item.pointer,
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
    return ['fault', type, item.problems.map(({ code, message }) => [code, message])];
  }
  return ['part', type, item.props, item.children?.map(contentOf)];
}
