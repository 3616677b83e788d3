import type { ExperienceConfig } from '#schemas/generated/experience.ts';
import type { ReportProblem } from '../errors/index.ts';
import { createBrowserHost, readJsonBlock, type Host } from '../host/index.ts';
import type { ClientPlan } from '../plan/index.ts';
import { createPlatform, type Platform } from '../platform/index.ts';
import { datePrints } from './date-prints.ts';
import { emitPageError } from './emit-page-error.ts';
import { keepPageLocale } from '../services/i18n/index.ts';
import type { SiteContext } from '../visit/index.ts';
import type { Registry } from '../registry/index.ts';
import { PAGE_ELEMENT, PLAN_BLOCK } from '../view/index.ts';
import { markDevice } from './mark-device.ts';
import { hydratePlan, mountPlan } from './mount-page.ts';
import type { Rerender, RenderedPage } from './rerender.ts';
import { reportUncaught } from './report-uncaught.ts';
import { scrollToHash } from './scroll-to-hash.ts';
import { watchTasks } from './watch-tasks.ts';
import { watchAddress } from './watch-address.ts';

export interface ExperienceOptions {
  /** All entries, or those alone that are interactive. */
  readonly registry: Registry;
  /** Loads the registry of all entries, once a page is made in the browser. Left out, `registry` holds them all. */
  readonly loadRegistry?: () => Promise<Registry>;
  readonly experience: ExperienceConfig;
  /** The outside world; without it the window's. */
  readonly host?: Host;
  /** Called for every problem, from the first one on. */
  readonly onProblem?: ReportProblem;
}

/** An experience that runs in a browser window. */
export interface Experience {
  readonly platform: Platform;
  /** What was rendered first; undefined where a server had rendered it. */
  readonly rendered: RenderedPage | undefined;
  /**
   * Makes the page anew from its address and renders what changed; undefined where a later call took over.
   * A page that a server rendered is rendered whole the first time.
   */
  readonly rerender: Rerender;
  readonly dispose: () => void;
}

/**
 * Starts the page of a window: hydrates what a server rendered, or, where no server did, makes the
 * plan itself and mounts it. Resolves, and marks the html element with data-status="ready", once everything
 * on the page responds, and its features are complete or two seconds have passed. Throws where the document has no element with the id `page`.
 */
export async function createExperience(
  window: Window & typeof globalThis,
  options: ExperienceOptions,
): Promise<Experience> {
  const { registry, experience, host = createBrowserHost(window), onProblem } = options;
  const { loadRegistry = () => Promise.resolve(registry) } = options;
  const { document } = window;
  const element = document.getElementById(PAGE_ELEMENT);
  if (!element) {
    throw new Error('createExperience() found no element with the id "page". Add one to the body.');
  }

  // As early as can be: what follows may wait for code, and the page has been painted.
  const unmarkDevice = markDevice(document.documentElement, host);
  const block = readJsonBlock(document, PLAN_BLOCK);
  const plan = isClientPlan(block) ? block : undefined;
  const site = plan?.decisions ?? (await siteOfAddress(experience, host));
  const platform = createPlatform({ experience, site, onProblem }, host);
  const stopListening = reportUncaught(window, platform);
  const stopKeepingLocale = keepPageLocale(document.documentElement, platform);
  const stopDating = datePrints(window, platform);
  const tasks = watchTasks(platform);
  const stopWatching = watchAddress(window, host);
  const context = { element, registry, loadRegistry, platform };
  const page = await (plan ? hydratePlan(plan, context) : mountPlan(context));
  const stopScrolling = scrollToHash(window, host);
  await tasks.settled();

  const decisions = plan?.decisions ?? page.rendered?.plan.decisions;
  if (decisions) emitPageError(platform.events, decisions);
  document.documentElement.dataset['status'] = 'ready';

  return {
    platform,
    rendered: page.rendered,
    rerender: page.rerender,
    dispose() {
      delete document.documentElement.dataset['status'];
      unmarkDevice();
      stopListening();
      stopKeepingLocale();
      stopDating();
      stopScrolling();
      tasks.stop();
      stopWatching();
      page.unmount();
      platform.dispose();
    },
  };
}

/** What our own server wrote into its document needs no check beyond this; what was cut is made anew. */
function isClientPlan(value: unknown): value is ClientPlan {
  return typeof value === 'object' && value !== null && 'slots' in value && 'decisions' in value;
}

/** Without a plan nothing is decided yet; the code for that is no part of a first load. */
async function siteOfAddress(experience: ExperienceConfig, host: Host): Promise<SiteContext> {
  const { siteContextOf } = await import('../make-plan/index.ts');
  return siteContextOf(experience, host);
}
