import type { ExperienceConfig } from '#schemas/generated/experience.ts';
import type { ProfileType } from '#schemas/content/displayed-visitor.ts';
import type { Experiments } from '#renderer';
import { collectClicks } from '#renderer/early-clicks';
import { createWindowConsent, type Consent } from '#renderer/consent';
import { registerStoredOffers } from '#renderer/personalisation';
import { NOBODY, type Visitor } from '#renderer/routing';
import {
  applyApiOrigin,
  createLiveVisitor,
  getApiOrigins,
  startWindow,
  type StartUp,
} from '#renderer/start-up';
import type { Session } from '#renderer/session';
import { registerStoredForms } from './register-stored-forms.ts';
import type { StartExperience } from './select-start-members.ts';
import { startExperience as experience } from './start-experience.ts';
import { suggestSearches } from './suggest-searches.ts';
import { hasSignedInHint } from '#renderer/session-needed';
import { createVisitorSession, type VisitorSession } from './visitor-session.ts';

/**
 * No larger application is around this site: it is the open one, and nobody of the bank looks over
 * a visitor's shoulder. A host page may say otherwise by the context.
 */
const ALONE = { app: 'open', cso: false };

/** Says what a started page knows of its visitor and its environment. */
export interface Started {
  /** Resolves once it is known who visits, as far as routes ask for it. */
  readonly visitor: () => Promise<Visitor>;
  /** Resolves with the session of the window, though nobody is signed in yet. */
  readonly session: () => Promise<Session>;
  /** Resolves with the CDN host of the environment; undefined where that is not known. */
  readonly cdnHost: () => Promise<string | undefined>;
  /** The parts of it that a host page is given. */
  readonly shared: Pick<StartUp, 'context' | 'hookRestore'> & {
    readonly experiments: () => Promise<Experiments>;
  };
}

const started = new WeakMap<Window, Started>();

/**
 * Does what the site does once a page is there, before anybody uses it; once a window. Calls back
 * when deferred features may be asked for.
 */
export function startUp(window: Window & typeof globalThis, onDeferred: () => void): Started {
  const before = started.get(window);
  if (before) return before;
  const { document, location } = window;
  const configured = applyApiOrigin(experience, document);
  const [apiOrigin, ...apiOrigins] = getApiOrigins(configured, new URL(location.href));
  const { begin, load, open } = createVisitorSession(window, { apiOrigin, apiOrigins });
  const wasSignedIn = hasSignedInHint(window);
  const beginSession: VisitorSession['begin'] = async (native) => {
    await begin(native);
    // A server that had no hint has made a page for nobody, with a log-in and perhaps of another
    // route. Once there is a hint, the page comes anew; without cookies it would do so for ever.
    if (native && !wasSignedIn && hasSignedInHint(window)) location.reload();
  };
  const consent = createWindowConsent(window, { levels: experience.levels });
  if (experience.hasOffers) registerStoredOffers(window, consent);
  registerStoredForms(window, consent);
  // Servers write them, which cannot know of a choice that is made on their page.
  const level = consent.levelOf('storedExperiments');
  for (const name of ['experiments', 'visitor']) consent.register({ kind: 'cookie', name, level });
  const { environmentLoaded, ...shared } = startWindow(window, {
    experience,
    contextValues: ALONE,
    session: { readProfile, begin: beginSession },
    consent: consent.start,
    deferred: onDeferred,
  });
  void startShell(window, load, consent);
  if ('nativeWebView' in window) void guardInApp(window);
  let experiments: Experiments | undefined;
  const visiting = createLiveVisitor(shared.context, NOBODY);
  const loadExperiments = async () => {
    const { startExperiments } = await import('#renderer/experiments');
    const options = { experience: await loadExperience(), visitor: () => after.visitor() };
    return (experiments ??= startExperiments(window, options));
  };
  const after = {
    shared: { ...shared, experiments: loadExperiments },
    async visitor() {
      const [visitor, session] = await Promise.all([visiting, load()]);
      // Until then a visitor without a session is nobody.
      if (session) visitor.enter(session);
      return visitor;
    },
    async session() {
      const [visitor, session] = await Promise.all([visiting, open()]);
      visitor.enter(session);
      return session;
    },
    cdnHost: async () => (await environmentLoaded)?.details.cdnHost,
  };
  started.set(window, after);
  const who = { consent, visitor: () => after.visitor() };
  if (configured.measurement) {
    void startMeasuring(window, { experience: configured, ...who });
    void startField(window, { experience: configured, consent });
  }
  if (experience.hasOffers && consent.allows('personalisation')) {
    void reportLateOffers(window, experience.reports);
  }
  // A visit that is not counted is nothing to a visitor.
  if (showsVariant(window)) loadExperiments().catch(() => undefined);
  return after;
}

