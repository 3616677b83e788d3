import type axe from 'axe-core';
import type { Steps } from './create-steps.ts';

/** How axe calls a check, which can answer later. */
interface CheckHelper {
  readonly async: () => (answer: unknown) => void;
}

type Evaluate = (this: CheckHelper, ...values: unknown[]) => unknown;

/** The values of a rule's run: context, options, and whom it tells its result or its failure. */
type RunValues = [unknown, unknown, (result: unknown) => void, (error: unknown) => void];

interface AxeRule {
  run: (...values: RunValues) => void;
}

/** The parts of axe that its types leave out. */
interface AxeParts {
  readonly _audit: {
    readonly rules: readonly AxeRule[];
    readonly checks: Readonly<Record<string, { evaluate: Evaluate }>>;
  };
  readonly commons: { readonly dom: { readonly isVisibleOnScreen: (element: Element) => boolean } };
}

/** The rules that ask what lies over what, which axe finds out for all elements at once. */
export const RULES_OF_LAYERS = ['color-contrast', 'link-in-text-block', 'target-size'];

/** Runs rules of axe in steps: the choice of elements for a rule, and each look at one of them. */
export type RunInSteps = <Result>(
  rules: readonly string[],
  steps: Steps,
  run: () => Promise<Result>,
) => Promise<Result>;

/**
 * Makes what runs rules in steps: axe itself does all of them on a long page in one task. It lets
 * rules and checks answer later, so each waits for its turn. What is skipped has no answer, and so
 * has what fails: axe can run again only once all have ended, and each without an error.
 */
export function sliceChecks(loaded: typeof axe, document: Document): RunInSteps {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const { _audit: audit, commons } = loaded as unknown as AxeParts;
  let present: Steps | undefined;
  for (const rule of audit.rules) sliceRule(rule, () => present);
  for (const check of Object.values(audit.checks)) sliceCheck(check, () => present);
  return async (rules, steps, run) => {
    present = steps;
    const result = run();
    // Colours and layers take half the time where it is known of each element if it is visible.
    if (rules.some((rule) => RULES_OF_LAYERS.includes(rule)))
      for (const element of document.querySelectorAll('*'))
        steps.add({ run: () => void commons.dom.isVisibleOnScreen(element) });
    try {
      return await result;
    } finally {
      present = undefined;
    }
  };
}

function sliceRule(rule: AxeRule, getSteps: () => Steps | undefined): void {
  const run = rule.run.bind(rule);
  rule.run = (...values) => {
    const steps = getSteps();
    const [, , resolve] = values;
    if (!steps) return run(...values);
    return steps.add({ run: () => run(...values), skip: () => resolve(undefined) });
  };
}

function sliceCheck(check: { evaluate: Evaluate }, getSteps: () => Steps | undefined): void {
  const { evaluate } = check;
  check.evaluate = function evaluateLater(...values) {
    const steps = getSteps();
    if (!steps) return evaluate.apply(this, values);
    const answer = this.async();
    return steps.add({
      run: () => answerInTurn(this, answer, (helper) => evaluate.apply(helper, values)),
      skip: () => answer(undefined),
    });
  };
}

/** Passes the answer of a check on, also of one that answers later by itself. */
function answerInTurn(
  helper: CheckHelper,
  answer: (value: unknown) => void,
  evaluate: (helper: CheckHelper) => unknown,
): void {
  let isLater = false;
  const own: CheckHelper = Object.create(helper, {
    async: {
      value() {
        isLater = true;
        return answer;
      },
    },
  });
  try {
    const value = evaluate(own);
    if (!isLater) answer(value);
  } catch {
    // A person has to judge the element, as where axe itself cannot tell.
    answer(undefined);
  }
}
