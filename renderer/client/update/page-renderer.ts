import type { Root } from 'react-dom/client';
import { isEqual } from '#schemas/is-equal.ts';
import type { PlanSnapshot } from '../../create-plan/index.ts';
import type { Decisions, Plan } from '../../plan/index.ts';
import type { Platform } from '../../platform/index.ts';
import type { LoadedCode, Registry } from '../../registry/index.ts';
import { listItems } from '../../tree/index.ts';
import type { TraceStep } from '../../trace/index.ts';
import {
  changeAnswers,
  bypassCache,
  provideAnswers,
  type AnsweredPlatform,
  type ServiceAnswers,
} from './service-answers.ts';
import { createOfferChoice } from './choose-offers.ts';
import { createAbortScope } from './create-abort-scope.ts';
import type { PageChange } from './page-change.ts';
import { createPageSelection, type PageSelection } from './select-page.ts';
import { createPlanView, type PlanView } from './live-slot.tsx';

/** Describes the page on the screen after it was made anew. */
export interface RenderedPage {
  readonly plan: Plan;
  /** Lists the decision of each step, with its reason. */
  readonly steps: readonly TraceStep[];
  /**
   * The page response that it was made of, into which the paths of a patch lead; left out where
   * there was none.
   */
  readonly response?: object;
}

export interface PageRendererOptions {
  readonly root: Root;
  readonly loadRegistry: () => Promise<Registry>;
  readonly platform: Platform;
  /** The decisions of the server that made the page; left out where the page is made here. */
  readonly decisions?: Decisions | undefined;
  /** Called just before a page is rendered, so that nothing else is rendered over it. */
  readonly beforeRendering?: () => void;
}

/**
 * Makes the plan anew and renders it. Undefined where a later call or a redirect took its place.
 */
export type Rerender = () => Promise<RenderedPage | undefined>;

/**
 * The same with a response that is at hand, or that has changed in places. Rejects with
 * RefusedPatch.
 */
export type Update = (change: PageChange) => Promise<RenderedPage | undefined>;

/** A page of another address, complete but for being shown. */
export interface PendingPage {
  readonly plan: Plan;
  /** True where all of its code has come. */
  readonly isWhole: boolean;
  /** Ends what is under way for the page before. */
  readonly takeOver: () => void;
  /** Shows it in place of the one before, at once. */
  readonly show: () => RenderedPage;
}

/**
 * Makes the page of a platform that is at another address; undefined where a redirect took its
 * place.
 */
export type Prepare = (there: Platform, signal: AbortSignal) => Promise<PendingPage | undefined>;

/** The place of one page after the other. */
export interface PageRenderer {
  /** Shows deferred features, once they are due, on a page that was made here. */
  readonly runDeferred: () => Promise<void>;
  readonly rerender: Rerender;
  readonly update: Update;
  readonly prepare: Prepare;
}

/** The page that is shown, and the answers and the snapshot that it was made of. */
interface Shown {
  readonly plan?: Plan;
  /** Left out where the page has to be made anew, whatever changes. */
  readonly rendering?: PlanSnapshot | undefined;
  readonly answers: ServiceAnswers;
}

/** The code that makes plans, once it is loaded. */
type PlanCode = Awaited<ReturnType<typeof loadPlanCode>>;

interface Rendering extends Shown {
  readonly rendered: RenderedPage;
}

/** Renders page after page into one root, and of each only what changed. */
export function createPageRenderer(options: PageRendererOptions): PageRenderer {
  const { root, platform, decisions } = options;
  const view = createPlanView(root, platform);
  const selection = createPageSelection(platform, decisions);
  let displayed = NOTHING;
  let loaded: PlanCode | undefined;
  const { begin, takeOver, end } = createAbortScope();

  const show = (rendering: Rendering): RenderedPage => {
    displayed = rendering;
    selection.note(rendering.rendered.plan.decisions);
    end();
    return rendering.rendered;
  };
  const showAnew = (rendering: PendingRender): RenderedPage => {
    options.beforeRendering?.();
    view.show(rendering.plan, rendering.code);
    return show(rendering);
  };
  const changeOne = (answers: ServiceAnswers) =>
    loaded && changeShown(displayed, answers, { ...loaded, platform, view });
  const make = async (noting: AnsweredPlatform, signal: AbortSignal, before = displayed) => {
    loaded ??= await loadPlanCode(options);
    return preparePending(before, noting, { ...loaded, signal, selection });
  };
  const renderAgain = async (...from: Parameters<typeof make>) => {
    const ahead = followed(await make(...from), platform);
    return ahead && showAnew(ahead);
  };

  return {
    async rerender() {
      const signal = begin();
      const noting = provideAnswers(bypassCache(platform), {});
      if (loaded && displayed.rendering) {
        const asking = { platform: noting.platform, signal };
        const isSameRoute = await loaded.refetch(displayed.rendering, asking);
        if (signal.aborted) return undefined;
        const changed = isSameRoute && changeOne(noting.answers());
        if (changed) return show(changed);
      }
      return renderAgain(noting, signal);
    },
    async update(change) {
      const answers = changeAnswers(displayed.answers, change);
      takeOver();
      const changed = changeOne(answers);
      if (changed) return show(changed);
      // From here on the change is in the response: a patch that follows at once is made on both.
      displayed = { ...displayed, answers };
      return renderAgain(provideAnswers(platform, answers), begin());
    },
    async prepare(there, signal) {
      const rendering = await make(provideAnswers(there, {}), signal);
      if (!rendering || 'redirect' in rendering) return undefined;
      return { ...rendering, takeOver, show: () => showAnew(rendering) };
    },
    async runDeferred() {
      const noting = provideAnswers(platform, displayed.answers);
      if (hasDeferred(displayed)) await renderAgain(noting, begin(), NOTHING);
    },
  };
}

