import type { SiteSegment } from '#schemas/generated/experience.ts';
import { limitTime, type Host, type HostConsole } from '../host/index.ts';
import type { ContextManager } from '../services/context/index.ts';
import { readSiteContext, type SiteConfig, type SiteContext } from '../visit/index.ts';
import { writeSiteCookie, type CookieHost } from '../services/storage/index.ts';
import { createRestoreHook, type RestoreHook } from './create-restore-hook.ts';
import { fetchEnvironment, type EnvironmentConfig } from './fetch-environment.ts';

/** A visitor has begun to read before anything deferred takes a part of the processor. */
const DEFERRED_DELAY_MS = 2_000;

/** Start-up waits no longer for a step of another service; the step goes on by itself. */
const STEP_LIMIT_MS = 3_000;

/** The work of another service while a page starts. */
type StartUpStep = () => Promise<void> | void;

/** The members of an experience that start-up reads. */
export interface StartUpConfig extends SiteConfig {
  readonly segments?: readonly Pick<SiteSegment, 'id' | 'homes' | 'cookieValue'>[];
}

export interface StartUpOptions {
  readonly experience: StartUpConfig;
  readonly context: ContextManager;
  /**
   * The values that the larger host application gives to the context; without them that is left to
   * the application.
   */
  readonly contextValues?: Readonly<Record<string, unknown>>;
  readonly ownElements?: OwnElements;
  /** Asks the native app who is there; the session begins with what it learns. */
  readonly bridge?: StartUpStep;
  readonly session?: StartUpStep;
  readonly consent?: StartUpStep;
  /** Loads features that float or are marked as deferred. */
  readonly deferred?: StartUpStep;
  /** Looks for mistakes on the page, once it is whole. */
  readonly inspect?: () => void;
  /** The page is back out of the back-forward cache. */
  readonly restored?: StartUpStep;
}

export interface StartUp {
  /** Resolves once everything but what is deferred has been done. It never rejects. */
  readonly start: () => Promise<void>;
  /** The values that are shared with the application around the page. */
  readonly context: ContextManager;
  /**
   * Hooks into the back-forward cache where nothing else has; start-up itself has, once it began.
   */
  readonly hookRestore: RestoreHook['hook'];
  /** The configuration of the environment; undefined as long as it is not known. */
  readonly environment: () => EnvironmentConfig | undefined;
  /** Resolves with it once it has been asked for; with undefined where it did not come. */
  readonly environmentLoaded: Promise<EnvironmentConfig | undefined>;
  readonly dispose: () => void;
}

/**
 * Makes what a page does once it is there, without React and before anybody uses it. The context
 * gets its values, custom elements are checked and cookies set first. Then three things go on side
 * by side: the environment's configuration comes and goes into the context; the native app is
 * asked, and then the session begins; consent is looked after. The deferred step begins 2,000 ms
 * after all of that. Whatever fails is logged, shown to nobody, and keeps nothing else from going
 * on.
 */
export function createStartUp(options: StartUpOptions, host: Host): StartUp {
  const { experience, context, contextValues, ownElements = new Map() } = options;
  const configuration = createConfiguration<EnvironmentConfig>(host.console);
  const restoreHook = createRestoreHook(host);
  const ending = new AbortController();
  const { signal } = ending;
  const environment = Promise.withResolvers<EnvironmentConfig | undefined>();

  const run = async (step: StartUpStep = () => undefined): Promise<void> => {
    if (signal.aborted) return;
    try {
      await step();
    } catch (error) {
      if (!signal.aborted) host.console.error('Start-up failed in part:', error);
    }
  };
  const runInTime = (step?: StartUpStep) =>
    run(step && (() => limitTime(host, { limitMs: STEP_LIMIT_MS, signal }, async () => step())));
  const setCookies = () => setStartCookies(experience, readSiteContext(experience, host), host);
  const loadEnvironment = async () => {
    const loaded = await fetchEnvironment(host, signal);
    if (loaded) configuration.set(loaded);
    const own = configuration.get();
    if (own) context.register('canOverride', () => own.details.canOverride);
  };

  return {
    async start() {
      // Before anything is waited for: a route may depend on these values.
      await run(() => contextValues && context.initialize(contextValues));
      await run(() => checkCustomElements(ownElements, host));
      await run(setCookies);
      restoreHook.hook(() => {
        // A visitor who comes back makes another visit.
        void run(setCookies);
        void runInTime(options.restored);
      });
      await Promise.all([
        run(loadEnvironment).then(() => environment.resolve(configuration.get())),
        runInTime(options.bridge).then(() => runInTime(options.session)),
        runInTime(options.consent),
      ]);
      if (signal.aborted) return;
      const stopWaiting = host.after(DEFERRED_DELAY_MS, () => {
        void run(options.inspect);
        void runInTime(options.deferred);
      });
      signal.addEventListener('abort', stopWaiting);
    },
    context,
    hookRestore: restoreHook.hook,
    environment: configuration.get,
    environmentLoaded: environment.promise,
    dispose() {
      ending.abort();
      restoreHook.dispose();
    },
  };
}

/** The classes of our custom elements by their tags. */
type OwnElements = ReadonlyMap<string, CustomElementConstructor>;

/**
 * Says on the console what keeps our custom elements from working in this browser. Nothing where
 * there is no document.
 */
export function checkCustomElements(
  own: OwnElements,
  { customElements, console }: Pick<Host, 'customElements' | 'console'>,
): void {
  if (!customElements) return;
  const registry = customElements();
  if (!registry) {
    console.error('The web-component compatibility setup is wrong: no custom-element registry.');
    return;
  }
  for (const [tag, element] of own) {
    const defined = registry.get(tag);
    if (defined && defined !== element) {
      console.error(
        `The web-component compatibility setup is wrong: another class stands under the tag ${tag}.`,
      );
    }
  }
}

/** A value that is set once and then stays. */
interface SetOnce<Value> {
  readonly set: (value: Value) => void;
  /** Undefined until it is set. */
  readonly get: () => Value | undefined;
}

/**
 * Holds the configuration of the experience: who sets it a second time is warned, and the first one
 * stays.
 */
export function createConfiguration<Value extends object>(
  console: Pick<HostConsole, 'warn'>,
): SetOnce<Value> {
  let own: Value | undefined;

  return {
    set(value) {
      if (own) console.warn('Experience Configuration once set, cannot be changed');
      else own = value;
    },
    get: () => own,
  };
}

/** Half a year: 183 days. */
const MAX_AGE_S = 15_811_200;

/** Remembers in which language and segment somebody has visited last. */
export function setStartCookies(
  { segments = [] }: Pick<StartUpConfig, 'segments'>,
  { locale, segment }: Pick<SiteContext, 'locale' | 'segment'>,
  host: CookieHost,
): void {
  const configured = segments.find(({ id }) => id === segment)?.cookieValue;
  writeSiteCookie({ name: 'locale', value: locale, maxAgeS: MAX_AGE_S }, host);
  writeSiteCookie({ name: 'segment', value: configured ?? segment, maxAgeS: MAX_AGE_S }, host);
}
