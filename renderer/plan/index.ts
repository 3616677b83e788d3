export {
  toClientPlan,
  type AdoptedPart,
  type ClientItem,
  type ClientPlan,
  type ClientSlot,
  type LivePart,
} from './client-plan.ts';
export type { Part, Parts } from './load-parts.ts';
export { makePlan, type MakePlanOptions, type PlanOutcome } from './make-plan.ts';
export { canonicalOf } from './page-head.ts';
export type { Plan, PageHead, PlannedItem, PlannedPart, PlannedSlot, PlannedZone } from './plan.ts';
export { homeOf } from './page-context.ts';
export { siteContextOf, type SiteContext } from './site-context.ts';
export { createTrace, type Trace, type TraceStep } from './trace.ts';
export { partsOf } from './walk-plan.ts';
export { withProblems } from './without-missing.ts';
