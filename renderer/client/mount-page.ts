import { createElement } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { ClientPlan } from '../plan/client-plan.ts';
import type { Platform } from '../platform/index.ts';
import type { Registry } from '../registry/index.ts';
import { Page } from '../view/index.ts';
import { hydrationView } from './hydration-view.ts';
import { loadLiveParts } from './load-interactive-code.ts';
import { createRedraw, type Redraw, type Redrawn } from './rerender.ts';
import { rootOptions } from './root-options.ts';
import { watchParts } from './watch-items.ts';

export interface DrawContext {
  readonly element: Element;
  readonly registry: Registry;
  readonly platform: Platform;
}

export interface LivingPage {
  readonly unmount: () => void;
  /** What was drawn first; undefined where a server had drawn it. */
  readonly drawn: Redrawn | undefined;
  readonly redraw: Redraw;
}

/** Hydrates what a server drew, once the code of its live parts is there. */
export async function hydratePlan(plan: ClientPlan, context: DrawContext): Promise<LivingPage> {
  const { element, registry, platform } = context;
  const { parts, missing } = await loadLiveParts(plan, registry);
  missing.forEach(platform.report);

  const view = hydrationView(plan, missing, element);
  const { onSettled, settled } = watchParts(view);
  const page = createElement(Page, { plan: view, parts, platform, onSettled });
  const root = hydrateRoot(element, page, rootOptions(platform));
  await settled;
  const redraw = createRedraw({ root, registry, platform });
  return { unmount: () => root.unmount(), drawn: undefined, redraw };
}

/** Makes the plan in the browser and draws it into an empty element. */
export async function mountPlan({ element, registry, platform }: DrawContext): Promise<LivingPage> {
  const root = createRoot(element, rootOptions(platform));
  const redraw = createRedraw({ root, registry, platform });
  const drawn = await redraw();
  return { unmount: () => root.unmount(), drawn, redraw };
}
