import type { ExperienceConfig } from '#schemas/generated/experience.ts';
import { createBrowserHost, createStartHost } from '../../host/index.ts';
import type { Consent } from '../../services/consent/index.ts';
import { cleanText } from '../../services/measurement/index.ts';
import { getApiOrigins } from '../../services/http/index.ts';
import { createBeaconRequest, hasTypedText } from '../measurement/beacon-request.ts';
import { collectErrors } from './collect-errors.ts';
import { measureVitals } from './measure-vitals.ts';
import { getNavigation } from './observe-entries.ts';

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
