import { takeTurn } from '#renderer/take-turn';
import type { ScenarioStep } from '#schemas/generated/scenario.ts';
import type { Problem } from '#schemas/problems/problem.ts';
import { failedStep } from '#schemas/problems/scenario-problems.ts';
import { awaitTarget } from './await-target.ts';
import { findTarget, listNames, readStep } from './find-target.ts';
import { takeStep } from './take-step.ts';

/** A page may have hundreds of links, and nobody reads more names than these. */
const MAX_NAMES = 30;

/**
 * Takes the steps of a scenario on the page of a window, each as soon as the page has what it
 * names. Resolves with the problem of the first that it cannot take, and leaves out those behind.
 */
export async function runSteps(
  window: Window & typeof globalThis,
  steps: readonly ScenarioStep[] = [],
): Promise<Problem | undefined> {
  for (const [index, step] of steps.entries()) {
    const read = readStep(step);
    if (!read) continue;
    // oxlint-disable-next-line no-await-in-loop -- a visitor takes one step after the other.
    const target = await awaitTarget(window, () => findTarget(window.document, read));
    if (!target) {
      const present = listNames(window.document, read).slice(0, MAX_NAMES);
      return failedStep({ position: index + 1, member: read.action, name: read.name, present });
    }
    if (read.action !== 'see') takeStep(target, step.value);
    // oxlint-disable-next-line no-await-in-loop -- as above; what it has led to is rendered then.
    await takeTurn();
  }
  return undefined;
}
