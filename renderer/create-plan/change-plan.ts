import type { RouteConfig } from '#schemas/generated/route.ts';
import type { Problem } from '../errors/index.ts';
import { changePage, type ChangedPage, type PageSnapshot } from '../loading/index.ts';
import {
  listMboxes,
  planAgain,
  planChange,
  type Plan,
  type PlanFacts,
  type PlannedItem,
} from '../plan/index.ts';
import type { Platform } from '../platform/index.ts';
import { getEntryName, type LoadedCode, type Registry } from '../registry/index.ts';
import type { NewTrace } from '../trace/index.ts';
import { collectDescendants } from '../tree/index.ts';
import { hasFeature } from './plan-route.ts';

/** A plan with all that it was made of. */
export interface PlanSnapshot {
  readonly plan: Plan;
  readonly page: PageSnapshot;
  readonly facts?: PlanFacts | undefined;
  readonly code: LoadedCode;
  /** All that was reported while it was made. */
  readonly problems: readonly Problem[];
  /** The route that shows it. */
  readonly route: RouteConfig | undefined;
  /** The address that it was made for. */
  readonly url: string;
}

export interface PlanChanged {
  readonly snapshot: PlanSnapshot;
  /** How many components differ. */
  readonly count: number;
  /**
   * The one item that looks another way now; left out where none does, or others came, went or
   * moved.
   */
  readonly replaced?: { readonly before: PlannedItem; readonly after: PlannedItem };
  /** True where items came, went or moved; all others are the very objects of before. */
  readonly isRearranged: boolean;
}

export interface ChangePlanOptions {
  readonly platform: Platform;
  readonly registry: Registry;
  readonly trace: NewTrace;
}

/**
 * The plan of another response, where few components differ from the response before and nothing
 * else on the page depends on them. It is the same one that `createPlan` would make, in about the
 * time that these components take. Undefined where the page has to be made anew.
 */
export function changePlan(
  before: PlanSnapshot,
  response: object,
  { platform, registry, trace }: ChangePlanOptions,
): PlanChanged | undefined {
  if (platform.host.url().href !== before.url) return undefined;
  const end = trace.begin('plan-page');
  const changed = changeSnapshot(before, response, registry);
  if (!changed) return undefined;

  end({ decision: phraseOf(changed), reason: 'all that differs from the page before' });
  changed.snapshot.problems.forEach(platform.report);
  return changed;
}

function phraseOf({ count, replaced, isRearranged }: PlanChanged): string {
  if (!replaced && !isRearranged) return 'none';
  return count === 1 ? '1 component' : `${count} components`;
}

function changeSnapshot(
  before: PlanSnapshot,
  response: object,
  registry: Registry,
): PlanChanged | undefined {
  const { plan } = before;
  const page = changePage(before.page, response);
  const zones = plan.slots.find((slot) => slot.zones)?.zones;
  if (!page || !zones) return undefined;
  const { snapshot, isLarge, count, position, commit } = page;
  // Which options stand on a page is decided with the whole page.
  if (listMboxes([...before.page.model.zones, ...snapshot.model.zones]).length > 0)
    return undefined;
  if (count === 0) return { snapshot: { ...before, page: snapshot }, count, isRearranged: false };

  const problems = problemsNow(before.problems, page);
  if (!problems) return undefined;
  const { model } = snapshot;
  const change = { before: before.page.model, after: model, zones, facts: before.facts };
  const planned =
    (position && planChange({ ...change, position }, registry)) ??
    planAgain(model, zones, registry);
  if (!planned?.added.every((item) => hasCode(item, before.code))) return undefined;
  const { facts, replaced, isRearranged } = planned;
  const slots = plan.slots.map((slot) => (slot.zones ? { ...slot, zones: planned.zones } : slot));
  // The first feature that can be shown brings the route along, and the last one takes it away.
  if (hasFeature(slots) !== hasFeature(plan.slots)) return undefined;
  commit();

  return {
    snapshot: { ...before, plan: { ...plan, isLarge, slots }, page: snapshot, facts, problems },
    count,
    ...(replaced && { replaced }),
    isRearranged,
  };
}

/**
 * Returns the problems that were reported of all that stays, at its places of now; undefined where
 * one concerns something that does not stay.
 */
function problemsNow(
  problems: readonly Problem[],
  { pointerNow }: Pick<ChangedPage, 'pointerNow'>,
): readonly Problem[] | undefined {
  const now: Problem[] = [];
  for (const problem of problems) {
    const pointer = pointerNow(problem.pointer);
    if (pointer === undefined) return undefined;
    now.push(pointer === problem.pointer ? problem : { ...problem, pointer });
  }
  return now;
}

function hasCode(item: PlannedItem, code: LoadedCode): boolean {
  return collectDescendants([item]).every((each) => code.has(getEntryName(each)));
}
