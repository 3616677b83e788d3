import { createElement } from 'react';
import { renderToString } from 'react-dom/server.edge';
import { componentThrew, featureFailed, type Problem } from '../errors/index.ts';
import { withProblems, type Plan } from '../plan/index.ts';
import type { Platform } from '../platform/index.ts';
import type { LoadedCode } from '../registry/index.ts';
import { itemsOf } from '../tree/index.ts';
import { Page } from '../view/index.ts';
import { renderLarge, type Render } from './render-large.ts';
import { fillIn, outlineOf } from './static-items.ts';

export interface RenderedPlan {
  /** The plan that was rendered in the end, in which whatever threw is a problem. */
  readonly plan: Plan;
  readonly html: string;
}

/**
 * Renders a plan. Nothing in it waits, so one pass is enough for a small one; a large one pauses on the way.
 * React has no error boundaries on a server: when something throws, each item is rendered alone to find those
 * that do, they become problems, and the page is rendered again without them.
 */
export function* renderPlan(
  plan: Plan,
  code: LoadedCode,
  platform: Platform,
): Generator<void, RenderedPlan> {
  const render: Render = (viewPlan) =>
    renderToString(createElement(Page, { plan: viewPlan, code, platform }));
  try {
    const { plan: outline, items } = outlineOf(plan);
    const byReact = (item: PlannedItem) => insideOf(render({ slots: [{ name: ALONE, items: [item] }] }));
    return { plan, html: yield* fillIn(render(outline), items, { code, byReact }) };
  } catch (error) {
    const problems = yield* findThrowing(plan, render);
    if (problems.size === 0) throw error;
    for (const problem of problems.values()) {
      platform.report(problem);
      yield;
    }
    return yield* renderPlan(withProblems(plan, problems), code, platform);
  }
}

/** Inner items are tried before those around them, so that a broken card does not cost its neighbours. */
function* findThrowing(plan: Plan, render: Render): Generator<void, Map<string, Problem>> {
  const problems = new Map<string, Problem>();
  for (const item of itemsOf(plan.slots).toReversed()) {
    if (item.state === 'faulty') continue;
    const alone = { ...plan, slots: [{ name: 'alone', items: [item] }] };
    try {
      render(withProblems(alone, problems));
    } catch (error) {
      const problemOf = item.kind === 'feature' ? featureFailed : componentThrew;
      problems.set(item.key, problemOf(item.type, item.pointer, error));
    }
    yield;
  }
  return problems;
}
