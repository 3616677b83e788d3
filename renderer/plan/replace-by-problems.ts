import type { Problem } from '../errors/index.ts';
import { getEntryName } from '../registry/index.ts';
import { mapSlots } from '../tree/index.ts';
import type { FaultyItem, Plan, PlannedItem } from './plan.ts';

/** A plan in which every item whose code did not arrive is a problem. */
export function replaceMissing(plan: Plan, missing: ReadonlyMap<string, Problem>): Plan {
  return withProblemOf(plan, (item) =>
    item.state === 'faulty' ? undefined : missing.get(getEntryName(item)),
  );
}

/** A plan in which the items with these keys are problems. */
export function replaceByProblems(plan: Plan, problems: ReadonlyMap<string, Problem>): Plan {
  return withProblemOf(plan, ({ key }) => problems.get(key));
}

function withProblemOf(plan: Plan, problemOf: (item: PlannedItem) => Problem | undefined): Plan {
  const slots = mapSlots(plan.slots, (item, children?: readonly PlannedItem[]): PlannedItem => {
    const problem = problemOf(item);
    if (problem) return toFaulty(item, problem);
    return item.state === 'faulty' || !children ? item : { ...item, children };
  });
  return { ...plan, slots };
}

function toFaulty({ kind, type, key, pointer }: PlannedItem, problem: Problem): FaultyItem {
  return { state: 'faulty', kind, type, key, pointer, problems: [{ ...problem, pointer }] };
}