/** Loads what start-up does not have of it. */
async function loadExperience(): Promise<ExperienceConfig> {
  return (await import('../experience.ts')).experience;
}

/** A server says beside the document what it has assigned, for which its code is loaded. */
function showsVariant({ performance }: Window): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  const timing: unknown = navigation && Reflect.get(navigation, 'serverTiming');
  return Array.isArray(timing) && timing.some(({ name }) => name === 'experiment');
}

interface MeasuringOptions {
  readonly experience: StartExperience;
  readonly consent: Consent;
  readonly visitor: Started['visitor'];
}

/** Measures the page. What a visitor clicks on before its code is there counts as well. */
async function startMeasuring(
  window: Window & typeof globalThis,
  options: MeasuringOptions,
): Promise<void> {
  const clicks = collectClicks(window);
  // Measurement needs it for its calls, and a visitor may leave at once: so it comes beside it.
  import('#renderer/http').catch(() => undefined);
  // Nothing of a page depends on it, and the next page tries again.
  const code = await import('#renderer/measurement').catch(() => undefined);
  code?.startMeasurement(window, { ...options, clicks });
}

/** Sends how fast and how whole pages are, of a share of their loads. */
async function startField(
  window: Window & typeof globalThis,
  options: Pick<MeasuringOptions, 'experience' | 'consent'>,
): Promise<void> {
  const { field } = options.experience.measurement ?? {};
  if (!field || Math.random() >= (field.share ?? 1)) return;
  // Nothing of a page depends on it.
  const code = await import('#renderer/field').catch(() => undefined);
  code?.startField(window, options);
}

/** Tells the server of offers that come too late, where the page has places for some. */
async function reportLateOffers(
  window: Window & typeof globalThis,
  reports: StartExperience['reports'],
): Promise<void> {
  if (!reports || !window.document.querySelector('.offers')) return;
  // Nothing of a page depends on it.
  const code = await import('#renderer/late-offers').catch(() => undefined);
  code?.reportLateOffers(window, { reports });
}

/** The session checks each profile that it takes, and is not there for those who need none. */
function readProfile(value: unknown): object | undefined {
  return typeof value === 'object' && value !== null ? value : undefined;
}

/**
 * Starts the shell, and shows in it who is signed in. Where its code does not come, menus and links
 * do what browsers do by themselves.
 */
async function startShell(
  window: Window & typeof globalThis,
  load: VisitorSession['load'],
  consent: Consent,
): Promise<void> {
  try {
    const { startShell: start } = await import('#registry/start-shell');
    const onSwitchProfile = async (type: ProfileType) => (await load())?.switchProfile(type);
    start(window, {
      consent,
      onSwitchProfile: (type) => void onSwitchProfile(type),
      suggest: suggestSearches(window, async () => (await load()) ?? NOBODY),
    });
    const visitor = await visitorToShow(window, load);
    if (!visitor) return;
    const [{ showVisitor }, { visitorParts }] = await Promise.all([
      import('#renderer/show-visitor'),
      import('#registry/visitor-parts'),
    ]);
    await showVisitor(window, { visitor, registry: visitorParts });
  } catch (error) {
    window.console.error('The shell is not complete:', error);
  }
}

/** The app around a page may not be able to show what a link leads to: then the page says so. */
async function guardInApp(window: Window & typeof globalThis): Promise<void> {
  const { document } = window;
  document.addEventListener('route-refused', (event) => {
    const detail: unknown = event instanceof CustomEvent ? event.detail : undefined;
    void import('#registry/app-notice').then(({ showAppNotice }) =>
      showAppNotice(document, {
        locale: document.documentElement.lang,
        requiredVersion: readRequiredVersion(detail),
      }),
    );
  });
  const [{ guardDocuments }, whole] = await Promise.all([
    import('#renderer/guard-documents'),
    loadExperience(),
  ]);
  guardDocuments(window, { experience: applyApiOrigin(whole, document) });
}

function readRequiredVersion(detail: unknown): string | undefined {
  const version: unknown = Reflect.get(Object(detail), 'requiredVersion');
  return typeof version === 'string' ? version : undefined;
}

/**
 * Returns the visitor to show on a page that a server made for somebody who is signed in; undefined
 * on every other.
 */
async function visitorToShow(
  { document }: Window,
  load: VisitorSession['load'],
): Promise<Visitor | undefined> {
  const hasParts = document.getElementById('plan')?.textContent?.includes('"shown":{') ?? false;
  return hasParts ? ((await load()) ?? NOBODY) : undefined;
}
