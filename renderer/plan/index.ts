export {
  toClientPlan,
  type AdoptedPart,
  type ClientItem,
  type ClientPlan,
  type ClientSlot,
  type LivePart,
} from './client-plan.ts';
export type { EntryCode, LoadedCode } from '../registry/load-code.ts';
export { makePlan, type MakePlanOptions, type PlanOutcome } from '../make-plan/make-plan.ts';
export { canonicalOf } from '../visit/page-head.ts';
export type { Plan, PageHead, PlannedItem, PlannedPart, PlannedSlot, PlannedZone } from './plan.ts';
export { homeOf } from '../visit/page-context.ts';
export { siteContextOf, type SiteContext } from '../visit/site-context.ts';
export { createTrace, type Trace, type TraceStep } from '../trace/create-trace.ts';
export { partsOf } from '../tree/tree.ts';
export { withProblems } from './with-problems.ts';
