import { isEqual } from '#schemas/is-equal.ts';
import { createElement } from 'react';
import type { Root } from 'react-dom/client';
import { flushSync } from 'react-dom';
import type { MadePlan } from '../make-plan/index.ts';
import type { Plan } from '../plan/index.ts';
import type { Platform } from '../platform/index.ts';
import type { EntryCode, LoadedCode, Registry } from '../registry/index.ts';
import type { TraceStep } from '../trace/index.ts';
import { createLiveItems, Page } from '../view/index.ts';
import { changedAnswers } from './changed-answers.ts';
import type { PageChange } from './page-change.ts';
import { withAnswers, type AnsweredPlatform, type ServiceAnswers } from './service-answers.ts';

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
  const live = createLiveItems();
  let previous: Plan | undefined;
  let made: MadePlan | undefined;
  let answered: ServiceAnswers = {};
  let underWay: AbortController | undefined;
  let loaded: [typeof import('../make-plan/index.ts'), Registry] | undefined;

  const load = async () => {
    loaded ??= await Promise.all([import('../make-plan/index.ts'), loadRegistry()]);
    return loaded;
  };
  const takeOver = (next?: AbortController) => {
    underWay?.abort();
    underWay = next;
  };
  const rendered = (steps: readonly TraceStep[], plan: Plan): RenderedPage => {
    const { page: response } = answered;
    return { plan, steps, ...(response && { response }) };
  };
  const renderPage = (plan: Plan) =>
    root.render(createElement(Page, { plan, code, platform, onSettled, live }));

  const changeOne = (answers: ServiceAnswers): RenderedPage | undefined => {
    if (!loaded || !made || !answers.page || !isAlike(answers, answered)) return undefined;
    const [{ createTrace, changePlan }, registry] = loaded;
    const trace = createTrace(platform.host);
    const changed = changePlan(made, answers.page, { platform, registry, trace });
    if (!changed) return undefined;

    const { replaced } = changed;
    ({ made } = changed);
    answered = answers;
    previous = made.plan;
    const { plan } = made;
    flushSync(() => {
      if (replaced && !live.replace(replaced.before, replaced.after)) renderPage(plan);
    });
    return rendered(trace.steps, plan);
  };

  const makeAll = async (noting: AnsweredPlatform, signal: AbortSignal) => {
    const [{ createTrace, makePlan }, registry] = await load();
    const trace = createTrace(platform.host);
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
    ({ made } = outcome);
    const { plan } = outcome;
    beforeRendering?.();
    // At once, effects included: whoever typed sees it in the next frame.
    flushSync(() => renderPage(plan));
    return rendered(trace.steps, plan);
  };

  return {
    async rerender() {
      const current = new AbortController();
      const { signal } = current;
      takeOver(current);
      const noting = withAnswers(platform, {});
      if (loaded && made) {
        const [{ askAgain }] = loaded;
        await askAgain(made, { platform: noting.platform, signal });
        if (signal.aborted) return undefined;
        const changed = changeOne(noting.answers());
        if (changed) return changed;
      }
      return makeAll(noting, signal);
    },
    async update(change) {
      const answers = changedAnswers(answered, change);
      takeOver();
      const changed = changeOne(answers);
      if (changed) return changed;
      // From here on the change is in the response: a patch that follows at once is made on both.
      answered = answers;
      const current = new AbortController();
      takeOver(current);
      return makeAll(withAnswers(platform, answers), current.signal);
    },
  };
}

/** Whether services have answered the same, the content of the page aside. */
function isAlike(one: ServiceAnswers, other: ServiceAnswers): boolean {
  return (
    isEqual(one.cmsData?.value, other.cmsData?.value) &&
    isEqual(one.macros?.response, other.macros?.response)
  );
}

/** Code that is there already stays the same object, or everything made of it would be rendered again. */
function addNew(code: Map<string, EntryCode>, loaded: LoadedCode): void {
  for (const [name, own] of loaded) {
    const known = code.get(name);
    if (known?.Component !== own.Component || known.messages !== own.messages) code.set(name, own);
  }
}