/**
 * As though nothing stood there: what stays the very object of before is not rendered again, with
 * code or without.
 */
const NOTHING: Shown = { answers: {} };

function hasDeferred({ plan }: Shown): boolean {
  return plan !== undefined && listItems(plan.slots).some(({ isDeferred }) => isDeferred);
}

async function loadPlanCode({ loadRegistry }: PageRendererOptions) {
  const [{ refetch, changePlan, createTrace, createPlan }, registry] = await Promise.all([
    import('../../create-plan/index.ts'),
    loadRegistry(),
  ]);
  return { refetch, changePlan, createTrace, createPlan, registry };
}

type ChangeOptions = PlanCode & {
  readonly platform: Platform;
  readonly view: PlanView;
};

/** Shows what few components became; undefined where that is not all that changed. */
function changeShown(
  { rendering, answers: before }: Shown,
  answers: ServiceAnswers,
  { changePlan, createTrace, registry, platform, view }: ChangeOptions,
): Rendering | undefined {
  if (!rendering || !answers.page || !isAlike(before, answers)) return undefined;
  const trace = createTrace(platform.host);
  const changed = changePlan(rendering, answers.page, { platform, registry, trace });
  if (!changed) return undefined;
  const { plan, code } = changed.snapshot;
  if (changed.isRearranged) view.show(plan, code);
  else view.change(plan, changed.replaced);
  const rendered = { plan, steps: trace.steps, response: answers.page };
  return { plan, rendering: changed.snapshot, answers, rendered };
}

type PrepareOptions = PlanCode & {
  readonly signal: AbortSignal;
  readonly selection: PageSelection;
};

/** A page that is not shown yet. */
interface PendingRender extends Rendering {
  readonly plan: Plan;
  readonly code: LoadedCode;
  readonly isWhole: boolean;
}

interface Redirect {
  readonly redirect: string;
}

/** A page that was made; undefined where its address leads elsewhere, and the window with it. */
function followed(
  rendering: PendingRender | Redirect | undefined,
  { host }: Platform,
): PendingRender | undefined {
  if (!rendering || !('redirect' in rendering)) return rendering;
  host.redirect?.(rendering.redirect);
  return undefined;
}

/**
 * Makes a page from its beginning, or says where its address leads; undefined where something else
 * took its place.
 */
async function preparePending(
  { plan: previous }: Shown,
  noting: AnsweredPlatform,
  { createPlan, createTrace, registry, signal, selection }: PrepareOptions,
): Promise<PendingRender | Redirect | undefined> {
  const platform = untilAborted(selection.apply(noting.platform), signal);
  const trace = createTrace(platform.host);
  const chooseOffers = createOfferChoice(platform);
  const outcome = await createPlan({ platform, registry, signal, trace, previous, chooseOffers });
  if (signal.aborted) return undefined;
  if (outcome.status === 'redirect') return { redirect: outcome.url };

  const { plan, snapshot: rendering, code, isWhole } = outcome;
  const answers = noting.answers();
  const { page: response } = answers;
  const rendered = { plan, steps: trace.steps, ...(response && { response }) };
  return { plan, rendering, code, isWhole, answers, rendered };
}

/**
 * The same platform, which reports no more once something else has taken the page's place: that its
 * calls were ended is no problem.
 */
function untilAborted(platform: Platform, signal: AbortSignal): Platform {
  return {
    ...platform,
    report: (problem) => {
      if (!signal.aborted) platform.report(problem);
    },
  };
}

/** Returns true if services have answered the same, the content of the page aside. */
function isAlike(one: ServiceAnswers, other: ServiceAnswers): boolean {
  return (
    isEqual(one.cmsData?.value, other.cmsData?.value) &&
    isEqual(one.macros?.response, other.macros?.response) &&
    isEqual(one.search, other.search)
  );
}
