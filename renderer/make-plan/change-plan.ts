import type { Problem } from '../errors/index.ts';
import { changePage, type MadePage } from '../loading/index.ts';
import { planChange, type Plan, type PlanFacts, type PlannedItem } from '../plan/index.ts';
import type { Platform } from '../platform/index.ts';
import { nameOf, type LoadedCode, type Registry } from '../registry/index.ts';
import type { NewTrace } from '../trace/index.ts';
import { withDescendants } from '../tree/index.ts';

/** A plan with all that it was made of. */
export interface MadePlan {
  readonly plan: Plan;
  readonly page: MadePage;
  readonly facts?: PlanFacts | undefined;
  readonly code: LoadedCode;
  /** All that was reported while it was made. */
  readonly problems: readonly Problem[];
  /** The address that it was made for. */
  readonly url: string;
}

export interface PlanChanged {
  readonly made: MadePlan;
  /** The one item that looks another way now; left out where none does. */
  readonly replaced?: { readonly before: PlannedItem; readonly after: PlannedItem };
}

export interface ChangePlanOptions {
  readonly platform: Platform;
  readonly registry: Registry;
  readonly trace: NewTrace;
}

/**
 * The plan of another response, where at most one component differs from the response before and nothing else on the page
 * depends on it. It is the same one that `makePlan` would make, in the time that the one component takes. Undefined where
 * the page has to be made anew.
 */
export function changePlan(
  before: MadePlan,
  response: object,
  { platform, registry, trace }: ChangePlanOptions,
): PlanChanged | undefined {
  if (platform.host.url().href !== before.url) return undefined;
  const end = trace.begin('plan-page');
  const changed = changeMade(before, response, registry);
  if (!changed) return undefined;

  end({
    decision: changed.replaced ? '1 component' : 'none',
    reason: 'all that differs from the page before',
  });
  before.problems.forEach(platform.report);
  return changed;
}

function changeMade(
  before: MadePlan,
  response: object,
  registry: Registry,
): PlanChanged | undefined {
  const { plan, problems } = before;
  const page = changePage(before.page, response);
  const zones = plan.slots.find((slot) => slot.zones)?.zones;
  if (!page || !zones) return undefined;
  const { made, isLarge, place, takePlace } = page;
  if (!place) return { made: { ...before, page: made } };

  const { pointer = '' } = before.page.model.zones[place.zone]?.items[place.index] ?? {};
  if (problems.some((problem) => isWithin(problem.pointer, pointer))) return undefined;
  const change = {
    before: before.page.model,
    after: made.model,
    place,
    zones,
    facts: before.facts,
  };
  const planned = planChange(change, registry);
  if (!planned || !hasCode(planned.replaced?.after, before.code)) return undefined;
  takePlace();

  const { facts, replaced } = planned;
  const slots = plan.slots.map((slot) => (slot.zones ? { ...slot, zones: planned.zones } : slot));
  const changed = { ...before, plan: { ...plan, isLarge, slots }, page: made, facts };
  return { made: changed, ...(replaced && { replaced }) };
}

function isWithin(pointer: string, component: string): boolean {
  return pointer === component || pointer.startsWith(`${component}/`);
}

function hasCode(item: PlannedItem | undefined, code: LoadedCode): boolean {
  return !item || withDescendants([item]).every((each) => code.has(nameOf(each)));
}
