import { createElement } from 'react';
import { renderToString } from 'react-dom/server.edge';
import { componentThrew, featureFailed, type Problem } from '../errors/index.ts';
import { replaceByProblems, type Plan, type PlannedItem } from '../plan/index.ts';
import type { Platform } from '../platform/index.ts';
import type { LoadedCode } from '../registry/index.ts';
import { renderMarkup } from '../markup/index.ts';
import { Page, type ViewPlan } from '../view/index.ts';
import { createOutline } from './outline.ts';
import { renderLarge, type Render } from './render-large.ts';
import { addNotice, showProblems, type ProblemNotice } from './show-problems.ts';
import { createItemWriter, type ItemWriter, type SerializedItems } from './static-items.ts';

export interface RenderedPlan {
  /** The plan that was rendered in the end, in which whatever threw is a problem. */
  readonly plan: Plan;
  /** True if an item threw, and the page was rendered again without it. */
  readonly hasThrown: boolean;
  readonly html: string;
  /** The items of the plan that were written without React. */
  readonly written: SerializedItems;
}

interface RenderPlanOptions {
  readonly platform: Platform;
  /** Stands in the places of faulty items; without it they are empty. */
  readonly problemNotice?: ProblemNotice | undefined;
}

/**
 * Renders a plan: static items are written as texts, React renders the rest around them. Nothing in
 * it waits, so one pass is enough for a small plan; a large one pauses on the way. React has no
 * error boundaries on a server: when something throws, each item that React rendered is rendered
 * alone to find those that do, they become problems, and the page is rendered again without them.
 * With a notice, each faulty item is one that says its problems.
 */
export function* renderPlan(
  plan: Plan,
  code: LoadedCode,
  { platform, problemNotice: notice }: RenderPlanOptions,
): Generator<void, RenderedPlan> {
  const elementOf = (viewPlan: ViewPlan) => createElement(Page, { plan: viewPlan, code, platform });
  return yield* renderWith(plan, {
    writer: createItemWriter(notice ? addNotice(code, notice) : code),
    render: (viewPlan) => renderToString(elementOf(viewPlan)),
    write: (viewPlan) => renderMarkup(elementOf(viewPlan)),
    platform,
    hasNotices: notice !== undefined,
  });
}

interface Rendering {
  /** Keeps what it has written when the page is rendered again. */
  readonly writer: ItemWriter;
  readonly render: Render;
  /** Does the same without React, where no item has to be rendered. */
  readonly write: Render;
  readonly platform: Platform;
  /** True if faulty items say what is wrong with them. */
  readonly hasNotices: boolean;
}

function* renderWith(
  given: Plan,
  rendering: Rendering,
  hasThrown = false,
): Generator<void, RenderedPlan> {
  const { writer, render, platform, hasNotices } = rendering;
  const plan = hasNotices ? showProblems(given) : given;
  try {
    return { plan, hasThrown, html: yield* htmlOf(plan, rendering), written: writer.items };
  } catch (error) {
    writer.onThrown();
    const problems = yield* findThrowing(plan, writer.items, render);
    if (problems.size === 0) throw error;
    for (const problem of problems.values()) {
      platform.report(problem);
      yield;
    }
    return yield* renderWith(replaceByProblems(plan, problems), rendering, true);
  }
}

function* htmlOf(plan: Plan, { writer, render, write }: Rendering): Generator<void, string> {
  for (const { items, zones = [] } of plan.slots) {
    yield* writer.write(items);
    for (const zone of zones) yield* writer.write(zone.items, true);
  }
  const outline = createOutline(plan, writer.items);
  if (outline.isEmpty) return outline.fill(write(outline.plan));
  const html = plan.isLarge ? yield* renderLarge(outline.plan, render) : render(outline.plan);
  writer.onRendered();
  return outline.fill(html);
}

/**
 * Inner items are tried before those around them, so that a broken card does not cost its
 * neighbours.
 */
function* findThrowing(
  plan: Plan,
  written: SerializedItems,
  render: Render,
): Generator<void, Map<string, Problem>> {
  const problems = new Map<string, Problem>();
  const suspects = plan.slots.flatMap(({ items, zones = [] }) =>
    [items, ...zones.map((zone) => zone.items)].flatMap((list) => listUnserialized(list, written)),
  );
  for (const item of suspects.toReversed()) {
    if (item.state === 'faulty') continue;
    const alone = { ...plan, slots: [{ name: 'alone', items: [item] }] };
    try {
      render(replaceByProblems(alone, problems));
    } catch (error) {
      const problemOf = item.kind === 'feature' ? featureFailed : componentThrew;
      problems.set(item.key, problemOf(item.type, item.pointer, error));
    }
    yield;
  }
  return problems;
}

/** The items that React has to render, and those inside them. */
function listUnserialized(items: readonly PlannedItem[], written: SerializedItems): PlannedItem[] {
  return items
    .filter(({ key }) => !written.has(key))
    .flatMap((item) => [item, ...listUnserialized(item.children ?? [], written)]);
}
