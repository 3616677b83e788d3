import { createElement } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { ClientPlan } from '../plan/index.ts';
import type { Platform } from '../platform/index.ts';
import type { Registry } from '../registry/index.ts';
import { Page } from '../view/index.ts';
import { hydrationView } from './hydration-view.ts';
import { loadInteractiveCode } from './load-interactive-code.ts';
import { createRerender, type Rerender, type RenderedPage } from './rerender.ts';
import { rootOptions } from './root-options.ts';
import { watchItems } from './watch-items.ts';

export interface MountContext {
  readonly element: Element;
  readonly registry: Registry;
  readonly platform: Platform;
}

export interface MountedPage {
  readonly unmount: () => void;
  /** What was rendered first; undefined where a server had rendered it. */
  readonly rendered: RenderedPage | undefined;
  readonly rerender: Rerender;
}

/** Hydrates what a server rendered, once the code of its interactive items is there. */
export async function hydratePlan(plan: ClientPlan, context: MountContext): Promise<MountedPage> {
  const { element, registry, platform } = context;
  const { code, missing } = await loadInteractiveCode(plan, registry);
  missing.forEach(platform.report);

  const view = hydrationView(plan, missing, element);
  const { onSettled, settled } = watchItems(view);
  const page = createElement(Page, { plan: view, code, platform, onSettled });
  const root = hydrateRoot(element, page, rootOptions(platform));
  await settled;
  const rerender = createRerender({ root, registry, platform });
  return { unmount: () => root.unmount(), rendered: undefined, rerender };
}

/** Makes the plan in the browser and renders it into an empty element. */
export async function mountPlan({
  element,
  registry,
  platform,
}: MountContext): Promise<MountedPage> {
  const root = createRoot(element, rootOptions(platform));
  const rerender = createRerender({ root, registry, platform });
  const rendered = await rerender();
  return { unmount: () => root.unmount(), rendered, rerender };
}
