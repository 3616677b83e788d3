import type { ExperienceConfig } from '#schemas/generated/experience.ts';
import { createBrowserHost, type Host } from '../../host/index.ts';
import { createPlatform, type Platform } from '../../platform/index.ts';
import { requireRegistry } from '../../registry/index.ts';
import { applyApiOrigin } from '../../services/http/index.ts';
import { getWindowMeasure, type Measure } from '../../services/measurement/index.ts';
import { LOCALE_CHANGED } from '../../services/i18n/index.ts';
import { NOBODY, type Visitor } from '../../routing/index.ts';
import type { SiteContext } from '../../visit/index.ts';
import type { RunPageOptions } from '../start/experience-options.ts';
import type { Action, Held } from '../start/record-events.ts';
import type { StartMeasurementOptions } from '../measurement/start-measurement.ts';
import { dispatchBusEvents } from './dispatch-events.ts';
import { hydratePlan, mountPlan, type MountedPage } from './mount-page.ts';
import { watchTasks } from './watch-tasks.ts';

/** A page on which everything responds. */
export interface RunningPage extends Pick<
  MountedPage,
  'rendered' | 'rerender' | 'update' | 'prepare' | 'runDeferred' | 'isWhole'
> {
  readonly platform: Platform;
  readonly visitor: Visitor;
  /** Does what a visitor did before. */
  readonly repeat: (action: Action) => void;
  /** Resolves once the features of the page are complete, or two seconds have passed. */
  readonly settled: () => Promise<void>;
  readonly dispose: () => void;
}

/**
 * Loads what a page needs to respond, be it on a sign of intent, or at once where no server made
 * it: its services, React and the code of what is interactive. Resolves once everything on it
 * responds.
 */
export async function runPage(options: RunPageOptions): Promise<RunningPage> {
  const { window, element, start, plan, locale } = options;
  const experience = applyApiOrigin(options.experience, window.document);
  requireRegistry(options.registry);
  const { host = createBrowserHost(window, start) } = options;
  const site = plan?.decisions ?? (await resolveSite(experience, host));
  const visitor = await visitorOf(options);
  const caller = options.visitor ?? (() => Promise.resolve(NOBODY));
  const platform: Platform = createPlatform(
    {
      ...options,
      experience,
      measure: options.measure ?? openMeasure(options),
      site,
      variantPageUrl: host.variantPageUrl?.(),
      visitor: visitor.facts,
      caller,
    },
    plan ? withShellContent(host, () => platform.http) : host,
  );
  dispatchBusEvents(platform.events, element);
  locale.change(platform.locale);
  const stopListening = platform.events.on(LOCALE_CHANGED, () =>
    locale.change(platform.i18n.locale),
  );
  const tasks = watchTasks(platform);
  const context = { ...options, platform };
  const page = await (plan ? hydratePlan(plan, context) : mountPlan(context));

  return {
    platform,
    visitor,
    rendered: page.rendered,
    rerender: page.rerender,
    update: page.update,
    prepare: page.prepare,
    runDeferred: page.runDeferred,
    isWhole: page.isWhole,
    repeat: replayEvent,
    async settled() {
      await tasks.settled();
      const decisions = plan?.decisions ?? page.rendered?.plan.decisions;
      if (!decisions?.pageName) return;
      if (!plan) element.dataset['pageName'] = decisions.pageName;
      const { emitPageError } = await import('./emit-page-error.ts');
      // Of a page that a server made, the start has told the page around already.
      emitPageError({ events: platform.events, element: plan ? undefined : element }, decisions);
    },
    dispose() {
      stopListening();
      tasks.stop();
      locale.stop();
      page.unmount();
      platform.dispose();
    },
  };
}

/**
 * Where a server has decided what is shown, and links lead to documents, nobody asks who visits.
 */
async function visitorOf({ plan, experience, visitor }: RunPageOptions): Promise<Visitor> {
  const isDecided = plan && !plan.decisions.waitsFor && experience.navigation !== 'client';
  return isDecided || !visitor ? NOBODY : visitor();
}

/** Where no site has started the measurement, the page does; what it has to send can wait. */
function openMeasure({ window, ...options }: RunPageOptions): Measure | undefined {
  if (!options.experience.measurement) return undefined;
  void loadMeasurement(window, options);
  return getWindowMeasure(window);
}

async function loadMeasurement(
  window: RunPageOptions['window'],
  options: StartMeasurementOptions,
): Promise<void> {
  try {
    const { startMeasurement } = await import('../measurement/start-measurement.ts');
    if (!options.signal?.aborted) startMeasurement(window, options);
  } catch {
    // Nothing of a page depends on it, and the next page tries again.
  }
}

/** Asks for the content of a shell that a server rendered, once and only if it is needed. */
function withShellContent(host: Host, http: () => Platform['http']): Host {
  let ask: Host['cmsData'] | undefined;
  return {
    ...host,
    async cmsData(query) {
      ask ??= (await import('./shell-content.ts')).shareShellContent(host, http);
      return ask(query);
    },
  };
}

/** Without a plan nothing is decided yet; the code for that is no part of what hydrates. */
async function resolveSite(experience: ExperienceConfig, host: Host): Promise<SiteContext> {
  const { readSiteContext } = await import('../../create-plan/index.ts');
  return readSiteContext(experience, host);
}

/**
 * Does once more what a visitor did before the components ran. An event says all that another one
 * like it has to say. Loaded with the components: until then nothing can be done.
 */
export function replayEvent({ event, target, held }: Action): void {
  const { type } = event;
  if (held && isField(target)) replayInput(target, held);
  else if (event instanceof MouseEvent) target.dispatchEvent(new MouseEvent(type, event));
  else if (event instanceof KeyboardEvent) {
    // The key before it may have moved the focus.
    const focused = target.ownerDocument.activeElement ?? target;
    focused.dispatchEvent(new KeyboardEvent(type, event));
  } else if (event instanceof SubmitEvent && target instanceof HTMLFormElement) {
    target.requestSubmit(event.submitter);
  } else target.dispatchEvent(new Event(type, event));
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

function isField(target: Element): target is Field {
  return [HTMLInputElement, HTMLSelectElement, HTMLTextAreaElement].some(
    (kind) => target instanceof kind,
  );
}

/**
 * Tells a component what a visitor had put into its field before it ran. React compares with what
 * it saw last, so it sees another value for a moment, in which nothing is painted.
 */
function replayInput(field: Field, { value, defaultValue, checked, defaultChecked }: Held): void {
  if (isChoice(field)) {
    if (checked === defaultChecked) return;
    field.checked = !checked;
    field.click();
    return;
  }
  // Only a person can put files into a field.
  if (!(field instanceof HTMLSelectElement) && field.type !== 'file') {
    field.value = defaultValue ?? '';
    // The element's own property is React's, which would take note of this as well.
    const kind = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
    Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(field, value);
  }
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

function isChoice(field: Field): field is HTMLInputElement {
  return field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type);
}
