export { makePlan, type MakePlanOptions, type PlanOutcome } from './make-plan.ts';
export { createTrace } from '../trace/index.ts';
export { siteContextOf } from '../visit/index.ts';
