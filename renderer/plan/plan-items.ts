import type { PageItem } from '../page/index.ts';
import { isInteractive, type Registry } from '../registry/index.ts';
import { assignKeys, getInitialKey, type PageKeys } from './assign-keys.ts';
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
  const unchanged = hasRepeatedId(items, context) ? [] : matchUnchanged(items, before);
  const isReused = new Set(unchanged);
  items.forEach(({ id }, index) => {
    if (unchanged[index] && id !== undefined) context.keys.ids.add(id);
  });

  const others = planOthers(
    items.filter((_, index) => !unchanged[index]),
    before.filter((item) => !isReused.has(item)),
    context,
  ).values();
  return items.flatMap((item, index) => {
    const same = unchanged[index];
    return same ? withPointer(same, item) : (others.next().value ?? []);
  });
}

/**
 * Returns the very object of before, for which React renders nothing again. Only its place in the
 * response is written anew, into the object: a plan that was replaced leads nowhere any more, and
 * code that asks a page for its pointers means the response of now.
 */
function withPointer(planned: PlannedItem, item: PageItem): PlannedItem {
  const { pointer } = item;
  if (planned.pointer !== pointer) {
    Object.assign(
      planned,
      item.state === 'faulty' ? { pointer, problems: item.problems } : { pointer },
    );
  }
  if (item.state === 'faulty') return planned;
  item.children?.forEach((child, index) => {
    const inside = planned.children?.[index];
    if (inside) withPointer(inside, child);
  });
  return planned;
}

/**
 * Where two items have one id, which of them gets it is decided by the rules, which read them in
 * order.
 */
function hasRepeatedId(items: readonly PageItem[], { keys }: PlanItemsContext): boolean {
  const ids = items.map(({ id }) => id).filter((id) => id !== undefined);
  return new Set(ids).size < ids.length || ids.some((id) => keys.ids.has(id));
}

/** Plans what did not simply stay: it was moved, or changed, or is new. */
function planOthers(
  items: readonly PageItem[],
  before: readonly PlannedItem[],
  context: PlanItemsContext,
): PlannedItem[] {
  const hashed = before.map((item) => ({ item, hash: hashOf(item) }));
  const unkeyed = items.map((source) => {
    const { state, type, id } = source;
    return { state, type, id, hash: hashOf(source), source };
  });

  return assignKeys(unkeyed, hashed, context.keys).map(({ item, key, before: previous }) =>
    // React renders nothing again where it gets the very object of before.
    previous?.hash === item.hash
      ? withPointer(previous.item, item.source)
      : planItem(item.source, { key, before: previous?.item }, context),
  );
}

/** Where nothing stood before, nothing has to be compared. */
function planFirst(items: readonly PageItem[], context: PlanItemsContext): PlannedItem[] {
  const keys = items.map(({ id }) => getInitialKey(id, context.keys));
  return items.map((item, index) => planItem(item, { key: keys[index] ?? '' }, context));
}

interface Identity {
  readonly key: string;
  /** The item that had the key before, where one had. */
  readonly before?: PlannedItem | undefined;
}

/** Plans one item under a key. */
export function planItem(
  item: PageItem,
  { key, before }: Identity,
  context: PlanItemsContext,
): PlannedItem {
  const { kind, type, pointer } = item;
  if (item.state === 'faulty') {
    return { state: item.state, kind, type, key, pointer, problems: item.problems };
  }

  const children = item.children && planItems(item.children, before?.children ?? [], context);
  const entry = context.registry.get(kind, type);
  const runs =
    (entry && isInteractive(entry, item.props)) ||
    children?.some(({ state }) => state === 'interactive');
  const state = runs ? 'interactive' : 'static';
  const { props } = item;
  const planned: PlannedItem = { state, kind, type, key, pointer, props };
  // Most have no more than that, and engines make such a literal much faster.
  const { offer, isDeferred } = item;
  if (!entry?.startsInView && !offer && !isDeferred && !children) return planned;
  return {
    ...planned,
    ...(entry?.startsInView && { startsInView: true }),
    ...(offer && { offer }),
    ...(isDeferred && { isDeferred }),
    ...(children && { children }),
  };
}

/** Equal for items that look the same. Where an item stands in the response does not count. */
function hashOf(item: PageItem | PlannedItem): string {
  return JSON.stringify(contentOf(item));
}

/** Text is made of the whole at once: text within text would double its escapes at every level. */
function contentOf(item: PageItem | PlannedItem): unknown[] {
  if (item.state === 'faulty') {
    return ['faulty', item.type, item.problems.map(({ code, message }) => [code, message])];
  }
  return [
    'good',
    item.type,
    item.offer,
    item.isDeferred,
    item.props,
    item.children?.map(contentOf),
  ];
}
