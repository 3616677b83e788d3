import type { ExperienceConfig } from '#schemas/generated/experience.ts';
import {
  createBrowserHost,
  createStartHost,
  type Host,
  type TabStorage,
} from '../../host/index.ts';
import type { Visitor } from '../../routing/index.ts';
import { createWindowConsent, type Consent } from '../../services/consent/index.ts';
import {
  createDataLayer,
  createDelivery,
  createEventQueue,
  createIdentity,
  getWindowMeasure,
  listStoredValues,
  type BeforeSend,
  type Measure,
  type MeasurementConsent,
} from '../../services/measurement/index.ts';
import { eventHooks } from '../start/event-hooks.ts';
import type { EarlyClicks } from './collect-clicks.ts';
import { followPage } from './follow-page.ts';
import { createWindowAdapter } from './window-adapter.ts';
import {
  applyApiOrigin,
  createBrowserCalls,
  createHttp,
  getApiOrigins,
  type Http,
} from '../../services/http/index.ts';

export interface StartMeasurementOptions {
  readonly experience: Pick<
    ExperienceConfig,
    'apiOrigin' | 'consent' | 'measurement' | 'otherApiOrigins'
  >;
  /** The clicks of a visitor before this code was there. */
  readonly clicks?: EarlyClicks | undefined;
  /** Loads who visits; left out, nobody is ever signed in. */
  readonly visitor?: (() => Promise<Visitor>) | undefined;
  /** The visitor's choice; left out, the window's own is read. */
  readonly consent?: Consent | undefined;
  /** The outside world; without it the window's. */
  readonly host?: Host | undefined;
  /** Ends what is started here, after which another one may start it. */
  readonly signal?: AbortSignal | undefined;
}

/**
 * Starts the measurement of a window, once: whoever comes first says how, but for the hook of the
 * experience, which sees each event. Returns the measure that all pages of the window share. Events
 * are sent once the page is painted, and nothing waits for that.
 */
export function startMeasurement(
  window: Window & typeof globalThis,
  options: StartMeasurementOptions,
): Measure {
  const { experience, clicks, signal } = options;
  const host = options.host ?? createBrowserHost(window, createStartHost(window));
  const measure = getWindowMeasure(window);
  const { eventNames } = experience.measurement ?? {};
  const beforeSend: BeforeSend = (event) => {
    const { beforeSend: hook, signal: ended } = eventHooks.get(window) ?? {};
    return hook && !ended?.aborted ? hook(event) : event;
  };
  const dataLayer = createDataLayer({ eventNames, beforeSend }, host);
  const isFirst = measure.connect(dataLayer, {
    nextTurn: host.nextTurn,
    signal,
    begin() {
      const consent = options.consent ?? openConsent(window, experience);
      const levels = {
        analytics: consent.levelOf('analytics'),
        visitorIds: consent.levelOf('visitorIds'),
      };
      listStoredValues(levels, host.tabStorage).forEach(consent.register);
      const queue = createEventQueue(openWhenShown(window, host.tabStorage));
      const { leavePage, forget, ...sender } = openSender(window, options, { consent, host });
      consent.register({ kind: 'memory', level: levels.analytics, clear: forget });
      const delivery = createDelivery({ ...sender, queue }, dataLayer, host);
      dataLayer.subscribe(({ event, delivery: state }) => {
        if (event.type === 'PAGE' && !state) leavePage(event.pageName);
      });
      window.addEventListener('pagehide', () => leavePage(), signal && { signal });
      const stop = consent.subscribe(delivery.followConsent);
      void delivery.start();
      watchPageLife(window, delivery, signal);
      signal?.addEventListener('abort', () => {
        stop();
        delivery.hide();
      });
    },
  });
  if (!isFirst) return measure;
  const stop = followPage(window, { measure, clicks });
  signal?.addEventListener('abort', stop);
  return measure;
}

/** Makes all that a delivery needs beside its queue. */
function openSender(
  window: Window & typeof globalThis,
  { experience, visitor }: StartMeasurementOptions,
  { consent, host }: { readonly consent: Consent; readonly host: Host },
) {
  const { document } = window;
  const calls = createWindowCalls({ experience, visitor, document }, host);
  let known: Visitor | undefined;
  const profile = () => {
    const id = known?.activeProfileId?.();
    return id === undefined ? undefined : { id, type: known?.activeProfileType?.() };
  };
  const identity = createIdentity({ ...calls, allows: consent.allows, profile }, host);
  const visitorKnown = async () => {
    known = await visitor?.().catch(() => undefined);
  };
  const adapter = createWindowAdapter(
    window,
    { ...calls, identity, visitor: () => known, visitorKnown },
    host,
  );
  const { undecided } = experience.measurement?.consent ?? {};
  const readConsent = (): MeasurementConsent => {
    if (consent.allows('analytics')) return 'allowed';
    return consent.level() === undefined && undecided !== 'drop' ? 'undecided' : 'refused';
  };
  return { adapter, consent: readConsent, ...identity };
}

/** Makes the consent of a page whose site has made none. */
function openConsent(
  window: Window & typeof globalThis,
  { consent: config }: Pick<ExperienceConfig, 'consent'>,
): Consent {
  const consent = createWindowConsent(window, { levels: config?.levels });
  consent.start();
  return consent;
}

interface WindowCallsOptions {
  readonly experience: Pick<ExperienceConfig, 'apiOrigin' | 'otherApiOrigins'>;
  readonly visitor: (() => Promise<Visitor>) | undefined;
  readonly document: Document;
}

/** Makes the calls of a window to its API host, of which nothing is cached. */
function createWindowCalls(
  { experience, visitor, document }: WindowCallsOptions,
  host: Host,
): { readonly http: Http; readonly origin: string } {
  const configured = applyApiOrigin(experience, document);
  const [origin, ...otherOrigins] = getApiOrigins(configured, host.url());
  const options = { origin, otherOrigins, locale: document.documentElement.lang, visitor };
  const { locale, signing } = createBrowserCalls(options, host);
  return { http: createHttp({ origin, locale, signing }, host), origin };
}

interface PageLifeListeners {
  /** The page is hidden, or ends: nothing may run after that. */
  readonly hide: () => void;
  /** The page is seen, for the first time or again. */
  readonly show: () => void;
}

/**
 * Tells when the page is hidden and seen. It never listens to `unload`, for which browsers take a
 * page out of their back-forward cache. A page that is made ahead is hidden until it is opened.
 */
function watchPageLife(
  window: Window,
  { hide, show }: PageLifeListeners,
  signal: AbortSignal | undefined,
): void {
  const options = signal && { signal };
  const { document } = window;
  const look = () => (document.visibilityState === 'hidden' ? hide() : show());
  document.addEventListener('visibilitychange', look, options);
  document.addEventListener('prerenderingchange', look, options);
  window.addEventListener('pagehide', hide, options);
  window.addEventListener('pageshow', look, options);
  look();
}

/**
 * Returns what gives the storage of a tab, but none while the page is made ahead: until it is
 * opened, browsers give it a copy. What is fetched from a copy would be sent twice, and what is
 * stored in it be lost.
 */
function openWhenShown(
  { document }: Window,
  storage: TabStorage | undefined,
): () => TabStorage | undefined {
  return () => ('prerendering' in document && document.prerendering ? undefined : storage);
}
