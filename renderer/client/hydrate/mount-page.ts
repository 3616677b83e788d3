import { createElement } from 'react';
import { createRoot, hydrateRoot, type Root, type RootOptions } from 'react-dom/client';
import type { ClientPlan } from '../../plan/index.ts';
import type { Platform } from '../../platform/index.ts';
import {
  type Registry,
  loadCode,
  type EntryCode,
  type LoadCodeResult,
} from '../../registry/index.ts';
import { Page, Boundary, getFeatureName } from '../../view/index.ts';
import {
  componentThrew,
  featureFailed,
  unexpectedError,
  type Problem,
} from '../../errors/index.ts';
import { listItems } from '../../tree/index.ts';
import type { RenderedPage, PageRenderer } from '../update/page-renderer.ts';
import { createHydrationView, shouldRun } from './hydration-view.ts';
import { createLazyPageRenderer } from './lazy-page-renderer.ts';
import { watchItems } from './watch-items.ts';

/** A page that is there sooner has no skeleton, which would only flash up. */
const SKELETON_DELAY_MS = 150;

interface MountContext {
  readonly element: Element;
  /** Holds all that hydrates. */
  readonly registry: Registry;
  /** Resolves with the registry that pages are made of. */
  readonly loadRegistry: () => Promise<Registry>;
  readonly platform: Platform;
}

export interface MountedPage extends PageRenderer {
  readonly unmount: () => void;
  /** The page that was rendered first; undefined where a server had rendered it. */
  readonly rendered: RenderedPage | undefined;
  /** True where the code of everything interactive has arrived. */
  readonly isWhole: boolean;
}

/** Hydrates what a server rendered, once the code of its interactive items is there. */
export async function hydratePlan(sent: ClientPlan, context: MountContext): Promise<MountedPage> {
  const { element, loadRegistry, platform } = context;
  const plan = element.querySelector('.offers')
    ? await (await import('./await-chosen-plan.ts')).awaitChosenPlan(sent, element)
    : sent;
  let isDeferredDue = platform.isDeferredDue?.() ?? true;
  let isHydrated = true;
  const load = () => loadInteractiveCode(plan, { ...context, isDeferredDue });
  const { code: loaded, missing } = await load();
  missing.forEach(platform.report);
  const code = new Map(loaded);

  const view = createHydrationView(plan, { page: element, missing, isDeferredDue });
  const { onSettled, settled } = watchItems(view);
  const page = createElement(Page, { plan: view, code, platform, onSettled });
  const root = hydrateRoot(element, page, createRootOptions(platform));
  await settled;
  const beforeRendering = () => (isHydrated = false);
  const pageRenderer = createLazyPageRenderer({
    root,
    loadRegistry,
    platform,
    decisions: plan.decisions,
    beforeRendering,
  });
  return {
    ...pageRenderer,
    unmount: () => root.unmount(),
    rendered: undefined,
    isWhole: missing.size === 0,
    async runDeferred() {
      if (!isHydrated) return pageRenderer.runDeferred();
      if (isDeferredDue) return undefined;
      isDeferredDue = true;
      const more = await load();
      if (!isHydrated) return pageRenderer.runDeferred();
      more.code.forEach((own, name) => code.has(name) || code.set(name, own));
      const late = [...more.missing].filter(([name]) => !missing.has(name));
      late.forEach(([, problem]) => platform.report(problem));
      const hydrationView = createHydrationView(plan, {
        page: element,
        missing: more.missing,
        isDeferredDue,
      });
      root.render(createElement(Page, { plan: hydrationView, code, platform, onSettled }));
      return undefined;
    },
  };
}

/**
 * Makes the plan in the browser and renders it into an empty element, which shows a skeleton where
 * that takes long.
 */
