export { askAgain } from './ask-again.ts';
export { changePlan, type MadePlan, type PlanChanged } from './change-plan.ts';
export { decideVisit } from './decide-visit.ts';
export { makePlan, type MakePlanOptions, type PlanOutcome } from './make-plan.ts';
export { createTrace } from '../trace/index.ts';
export { siteContextOf } from '../visit/index.ts';
