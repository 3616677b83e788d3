import type { ReportProblem } from '../../errors/index.ts';
import { PAGE_ELEMENT } from '../../host/document-ids.ts';
import { createStartHost } from '../../host/start-host.ts';
import type { Platform } from '../../platform/index.ts';
import { writePrintDates } from './print-dates.ts';
import { findInteractiveSlots, readClientPlan } from './interactive-slots.ts';
import { syncPageLocale } from './sync-page-locale.ts';
import { markDevice } from './mark-device.ts';
import { reportUncaught } from './report-uncaught.ts';
import type { FollowLinksOptions } from '../navigate/follow-links.ts';
import type { DecideOptions } from '../navigate/run-decided.ts';
import type { RunningPage } from '../hydrate/run-page.ts';
import type { RenderedPage, Rerender, Update } from '../update/page-renderer.ts';
import { createRunner } from './create-runner.ts';
import { eventHooks } from './event-hooks.ts';
import type { ExperienceOptions, RunnerOptions } from './experience-options.ts';
import type { Handle, HandleOptions } from '../handle/create-handle.ts';
import { watchAddress, watchHash } from './watch-address.ts';
import { hydrateOnIntent } from './hydrate-on-intent.ts';

/** An experience that runs in a browser window. */
export interface Experience extends Handle {
  /**
   * Does at once what a sign of intent leads to: everything interactive on the page hydrates.
   * Resolves with its services once it responds. Rejects where the code does not arrive; it may be
   * called again.
   */
  readonly wake: () => Promise<Platform>;
  /** The page that was rendered first; undefined where a server had rendered it. */
  readonly rendered: RenderedPage | undefined;
  /**
   * Makes the page anew from its address and renders what changed; undefined where a later call
   * took over. A page that a server rendered is rendered whole the first time.
   */
  readonly rerender: Rerender;
  /**
   * Shows another page response, or the one that is shown with a patch made on it, and renders what
   * changed. The page's services are not asked again, but for macros that have no value yet. The
   * newest call wins, be it of this or of `rerender`; older ones resolve to undefined, and patches
   * that follow each other are all made. All problems of the page are reported each time, as by
   * `rerender`. Where a patch cannot be made, rejects with RefusedPatch, and nothing changes: a
   * page that a server rendered has no response at hand before it was made in the browser once.
   *
   * @example await update({ patch: [{ op: 'replace', path: '/data/flexZone/flexComponents/0/title',
   * value: 'Saver' }] })
   */
  readonly update: Update;
  readonly dispose: () => void;
}

/** The experiences that run, by their page's element. */
const running = new WeakMap<HTMLElement, Promise<Experience>>();

/**
 * Starts the page of a window. A page that a server rendered stays as it is, without React, until a
 * visitor is about to use something interactive: then it hydrates, and what was done meanwhile is
 * done. Where no server rendered it, the page is made and mounted at once.
 *
 * Resolves, and marks the html element with data-status="ready", once whatever a visitor does takes
 * effect; for a page made here, also its features are complete or two seconds have passed. The mark
 * is gone while code that is needed cannot be loaded. Rejects where the document has no element
 * with the id `page`. Where an experience runs there already, this warns and that one stays, with
 * its configuration.
 */
export async function createExperience(
  window: Window & typeof globalThis,
  options: ExperienceOptions,
): Promise<Experience> {
  const element = window.document.getElementById(PAGE_ELEMENT);
  if (!element) {
    throw new Error('createExperience() needs an element with the id "page".');
  }
  const first = running.get(element);
  if (first) {
    (options.host ?? window).console.warn('Experience Configuration once set, cannot be changed');
    return first;
  }
  const starting = startExperience(window, element, options);
  running.set(element, starting);
  // The caller is told what went wrong, and may try again.
  starting.catch(() => running.delete(element));
  return starting;
}

