export { refetch } from './refetch.ts';
export { changePlan, type PlanSnapshot, type PlanChanged } from './change-plan.ts';
export { decideVisit, readRefusedPath, type DecidingPlatform } from './decide-visit.ts';
export { createPlan, type CreatePlanOptions, type PlanOutcome } from './create-plan.ts';
export type { ChooseOffers } from './plan-route.ts';
export { createTrace } from '../trace/index.ts';
export { readSiteContext } from '../visit/index.ts';
