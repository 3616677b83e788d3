export {
  toClientPlan,
  type AdoptedPart,
  type ClientItem,
  type ClientPlan,
  type ClientSlot,
  type LivePart,
} from './client-plan.ts';
export { loadParts, type Part, type Parts } from './load-parts.ts';
export { makePlan, type MakePlanOptions, type PlanOutcome } from './make-plan.ts';
export { planPage } from './plan-page.ts';
export type { Plan, PageHead, PlannedItem, PlannedPart, PlannedSlot, PlannedZone } from './plan.ts';
export { siteContextOf } from './site-context.ts';
export type { Trace, TraceStep } from './trace.ts';
export { mapItems, partsOf } from './walk-plan.ts';
export { withFaults } from './without-missing.ts';