export async function mountPlan(context: MountContext): Promise<MountedPage> {
  const { element, loadRegistry, platform } = context;
  const root = createRoot(element, createRootOptions(platform));
  const endSkeleton = startSkeleton(root, context);
  const pageRenderer = createLazyPageRenderer({
    root,
    loadRegistry,
    platform,
    beforeRendering: endSkeleton,
  });
  let rendered: RenderedPage | undefined;
  try {
    rendered = await pageRenderer.rerender();
  } finally {
    endSkeleton();
    // No skeleton stays where no page comes of it.
    if (!rendered) root.render(null);
  }
  return { unmount: () => root.unmount(), rendered, isWhole: true, ...pageRenderer };
}

/**
 * Shows a skeleton once loading takes long. Returns what ends that, and has to be called before
 * anything else is rendered.
 */
function startSkeleton(root: Root, { loadRegistry, platform }: MountContext): () => void {
  const loading = new AbortController();
  const { signal } = loading;
  const stopTimer = platform.host.after(SKELETON_DELAY_MS, () => {
    void import('./page-skeleton.ts').then(({ showPageSkeleton }) =>
      showPageSkeleton({ root, loadRegistry, platform, signal }),
    );
  });
  return () => {
    stopTimer();
    loading.abort();
  };
}

/** Each error of a component is reported once and by us, so React stays silent. */
function createRootOptions({ report }: Pick<Platform, 'report'>): RootOptions {
  return {
    onCaughtError(error, { errorBoundary }) {
      const item = errorBoundary instanceof Boundary ? errorBoundary.state.item : undefined;
      const isFeature = item && 'kind' in item && item.kind === 'feature';
      const problemOf = isFeature ? featureFailed : componentThrew;
      // A page that a server rendered has not been told where its items are written.
      const pointer = item && 'pointer' in item ? item.pointer : '';
      report(problemOf(item ? getFeatureName(item) : '', pointer, error));
    },
    onUncaughtError: (error) => report(unexpectedError(error)),
    onRecoverableError: (error) => report(unexpectedError(causeOf(error))),
  };
}

/** React wraps what a component threw while it hydrated into an error of its own. */
function causeOf(error: unknown): unknown {
  return error instanceof Error && error.cause !== undefined ? error.cause : error;
}

interface Registries {
  readonly registry: Registry;
  /**
   * Resolves with the whole registry, for what `registry` does not hold: a header around a feature,
   * say.
   */
  readonly loadRegistry: () => Promise<Registry>;
  /** True where the code of deferred features is loaded as well. */
  readonly isDeferredDue: boolean;
}

/** Loads the code of everything that runs in the browser. Its messages came with the plan. */
async function loadInteractiveCode(
  plan: ClientPlan,
  { registry, loadRegistry, isDeferredDue }: Registries,
): Promise<LoadCodeResult> {
  const withoutMessages = { messages: () => Promise.resolve({}) };
  const items = listItems(plan.slots).filter((item) => shouldRun(item, isDeferredDue));
  const isHeld = items.every(({ kind, type }) => registry.get(kind, type));
  // Where the whole does not arrive, what the small one lacks is missing, and the rest runs.
  const holder = isHeld ? registry : await loadRegistry().catch(() => registry);
  const { code, missing } = await loadCode(items, holder, withoutMessages);
  const messages = new Map(Object.entries(plan.messages));
  const withMessages = [...code].map(([name, { Component }]): [string, EntryCode] => {
    const own = messages.get(name);
    return [name, { Component, ...(own && { messages: own }) }];
  });
  const failing = [...missing].filter(isOfFeature).map(toFailing);
  return {
    code: new Map([...withMessages, ...failing]),
    missing: new Map([...missing].filter((one) => !isOfFeature(one))),
  };
}

function isOfFeature([name]: readonly [string, Problem]): boolean {
  return name.startsWith('feature:');
}

/** A feature whose code did not arrive fails like any other, so that a text takes its place. */
function toFailing([name, { message }]: readonly [string, Problem]): [string, EntryCode] {
  const Component = () => {
    throw new Error(message);
  };
  return [name, { Component }];
}
