import { createElement } from 'react';
import type { Root } from 'react-dom/client';
import { flushSync } from 'react-dom';
import type { Plan } from '../plan/index.ts';
import type { Platform } from '../platform/index.ts';
import type { EntryCode, LoadedCode, Registry } from '../registry/index.ts';
import type { TraceStep } from '../trace/index.ts';
import { Page } from '../view/index.ts';
import { changedAnswers } from './changed-answers.ts';
import type { PageChange } from './page-change.ts';
import { withAnswers, type ServiceAnswers } from './service-answers.ts';

/** What stands on the screen after a page was made anew. */
export interface RenderedPage {
  readonly plan: Plan;
  /** What each step decided, and why. */
  readonly steps: readonly TraceStep[];
  /** The page response that it was made of, into which the paths of a patch lead; left out where there was none. */
  readonly response?: object;
}

export interface ScreenOptions {
  readonly root: Root;
  readonly loadRegistry: () => Promise<Registry>;
  readonly platform: Platform;
  /** Called just before a page is rendered, so that nothing else is rendered over it. */
  readonly beforeRendering?: () => void;
}

/** Makes the plan anew and renders it. Undefined where a later call or a redirect took its place. */
export type Rerender = () => Promise<RenderedPage | undefined>;

/** The same with a response that is at hand, or that has changed in places. Rejects with RefusedPatch. */
export type Update = (change: PageChange) => Promise<RenderedPage | undefined>;

/** The place of one page after the other. */
export interface Screen {
  readonly rerender: Rerender;
  readonly update: Update;
}

/** Nobody waits for an item here, but what stands in a browser needs its boundary: with this it has one. */
const onSettled = (): void => undefined;

/**
 * Renders plan after plan into one root. What did not change between two plans is not rendered again: keys,
 * objects and the map of loaded code stay the same ones.
 */
export function createScreen(options: ScreenOptions): Screen {
  const { root, loadRegistry, platform, beforeRendering } = options;
  const code = new Map<string, EntryCode>();
  let previous: Plan | undefined;
  let answered: ServiceAnswers = {};
  let latest = new AbortController();

  const show = async (given: ServiceAnswers): Promise<RenderedPage | undefined> => {
    latest.abort();
    const current = new AbortController();
    latest = current;
    const [{ createTrace, makePlan }, registry] = await Promise.all([
      import('../make-plan/index.ts'),
      loadRegistry(),
    ]);
    const trace = createTrace(platform.host);
    const { signal } = current;
    const noting = withAnswers(platform, given);
    const outcome = await makePlan({
      platform: noting.platform,
      registry,
      signal,
      trace,
      previous,
    });
    if (signal.aborted || outcome.status === 'redirect') return undefined;

    addNew(code, outcome.code);
    answered = noting.answers();
    previous = outcome.plan;
    const { plan } = outcome;
    const { page: response } = answered;
    beforeRendering?.();
    // At once, effects included: whoever typed sees it in the next frame.
    flushSync(() => root.render(createElement(Page, { plan, code, platform, onSettled })));
    return { plan, steps: trace.steps, ...(response && { response }) };
  };

  return {
    rerender: () => show({}),
    async update(change) {
      // From here on the change is in the response: a patch that follows at once is made on both.
      answered = changedAnswers(answered, change);
      return show(answered);
    },
  };
}

/** Code that is there already stays the same object, or everything made of it would be rendered again. */
function addNew(code: Map<string, EntryCode>, loaded: LoadedCode): void {
  for (const [name, own] of loaded) {
    const known = code.get(name);
    if (known?.Component !== own.Component || known.messages !== own.messages) code.set(name, own);
  }
}