async function startExperience(
  window: Window & typeof globalThis,
  element: HTMLElement,
  options: ExperienceOptions,
): Promise<Experience> {
  const host = options.host ?? createStartHost(window);

  const ending = new AbortController();
  const { signal } = ending;
  // As early as can be: what follows may wait for code, and the page has been painted.
  const plan = readClientPlan(window.document);
  const decisions = plan?.decisions;
  const locale = syncPageLocale(window.document.documentElement);
  if (decisions) locale.change(decisions.locale);
  let isDue = options.deferred === undefined;
  const page = { window, element, plan, locale, start: host, signal, isDeferredDue: () => isDue };
  const all: RunnerOptions & HandleOptions = { ...options, ...page };
  // Nobody records an event before that.
  eventHooks.set(window, all);
  const handle = async () => (await import('../handle/create-handle.ts')).getHandle(all);
  const calls = createHandleCalls(handle);
  const visitor = async () => (await handle()).visitor();
  const runner = createRunner({ visitor, ...all, ...calls });
  const onStart = watchWindow(all, runner.report);
  // A server names pages alone that do not exist.
  if (decisions?.pageName) void handle().then(({ tellOfMissingPage }) => tellOfMissingPage());
  const setReady = readyMark(window.document.documentElement);

  const slots = plan && findInteractiveSlots(element, plan, isDue);
  const waits = decisions?.waitsFor !== undefined;
  const run = waits ? decidedRun(runner.run, all) : runner.run;
  // Where nothing is interactive, nothing is ever loaded.
  const { wake, hydrateNow, end } =
    slots && (slots.count > 0 || slots.hasDeferred || waits)
      ? hydrateOnIntent(window, { ...runner, slots, element, host, run, setReady, waits })
      : { wake: run, hydrateNow: () => run().then(() => true), end: () => undefined };
  void options.deferred?.then(async () => {
    isDue = true;
    // Of a page that is made in the browser it is not known before.
    const mayHave = slots?.hasDeferred !== false || waits || decisions?.navigation;
    if (mayHave && !signal.aborted && (await hydrateNow())) await (await wake()).runDeferred();
  });
  const mounted = plan ? undefined : await run();
  const isThere = !waits || (await hydrateNow());
  if ((decisions ?? mounted?.platform.experience)?.navigation === 'client') {
    all.go = await followLinks({ ...runner, window, element, run: wake, onStart, signal });
  }
  watchHash(window, host, signal);
  await mounted?.settled();
  if (isThere) setReady(true);

  return {
    wake: async () => (await wake()).platform,
    rendered: mounted?.rendered,
    rerender: async () => (await wake()).rerender(),
    update: async (...to) => (await wake()).update(...to),
    ...calls,
    dispose() {
      running.delete(element);
      ending.abort();
      locale.stop();
      runner.dispose();
      end();
      setReady(false);
    },
  };
}

/** The code behind the handle comes with its first call. */
function createHandleCalls(handle: () => Promise<Handle>): Handle {
  return {
    context: async () => (await handle()).context(),
    session: async () => (await handle()).session(),
    experiments: async () => (await handle()).experiments(),
    navigate: async (...to) => (await handle()).navigate(...to),
    onRestore: async (...to) => (await handle()).onRestore(...to),
    onAction: async (...to) => (await handle()).onAction(...to),
  };
}

type WatchOptions = Pick<RunnerOptions & HandleOptions, 'window' | 'start' | 'signal'>;

/** Does for the window what needs no page. Returns what ends the watching of the address. */
function watchWindow({ window, start, signal }: WatchOptions, report: ReportProblem): () => void {
  markDevice(window.document.documentElement, start, signal);
  reportUncaught(window, report, signal);
  writePrintDates(window, start, signal);
  return watchAddress(window, start, signal);
}

/** Where the code for it does not come, links lead to documents. */
async function followLinks(options: FollowLinksOptions): Promise<HandleOptions['go']> {
  const code = await import('../navigate/follow-links.ts').catch(() => undefined);
  return code?.followLinks(options);
}

/** Says whether whatever a visitor does takes effect. */
function readyMark({ dataset }: HTMLElement): (isReady: boolean) => void {
  return (isReady) => {
    if (isReady) dataset['status'] = 'ready';
    else delete dataset['status'];
  };
}

/** Most pages need nothing of it. */
function decidedRun(run: () => Promise<RunningPage>, options: DecideOptions): typeof run {
  return async () => (await import('../navigate/run-decided.ts')).runDecided(run, options);
}
