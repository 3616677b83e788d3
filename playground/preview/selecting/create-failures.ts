import type { Problem } from '#renderer';
import { findPlanItem, type Plan, type PlanItem } from './items-on-page.ts';
import { getPlannedReason, type GetReason } from './missing-places.ts';

/** The items of a page that are planned and could not be rendered. */
export interface Failures {
  /** Takes note of the problems of a page, each of which is told once. */
  readonly note: (plan: Plan, problems: readonly Problem[]) => void;
  readonly getReason: GetReason;
}

/**
 * Makes the memory of what has failed. An item that threw is not tried again before another takes
 * its place, and is not reported again either.
 */
export function createFailures(): Failures {
  const messages = new WeakMap<PlanItem, string>();
  return {
    note(plan, problems) {
      for (const { code, pointer, message } of problems) {
        const item = code === 'component-threw' ? findPlanItem(plan, pointer) : undefined;
        if (item) messages.set(item, message);
      }
    },
    getReason: (item) => getPlannedReason(item) ?? messages.get(item),
  };
}
