export { askAgain } from './ask-again.ts';
export { changePlan, type MadePlan, type PlanChanged } from './change-plan.ts';
export { decideVisit } from './decide-visit.ts';
export { createPlan, type CreatePlanOptions, type PlanOutcome } from './create-plan.ts';
export { createTrace } from '../trace/index.ts';
export { readSiteContext } from '../visit/index.ts';
