import { createElement, type ReactElement } from 'react';
import { renderToString } from 'react-dom/server.edge';
import { componentThrew, type Fault } from '../errors/index.ts';
import { partsOf, withFaults, type Parts, type Plan } from '../plan/index.ts';
import type { Platform } from '../platform/index.ts';
import { Page, type ViewPlan } from '../view/index.ts';

export interface RenderedPlan {
  /** The plan that was drawn in the end, in which whatever threw is a fault. */
  readonly plan: Plan;
  readonly html: string;
}

/**
 * Draws a plan. Nothing in it waits, so one pass is enough. React has no error boundaries on a
 * server: when a pass throws, each part is drawn alone to find the culprits, they become faults,
 * and the page is drawn again without them.
 */
export function renderPlan(plan: Plan, parts: Parts, platform: Platform): RenderedPlan {
  const draw = (wanted: ViewPlan) => renderToString(pageOf(wanted, parts, platform));
  try {
    return { plan, html: draw(plan) };
  } catch (error) {
    const faults = findCulprits(plan, draw);
    if (faults.size === 0) throw error;
    faults.forEach((fault) => platform.report(fault));
    return renderPlan(withFaults(plan, faults), parts, platform);
  }
}

function pageOf(plan: ViewPlan, parts: Parts, platform: Platform): ReactElement {
  return createElement(Page, { plan, parts, platform });
}

/**
 * Inner parts are tried before those around them, so that a broken card does not cost its
 * neighbours.
 */
function findCulprits(plan: Plan, draw: (wanted: ViewPlan) => string): Map<string, Fault> {
  const faults = new Map<string, Fault>();
  for (const part of partsOf(plan).toReversed()) {
    const alone = { ...plan, slots: [{ name: 'alone', items: [part] }] };
    try {
      draw(withFaults(alone, faults));
    } catch (error) {
      faults.set(part.key, componentThrew(part.id, part.at, error));
    }
  }
  return faults;
}
