export {
  toClientPlan,
  type ClientItem,
  type ClientPlan,
  type InteractiveItem,
  type StaticItem,
  type StaticRun,
} from './client-plan.ts';
export { planAgain, planChange, type PlanChange, type PlanFacts } from './plan-change.ts';
export { chooseOffers, groupOffers, listMboxes } from './group-offers.ts';
export {
  EXPERIMENT,
  type Decisions,
  type Plan,
  type PlannedEntry,
  type PlannedItem,
  type PlannedSlot,
  type PlannedZone,
} from './plan.ts';
export { planPage } from './plan-page.ts';
export { planSlots, type LoadedContent, type MainContent } from './plan-slots.ts';
export { resolveSlots } from './slot-layout.ts';
export { replaceMissing, replaceByProblems } from './replace-by-problems.ts';
