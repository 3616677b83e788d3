import {
  applyPatch,
  openScenario,
  UnmatchedPatch,
  type FixtureStore,
  type OpenedScenario,
  type ScenarioEdits,
} from '#fixtures';
import type { RequestRecord } from '#fixtures/backend';
import { vitrineEntries } from '#registry';
import { specimenEntries } from '#registry/specimens';
import { COOKIE_LINK } from '#registry/start-shell';
import {
  createExperience,
  createRegistry,
  RefusedPatch,
  type Experience,
  type Problem,
  type RenderedPage,
  type ReportProblem,
  type TraceStep,
} from '#renderer';
import { createConsent } from '#renderer/consent';
import { createSession } from '#renderer/session';
import type { ExperienceConfig } from '#schemas/generated/experience.ts';
import type { PatchOperation, Scenario } from '#schemas/generated/scenario.ts';
import { experience as ownExperience } from '../environment/experience.ts';
import { fixtureFiles } from '../environment/fixture-files.ts';
import type { CallRecorder } from './calls/create-call-recorder.ts';
import type { EventRecorder } from './events/create-event-recorder.ts';
import { injectImageFault } from './faulty-images.ts';
import { createPreviewHost } from './preview-host.ts';
import { followVisitor } from './follow-visitor.ts';
import { markDocument } from './mark-document.ts';
import { createModuleHost } from './preview-modules.ts';
import { startSiteShell } from './start-site-shell.ts';
import { decideVariant, type ShownVariant } from './variant/decide-variant.ts';

/** The result of running a scenario. */
export interface RunResult {
  readonly status: number;
  readonly problems: readonly Problem[];
  readonly steps: readonly TraceStep[];
  /** The variant of the scenario's experiment that is shown; left out where it names none. */
  readonly variant?: ShownVariant;
}

/** Runs scenarios, one after the other, in the element `page` of a window. */
export interface ScenarioRunner {
  /**
   * Runs a scenario with an author's edits, on the site that is given or else our own. Where only
   * the edits changed, only what they changed is rendered again. Undefined where a later call took
   * over.
   */
  readonly run: (
    scenario: Scenario,
    edits: ScenarioEdits,
    experience?: ExperienceConfig,
  ) => Promise<RunResult | undefined>;
  /**
   * Changes the page response of the scenario that is shown, and renders what that changes. Rejects
   * with RefusedPatch, and leaves everything as it is, where there is no such place.
   */
  readonly update: (patch: readonly PatchOperation[]) => Promise<RunResult | undefined>;
  /**
   * Returns the page on the screen, with the registry and the platform that made it; undefined
   * before the first page, or after a failure.
   */
  readonly shown: () => DisplayedPage | undefined;
  /** Returns the requests of the scenario that is shown to its backend so far. */
  readonly requests: () => readonly RequestRecord[];
}

/** A page on the screen. */
export interface DisplayedPage {
  readonly page: RenderedPage;
  readonly registry: Registry;
  readonly platform: Platform;
  /** The problems of this page so far: a component may fail while it is used. */
  readonly problems: readonly Problem[];
}

type Platform = Awaited<ReturnType<Experience['wake']>>;
type Registry = ReturnType<typeof createRegistry>;

/** The scenario that is running, with the problems of its latest page. */
interface Run {
  /** The scenario and the site, as text: with others, all begins anew. */
  readonly started: string;
  readonly opened: OpenedScenario;
  readonly experience: Experience;
  readonly variant: ShownVariant | undefined;
  /** The documents that replace those of the scenario. */
  edits: ScenarioEdits;
  readonly problems: Problem[];
  readonly platform: Platform;
  readonly registry: Registry;
  page?: RenderedPage;
}

const entries = [...vitrineEntries, ...specimenEntries];
const registry = createRegistry(entries);

/** A component alone is no page: it gets no h1 but its own. */
const registryOfParts = createRegistry(entries.filter(({ type }) => type !== 'page-heading'));

const silent = { error: () => {}, warn: () => {}, info: () => {} };

export interface RunnerOptions {
  readonly onProblem?: ReportProblem;
  /** Called with the variant that is shown, before anything of the page is there. */
  readonly onVariant?: (variant: ShownVariant) => void;
  /** True if the site's header and footer stand around the shown content, as they do by default. */
  readonly hasShell?: boolean;
  /** The fixtures; by default those that the tools were built with. */
  readonly store?: FixtureStore;
  /** Notes the calls of each page; left out, nobody does. */
  readonly calls?: CallRecorder | undefined;
  /** Notes the events of each page; left out, none are measured. */
  readonly events?: EventRecorder | undefined;
}

/**
 * Makes the runner of a window. Calls are answered in their order; one that a later call replaced
 * is skipped.
 */
