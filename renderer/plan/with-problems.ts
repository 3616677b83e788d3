import type { Problem } from '../errors/index.ts';
import { nameOf } from '../registry/index.ts';
import type { Plan, PlannedItem } from './plan.ts';
import { mapItems } from '../tree/tree.ts';

/** A plan in which every part whose code did not arrive is a problem. */
export function withoutMissing(plan: Plan, missing: ReadonlyMap<string, Problem>): Plan {
  return mapItems(plan, (item) => {
    if (item.kind === 'fault') return item;
    const problem = missing.get(nameOf({ kind: item.entry, type: item.id }));
    return problem ? toProblem(item, problem) : item;
  });
}

/** A plan in which the parts with these keys are problems. */
export function withProblems(plan: Plan, problems: ReadonlyMap<string, Problem>): Plan {
  return mapItems(plan, (item) => {
    const problem = problems.get(item.key);
    return problem ? toProblem(item, problem) : item;
  });
}

function toProblem({ id, key, pointer }: PlannedItem, problem: Problem): PlannedItem {
  return { kind: 'fault', id, key, pointer, problems: [{ ...problem, pointer }] };
}
