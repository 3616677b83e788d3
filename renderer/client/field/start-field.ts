import type { ExperienceConfig } from '#schemas/generated/experience.ts';
import { createBrowserHost, createStartHost } from '../../host/index.ts';
import type { Consent } from '../../services/consent/index.ts';
import { cleanText } from '../../services/measurement/index.ts';
import { getApiOrigins } from '../../services/http/index.ts';
import { createBeaconRequest, hasTypedText } from '../measurement/beacon-request.ts';
import { measureVitals } from './measure-vitals.ts';
import { getNavigation } from './observe-entries.ts';
import { cutText } from '#schemas/content/cut-text.ts';

/** Further errors of a page view are most often the same in other words. */
const MAX_ERRORS = 10;

const MAX_CHARACTERS = 200;

export interface StartFieldOptions {
  readonly experience: Pick<ExperienceConfig, 'measurement' | 'apiOrigin'>;
  readonly consent: Pick<Consent, 'allows'>;
}

/**
 * Measures how fast and how whole the pages of a window are for this visitor, and sends it at the
 * end of each view, where consent allows measurement then. A view that is hidden and
 * seen again is sent once more under the same id: of the two, the later one counts. Returns what
 * ends that.
 */
export function startField(
  window: Window & typeof globalThis,
  { experience, consent }: StartFieldOptions,
): () => void {
  const address = getSink(experience, new URL(window.location.href));
  if (address === undefined) return () => undefined;
  const { random } = createBrowserHost(window, createStartHost(window));
  const { document } = window;
  const createId = () => Math.floor(random() * 36 ** 8).toString(36);
  const errors = collectErrors(window);
  let vitals = measureVitals(window);
  let view = createId();
  let navigation = describeNavigation(window);
  let lastText = '';

  const send = () => {
    const failures = errors.take();
    if (!consent.allows('analytics')) return;
    const read = vitals.read();
    const text = JSON.stringify(read);
    if (text === lastText && failures.length === 0) return;
    lastText = text;
    const page = cleanText(window.location.pathname);
    const body = JSON.stringify({ view, page, navigation, vitals: read, errors: failures });
    post(window, address, body);
  };
  const onVisibility = () => {
    if (document.visibilityState === 'hidden') send();
  };
  const onRestore = ({ persisted, timeStamp }: PageTransitionEvent) => {
    if (!persisted) return;
    vitals.stop();
    vitals = measureVitals(window, timeStamp);
    view = createId();
    navigation = 'back-forward-cache';
    lastText = '';
  };
  document.addEventListener('visibilitychange', onVisibility);
  window.addEventListener('pagehide', send);
  window.addEventListener('pageshow', onRestore);
  return () => {
    document.removeEventListener('visibilitychange', onVisibility);
    window.removeEventListener('pagehide', send);
    window.removeEventListener('pageshow', onRestore);
    vitals.stop();
    errors.stop();
  };
}

/** Posts a text that outlives the page, and never an address that holds what somebody has typed. */
function post(window: Window & typeof globalThis, address: string, body: string): void {
  if (!hasTypedText(window.location)) return void window.navigator.sendBeacon(address, body);
  // As of a beacon, nobody hears whether it has arrived.
  window.fetch(createBeaconRequest(window, address, body)).catch(() => undefined);
}

/** The way in which the visitor came to the page, as browsers name it. */
function describeNavigation(window: Window): string {
  const entry = getNavigation(window);
  return entry && entry.activationStart > 0 ? 'prerender' : (entry?.type ?? 'navigate');
}

/** The whole address of the sink; undefined where the experience names none. */
function getSink(experience: StartFieldOptions['experience'], page: URL): string | undefined {
  const path = experience.measurement?.field?.address;
  return path === undefined ? path : new URL(path, getApiOrigins(experience, page)[0]).href;
}

/** An error of a script on the page. */
interface FieldError {
  readonly message: string;
  /** The address of the script without its query; left out where the browser does not say. */
  readonly source?: string;
  readonly line?: number;
  readonly column?: number;
  /** How often it has happened. */
  readonly count: number;
}

/** Collects the errors of a window from now on: those that nothing caught, and lost promises. */
function collectErrors(window: Window & typeof globalThis): {
  /** The errors so far, and none of them again. */
  readonly take: () => readonly FieldError[];
  readonly stop: () => void;
} {
  const errors = new Map<string, FieldError>();
  const note = (error: Omit<FieldError, 'count'>) => {
    const key = JSON.stringify(error);
    const count = (errors.get(key)?.count ?? 0) + 1;
    if (count > 1 || errors.size < MAX_ERRORS) errors.set(key, { ...error, count });
  };
  const onError = ({ message, filename, lineno, colno }: ErrorEvent) => {
    const address = URL.parse(filename);
    note({
      message: clean(message),
      ...(address && { source: clean(address.origin + address.pathname) }),
      ...(lineno > 0 && { line: lineno, column: colno }),
    });
  };
  const onRejection = ({ reason }: PromiseRejectionEvent) =>
    note({ message: clean(reason instanceof Error ? String(reason) : 'A promise was rejected.') });
  window.addEventListener('error', onError);
  window.addEventListener('unhandledrejection', onRejection);
  return {
    take() {
      const all = [...errors.values()];
      errors.clear();
      return all;
    },
    stop() {
      window.removeEventListener('error', onError);
      window.removeEventListener('unhandledrejection', onRejection);
    },
  };
}

function clean(text: string): string {
  return cutText(cleanText(text), MAX_CHARACTERS);
}
