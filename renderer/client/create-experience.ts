import type { ExperienceConfig } from '#schemas/generated/experience.ts';
import { unexpectedError } from '../errors/index.ts';
import { createBrowserHost, readJsonBlock, type Host } from '../host/index.ts';
import type { ClientPlan } from '../plan/client-plan.ts';
import { createPlatform, type Platform } from '../platform/index.ts';
import type { Registry } from '../registry/index.ts';
import { hydratePlan, mountPlan, type LivingPage } from './draw-plan.ts';

export interface ExperienceOptions {
  readonly registry: Registry;
  readonly experience: ExperienceConfig;
  /** The outside world; without it the window's. */
  readonly host?: Host;
}

/** An experience that runs in a browser window. */
export interface Experience {
  readonly platform: Platform;
  readonly dispose: () => void;
}

const PLAN_BLOCK = 'plan';
const PAGE_ELEMENT = 'page';
const DEFAULT_LOCALE = 'en-GB';

/**
 * Brings the page of a window to life: hydrates what a server drew, or, where no server did, makes the plan
 * itself and mounts it. Resolves, and marks the html element with data-status="ready", once everything on the
 * page responds. Throws where the document has no
 * element with the id `page`.
 */
export async function createExperience(
  window: Window & typeof globalThis,
  { registry, experience, host = createBrowserHost(window) }: ExperienceOptions,
): Promise<Experience> {
  const { document } = window;
  const element = document.getElementById(PAGE_ELEMENT);
  if (!element) {
    throw new Error('createExperience() found no element with the id "page". Add one to the body.');
  }

  const block = readJsonBlock(document, PLAN_BLOCK);
  const plan = isClientPlan(block) ? block : undefined;
  const locale = plan?.decisions.locale ?? (document.documentElement.lang || DEFAULT_LOCALE);
  const platform = createPlatform({ experience, locale }, host);
  const stopListening = reportUncaught(window, platform);
  const context = { element, registry, platform };
  const page: LivingPage = plan ? await hydratePlan(plan, context) : await mountPlan(context);

  document.documentElement.dataset['status'] = 'ready';

  return {
    platform,
    dispose() {
      stopListening();
      page.unmount();
      platform.dispose();
    },
  };
}

/** What our own server wrote into its document needs no check beyond this; what was cut is made anew. */
function isClientPlan(value: unknown): value is ClientPlan {
  return typeof value === 'object' && value !== null && 'slots' in value && 'decisions' in value;
}

/** The last handler: whatever nobody caught is reported once, and shown to nobody. */
function reportUncaught(window: Window & typeof globalThis, platform: Platform): () => void {
  const onError = (event: ErrorEvent) => {
    event.preventDefault();
    platform.report(unexpectedError(event.error ?? event.message));
  };
  const onRejection = (event: PromiseRejectionEvent) => {
    event.preventDefault();
    platform.report(unexpectedError(event.reason));
  };
  window.addEventListener('error', onError);
  window.addEventListener('unhandledrejection', onRejection);
  return () => {
    window.removeEventListener('error', onError);
    window.removeEventListener('unhandledrejection', onRejection);
  };
}
