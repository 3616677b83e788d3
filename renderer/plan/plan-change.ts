import type { PageItem, PageModel } from '../page/index.ts';
import type { Registry } from '../registry/index.ts';
import { collectDescendants } from '../tree/index.ts';
import {
  sortLeadersFirst,
  getHighestNumber,
  planPage,
  beforeSections,
  isSectionHead,
} from './plan-page.ts';
import { isSameItem } from './match-unchanged.ts';
import { hasHeader, containsHeader } from './page-headers.ts';
import { planItem } from './plan-items.ts';
import type { PlannedItem, PlannedZone } from './plan.ts';

/** Facts about all items of a page together; they stay the same as long as single ones change. */
export interface PlanFacts {
  /** True where two components have the same id, so that one of them counts as having none. */
  readonly hasRepeatedIds: boolean;
  /** Where the first section begins: a zone's place and the item's in it. */
  readonly firstSection: readonly [zone: number, index: number] | undefined;
}

export interface PlanChange {
  readonly before: PageModel;
  readonly after: PageModel;
  /** The one place at which the two differ. */
  readonly position: { readonly zone: number; readonly index: number };
  /** The plan of the model before. */
  readonly zones: readonly PlannedZone[];
  readonly facts?: PlanFacts | undefined;
}

export interface ChangedPlan {
  readonly zones: readonly PlannedZone[];
  readonly facts?: PlanFacts;
  /** The items that were not on the page before. */
  readonly added: readonly PlannedItem[];
  /** True where items came, went or moved; all others are the very objects of before. */
  readonly isRearranged: boolean;
  /**
   * An item and the one that took its place; left out where both look the same, or more changed.
   */
  readonly replaced?: { readonly before: PlannedItem; readonly after: PlannedItem };
}

/**
 * Plans a page of which one component has changed: every other item stays the very object.
 * Undefined where keys, titles or headers of others may depend on it, as `planPage` decides them.
 */
export function planChange(change: PlanChange, registry: Registry): ChangedPlan | undefined {
  const { before, after, position, zones } = change;
  const old = itemAt(before, position);
  const item = itemAt(after, position);
  const planned = zones[position.zone]?.items[position.index];
  const facts = change.facts ?? factsOf(before, registry);
  if (!old || !item || !planned || facts.hasRepeatedIds) return undefined;
  if (item.type !== old.type || item.state !== old.state || planned.state === 'faulty')
    return undefined;
  if (idsIn(item) !== idsIn(old)) return undefined;
  if (containsHeader(old, registry) || containsHeader(item, registry)) return undefined;

  const isBehind = isBehindSection(position, facts);
  const isSection = isSectionHead(item, registry);
  if (!isBehind && isSection !== isSectionHead(old, registry)) return undefined;
  const levelled = isBehind || isSection ? item : beforeSections(item, registry);
  const [source = levelled] = sortLeadersFirst([levelled], registry);
  if (isSameItem(source, planned)) return { zones, facts, added: [], isRearranged: false };

  const next = zones[position.zone]?.items[position.index + 1];
  // Beside an equal one it depends on both which of them counts as changed.
  if (next && (isSameItem(source, next) || isSameItem(planned, next))) return undefined;
  const own = planItem(source, { key: planned.key, before: planned }, contextOf(zones, registry));
  return {
    zones: withItem(zones, position, own),
    facts,
    added: [own],
    isRearranged: false,
    replaced: { before: planned, after: own },
  };
}

/**
 * Plans a page of which few components are not those of before: every other item stays the very
 * object. Undefined where another one, or none, has the page's h1 now, which is a matter of the
 * shell.
 */
export function planAgain(
  model: PageModel,
  before: readonly PlannedZone[],
  registry: Registry,
): ChangedPlan | undefined {
  const zones = planPage(model, registry, before);
  if (hasHeader(zones, registry) !== hasHeader(before, registry)) return undefined;
  const known = new Set(before.flatMap(({ items }) => items));
  const added = zones.flatMap(({ items }) => items.filter((item) => !known.has(item)));
  return { zones, added, isRearranged: true };
}

function itemAt(
  { zones }: PageModel,
  { zone, index }: PlanChange['position'],
): PageItem | undefined {
  return zones[zone]?.items[index];
}

function factsOf({ zones }: PageModel, registry: Registry): PlanFacts {
  const ids = zones
    .flatMap(({ items }) => collectDescendants(items))
    .flatMap(({ id }) => (id === undefined ? [] : [id]));
  const sections = zones.map(({ items }) =>
    items.findIndex((item) => isSectionHead(item, registry)),
  );
  const zone = sections.findIndex((index) => index >= 0);
  return {
    hasRepeatedIds: new Set(ids).size < ids.length,
    firstSection: zone < 0 ? undefined : [zone, sections[zone] ?? 0],
  };
}

function isBehindSection(
  { zone, index }: PlanChange['position'],
  { firstSection }: PlanFacts,
): boolean {
  if (!firstSection) return false;
  const [ofSection, atSection] = firstSection;
  return zone > ofSection || (zone === ofSection && index > atSection);
}

/** The authors' ids of a component and of what stands inside it. No id holds a blank. */
function idsIn(item: PageItem): string {
  return collectDescendants<PageItem>([item])
    .map(({ id = '' }) => id)
    .join(' ');
}

function contextOf(zones: readonly PlannedZone[], registry: Registry) {
  let last: number | undefined;
  const newKey = () => {
    last = (last ?? getHighestNumber(zones)) + 1;
    return String(last);
  };
  return { registry, keys: { newKey, ids: new Set<string>() } };
}

function withItem(
  zones: readonly PlannedZone[],
  { zone, index }: PlanChange['position'],
  item: PlannedItem,
): PlannedZone[] {
  return zones.map((each, at) =>
    at === zone ? { ...each, items: each.items.with(index, item) } : each,
  );
}
