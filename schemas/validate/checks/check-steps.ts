import type { Scenario } from '../../generated/scenario.ts';
import type { Problem } from '../../problems/problem.ts';
import { impossibleStep } from '../../problems/scenario-problems.ts';

/** The members that say what a visitor does. */
const ACTIONS: ReadonlySet<string> = new Set(['fill', 'choose', 'press', 'see']);

/** Finds steps that do nothing, or two things at once, and a value that no field gets. */
export function checkSteps({ steps = [] }: Scenario): Problem[] {
  return steps.flatMap((step, index) => {
    const members = Object.keys(step);
    const actions = members.filter((name) => ACTIONS.has(name));
    const hasField = step.value === undefined || step.fill !== undefined;
    const isRight = actions.length === 1 && hasField;
    return isRight ? [] : [impossibleStep(members, `/steps/${index}`)];
  });
}
