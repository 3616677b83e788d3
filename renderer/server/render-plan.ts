import { createElement } from 'react';
import { renderToString } from 'react-dom/server.edge';
import { componentThrew, type Problem } from '../errors/index.ts';
import { partsOf, withProblems, type LoadedCode, type Plan } from '../plan/index.ts';
import type { Platform } from '../platform/index.ts';
import { Page } from '../view/index.ts';
import { renderLarge, type Render } from './render-large.ts';

export interface RenderedPlan {
  /** The plan that was drawn in the end, in which whatever threw is a problem. */
  readonly plan: Plan;
  readonly html: string;
}

/**
 * Renders a plan. Nothing in it waits, so one pass is enough for a small one; a large one pauses on the way.
 * React has no error boundaries on a server: when something throws, each part is rendered alone to find the
 * culprits, they become problems, and the page is rendered again without them.
 */
export function* renderPlan(
  plan: Plan,
  code: LoadedCode,
  platform: Platform,
): Generator<void, RenderedPlan> {
  const render: Render = (wanted) =>
    renderToString(createElement(Page, { plan: wanted, code, platform }));
  try {
    return { plan, html: plan.isLarge ? yield* renderLarge(plan, render) : render(plan) };
  } catch (error) {
    const problems = yield* findCulprits(plan, render);
    if (problems.size === 0) throw error;
    for (const problem of problems.values()) {
      platform.report(problem);
      yield;
    }
    return yield* renderPlan(withProblems(plan, problems), code, platform);
  }
}

/**
 * Inner parts are tried before those around them, so that a broken card does not cost its
 * neighbours.
 */
function* findCulprits(plan: Plan, render: Render): Generator<void, Map<string, Problem>> {
  const problems = new Map<string, Problem>();
  for (const part of partsOf(plan).toReversed()) {
    const alone = { ...plan, slots: [{ name: 'alone', items: [part] }] };
    try {
      render(withProblems(alone, problems));
    } catch (error) {
      problems.set(part.key, componentThrew(part.id, part.pointer, error));
    }
    yield;
  }
  return problems;
}