export function createScenarioRunner(
  window: Window & typeof globalThis,
  options: RunnerOptions = {},
): ScenarioRunner {
  const { calls } = options;
  let current: Run | undefined;
  let latest = 0;
  let before: Promise<unknown> = Promise.resolve();

  const runNow = async (own: number, start: RunStart) => {
    if (own !== latest) return undefined;
    calls?.begin();
    if (current?.started === textOf(start)) return rerender(current, start.edits);

    current?.experience.dispose();
    current = undefined;
    current = await startRun(window, { ...start, ...options });
    return resultOf(current, current.experience.rendered);
  };

  const inTurn = (task: () => Promise<RunResult | undefined>) => {
    const result = before.then(task);
    before = result.catch(() => undefined);
    return result;
  };

  return {
    shown() {
      return current?.page && { ...current, page: current.page };
    },
    requests: () => current?.opened.requests() ?? [],
    run(scenario, edits, experience = ownExperience) {
      latest += 1;
      const own = latest;
      return inTurn(() => runNow(own, { scenario, edits, experience }));
    },
    update: (patch) => inTurn(() => update(current, patch)),
  };
}

interface RunStart {
  readonly scenario: Scenario;
  readonly edits: ScenarioEdits;
  readonly experience: ExperienceConfig;
}

function textOf({ scenario, experience }: RunStart): string {
  return JSON.stringify([scenario, experience]);
}

type RunOptions = RunStart & RunnerOptions;

async function startRun(
  window: Window & typeof globalThis,
  {
    onProblem,
    onVariant,
    hasShell = true,
    store = fixtureFiles,
    calls,
    events,
    ...start
  }: RunOptions,
): Promise<Run> {
  const { scenario, edits, experience } = start;
  const problems: Problem[] = [];
  const opened = await openScenario(scenario, { store, experience, edits });
  const own = hasShell ? registry : registryOfParts;
  const ask = injectImageFault(opened.fetch, scenario.faults?.images);
  const fetch = calls?.recordFetch(ask, opened.findFault) ?? ask;
  const modules = createModuleHost(window, scenario, calls);
  const world = { ...opened, fetch };
  const variant = await decideVariant(opened, experience, createPreviewHost(world, silent));
  if (variant) onVariant?.(variant);
  const shown = { ...world, variantPageUrl: variant?.pageUrl };
  const host = createPreviewHost(shown, silent, modules);
  const measured = events?.open(opened.experience, host);
  const session = createSession({}, host);
  session.start();
  const started = await createExperience(window, {
    registry: own,
    experience: hasShell ? opened.experience : withoutShell(opened.experience),
    host,
    ...(measured && { measure: measured.measure }),
    visitor: async () => session,
    // No page of the site, which would ask for it: the server of the tools has written it down.
    cdnHost: async () => window.document.documentElement.dataset['cdnHost'],
    onProblem(problem) {
      problems.push(problem);
      onProblem?.(problem);
    },
  });
  const platform = await started.wake();
  markDocument(window.document, started, platform.locale);
  const consent = createConsent({ levels: experience.consent?.levels }, host);
  consent.start();
  const stops = [
    followVisitor(session, () => void started.rerender()),
    measured?.follow(consent),
    startSiteShell(window, { platform, session, consent }),
    consent.dispose,
    session.dispose,
    started.dispose,
  ];
  if (opened.cookieLink) window.document.querySelector<HTMLElement>(COOKIE_LINK)?.click();
  const dispose = () => stops.forEach((stop) => stop?.());
  const running = { experience: { ...started, dispose }, platform, registry: own };
  return { started: textOf(start), opened, edits, problems, variant, ...running };
}

/** The same site with nothing but the page in its layouts. */
function withoutShell({ layouts, ...site }: ExperienceConfig): ExperienceConfig {
  const bare = Object.keys(layouts).map((name) => [name, { order: ['main'] }]);
  return { ...site, layouts: Object.fromEntries(bare) };
}

async function rerender(run: Run, edits: ScenarioEdits): Promise<RunResult | undefined> {
  await run.opened.edit(edits);
  run.edits = edits;
  run.problems.length = 0;
  return resultOf(run, await run.experience.rerender());
}

/**
 * The backend has the changed page too, for whatever asks it next; nothing is written out for that.
 */
async function update(
  run: Run | undefined,
  patch: readonly PatchOperation[],
): Promise<RunResult | undefined> {
  if (run?.edits.page === undefined) throw new RefusedPatch('no-model', 'no page was given.');
  if (run.variant?.pageUrl !== undefined) {
    throw new RefusedPatch('another-model', 'the page of a variant is shown.');
  }
  const edits = { ...run.edits, page: applyAll(run.edits.page, patch) };
  const before = run.problems.splice(0);
  try {
    const rendered = await run.experience.update({ patch });
    await run.opened.edit(edits);
    run.edits = edits;
    return resultOf(run, rendered);
  } catch (error) {
    if (error instanceof RefusedPatch) run.problems.push(...before);
    throw error;
  }
}

function applyAll(page: unknown, patch: readonly PatchOperation[]): unknown {
  try {
    return applyPatch(page, patch);
  } catch (error) {
    if (!(error instanceof UnmatchedPatch)) throw error;
    throw new RefusedPatch('no-such-place', error.message, { cause: error });
  }
}

function resultOf(run: Run, rendered: Experience['rendered']): RunResult | undefined {
  if (!rendered) return undefined;
  run.page = rendered;
  const { plan, steps } = rendered;
  const { variant } = run;
  return { status: plan.status, problems: [...run.problems], steps, ...(variant && { variant }) };
}
