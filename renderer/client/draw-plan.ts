import { createElement } from 'react';
import { createRoot, hydrateRoot, type RootOptions } from 'react-dom/client';
import { componentThrew, unexpectedError } from '../errors/index.ts';
import type { ClientPlan } from '../plan/client-plan.ts';
import type { Platform } from '../platform/index.ts';
import type { Registry } from '../registry/index.ts';
import { Page, PartBoundary } from '../view/index.ts';
import { adoptMissing, loadLiveParts } from './live-parts.ts';

export interface DrawContext {
  readonly element: Element;
  readonly registry: Registry;
  readonly platform: Platform;
}

export interface LivingPage {
  readonly unmount: () => void;
}

/** Hydrates what a server drew, once the code of its live parts is there. */
export async function hydratePlan(plan: ClientPlan, context: DrawContext): Promise<LivingPage> {
  const { element, registry, platform } = context;
  const { parts, missing } = await loadLiveParts(plan, registry);
  missing.forEach(platform.report);

  const view = missing.size > 0 ? adoptMissing(plan, missing) : plan;
  return untilDrawn((onDrawn) => {
    const page = createElement(Page, { plan: view, parts, platform, onDrawn });
    return hydrateRoot(element, page, rootOptions(platform));
  });
}

/** Makes the plan in the browser and draws it into an empty element. */
export async function mountPlan(context: DrawContext): Promise<LivingPage> {
  const { element, registry, platform } = context;
  const { makePlan } = await import('../plan/index.ts');
  const outcome = await makePlan({ platform, registry, signal: new AbortController().signal });
  const root = createRoot(element, rootOptions(platform));
  if (outcome.kind === 'redirect') return root;

  const { plan, parts } = outcome;
  return untilDrawn((onDrawn) => {
    root.render(createElement(Page, { plan, parts, platform, onDrawn }));
    return root;
  });
}

/** React draws when it finds the time: waits until it has. */
async function untilDrawn(draw: (onDrawn: () => void) => LivingPage): Promise<LivingPage> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const page = draw(resolve);
  await promise;
  return page;
}

/** Each error of a component is reported once and by us, so React stays silent. */
function rootOptions({ report }: Platform): RootOptions {
  return {
    onCaughtError(error, { errorBoundary }) {
      const id = errorBoundary instanceof PartBoundary ? errorBoundary.props.id : '';
      report(componentThrew(id, '', error));
    },
    onUncaughtError: (error) => report(unexpectedError(error)),
    onRecoverableError: (error) => report(unexpectedError(error)),
  };
}
