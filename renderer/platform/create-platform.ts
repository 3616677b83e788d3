import type { ExperienceConfig } from '#schemas/generated/experience.ts';
import {
  ANALYTICS_ERROR,
  createReport,
  type Problem,
  type ReportProblem,
} from '../errors/index.ts';
import type { Host } from '../host/index.ts';
import type { NativeApp, Visitor, VisitorFacts } from '../routing/index.ts';
import type { SiteContext } from '../visit/index.ts';
import type { ClientContext } from '../services/client-context/index.ts';
import { createEvents, type Events } from '../services/events/index.ts';
import type { Experiments } from '../services/experiments/index.ts';
import type { FeatureConfig } from '../services/feature-config/index.ts';
import { NO_MEASURE, type Measure } from '../services/measurement/index.ts';
import {
  getApiOrigins,
  createBrowserCalls,
  createHttp,
  type Http,
  type HttpOptions,
  type Interceptors,
} from '../services/http/index.ts';
import {
  createI18n,
  createTranslator,
  type I18n,
  type Translator,
} from '../services/i18n/index.ts';

export interface PlatformOptions {
  readonly experience: ExperienceConfig;
  /** Locale, segment and session of the visit, which were found once. */
  readonly site: SiteContext;
  /** The page URL of an experiment's variant, which is shown in the place of the address's own. */
  readonly variantPageUrl?: string | undefined;
  /** The app that a request comes from, as a server knows it; left out in a browser. */
  readonly nativeApp?: NativeApp | 'unknown' | undefined;
  /** Tells what only a browser knows of the visit, as it is now; left out on a server. */
  readonly visitor?: (() => VisitorFacts) | undefined;
  /** Returns true once deferred features may be loaded; left out, they come with the page. */
  readonly isDeferredDue?: (() => boolean) | undefined;
  /** Resolves with the CDN host of the environment; left out, that of the experience counts. */
  readonly cdnHost?: (() => Promise<string | undefined>) | undefined;
  /**
   * Origin of the API host as a server reaches it; without it the one that the experience or the
   * page's name gives.
   */
  readonly apiOrigin?: string | undefined;
  /**
   * Who signs the calls of a page in a browser, and whose answers are cached; left out on a server,
   * where nothing is signed or cached.
   */
  readonly caller?: (() => Promise<Visitor>) | undefined;
  /** Loads the experiments of the page; left out on a server. */
  readonly experiments?: (() => Promise<Experiments>) | undefined;
  /** Records what happens on the page; left out, nothing is measured, as on a server. */
  readonly measure?: Measure | undefined;
  /** Functions that stand between the page's calls and its services. */
  readonly interceptors?: Interceptors | undefined;
  /**
   * Gives messages in every locale: a server's one for all requests. Without it the platform makes
   * its own.
   */
  readonly translator?: Translator | undefined;
  /** Called with every problem, beside the console and the event `fault`. */
  readonly onProblem?: ReportProblem | undefined;
  /** False where `onProblem` writes problems to the console, so that none is there twice. */
  readonly problemsOnConsole?: boolean | undefined;
  /** Stands between the callers of a service and that service. */
  readonly relay?: HttpOptions['relay'];
}

/** The services of one running application, or of one request on a server. */
export interface Platform {
  readonly experience: ExperienceConfig;
  readonly site: SiteContext;
  /** The page URL of the variant that an experiment shows; left out where none does. */
  readonly variantPageUrl?: string | undefined;
  /** The app that a request comes from, as a server knows it; left out in a browser. */
  readonly nativeApp?: NativeApp | 'unknown' | undefined;
  /** Tells what only a browser knows of the visit; left out on a server. */
  readonly visitor?: (() => VisitorFacts) | undefined;
  /** Returns true once deferred features may be loaded; left out where they come with the page. */
  readonly isDeferredDue?: (() => boolean) | undefined;
  /** Resolves with the origin that modules come from; undefined where the default one counts. */
  readonly cdnHost: () => Promise<string | undefined>;
  /** The locale that the page was made in. */
  readonly locale: string;
  readonly host: Host;
  readonly http: Http;
  readonly i18n: I18n;
  readonly events: Events;
  /**
   * Asks for the configuration of a feature by its name: of the experience's application, or of
   * another one. Resolves with undefined where that has none of it. Rejects where the service does
   * not answer, with `[appConfig]: feature name is not provided`, and with `[appConfig]: invalid
   * application name provided`.
   */
  readonly featureConfig: (
    feature: string,
    application?: string,
  ) => Promise<FeatureConfig | undefined>;
  /**
   * Loads the visitor's experiments, which the application around the page has too: `load`,
   * `records`, `registerVisit`, `registerSuccess`, `subscribe`, `unsubscribe`. Rejects where
   * its code does not arrive; a later call tries again. Left out on a server.
   */
  readonly experiments?: (() => Promise<Experiments>) | undefined;
  /** Records what happens on the page. On a server it does nothing. */
  readonly measure: Measure;
  /**
   * Asks what the bank knows of the client who is signed in, within a time-out in milliseconds:
   * without one, that of the experience. Rejects below level 5 of assurance, without a call, and
   * where the service does not answer; a time-out emits `analytics-error` first.
   */
  readonly clientContext: (timeoutMs?: number) => Promise<ClientContext>;
  /**
   * Reports a problem once: on the console for developers, as the event `fault` for everything
   * else.
   */
  readonly report: ReportProblem;
  readonly dispose: () => void;
}

/** Makes the services out of a configuration and a host. Nothing runs before it is used. */
export function createPlatform(options: PlatformOptions, host: Host): Platform {
  const { experience, site, caller, interceptors, relay } = options;
  const {
    visitor,
    nativeApp,
    variantPageUrl,
    isDeferredDue,
    cdnHost,
    experiments,
    onProblem,
    measure = NO_MEASURE,
    problemsOnConsole = true,
    translator = createTranslator(host.console),
  } = options;
  const { locale } = site;
  const events = createEvents(host);
  const report = createReport({ onProblem, problemsOnConsole }, host);
  const [apiOrigin, ...otherOrigins] = getApiOrigins(experience, host.url());
  const { apiOrigin: origin = apiOrigin } = options;
  const calls =
    caller && createBrowserCalls({ origin, otherOrigins, locale, visitor: caller }, host);
  const jsonPrefix = experience.flexPage?.responsePrefix;
  const http = createHttp({ origin, locale, relay, jsonPrefix, interceptors, ...calls }, host);

  return {
    experience,
    site,
    ...(visitor && { visitor }),
    ...(nativeApp && { nativeApp }),
    ...(variantPageUrl !== undefined && { variantPageUrl }),
    ...(isDeferredDue && { isDeferredDue }),
    cdnHost: async () => (await cdnHost?.()) ?? experience.cdnHost,
    locale,
    host,
    http,
    i18n: createI18n(locale, { translator, events }),
    events,
    experiments,
    measure,
    async featureConfig(feature, application = experience.featureConfig?.application) {
      const { fetchFeatureConfig } = await import('../services/feature-config/index.ts');
      return fetchFeatureConfig({ feature, application }, { http });
    },
    async clientContext(timeoutMs = experience.clientContext?.timeoutMs) {
      const [{ fetchVisitorContext }, client] = await Promise.all([
        import('../services/client-context/index.ts'),
        caller?.(),
      ]);
      return fetchVisitorContext(client, timeoutMs, {
        http,
        onAnalyticsError: (message) => events.emit(ANALYTICS_ERROR, { message }),
      });
    },
    report(problem: Problem) {
      report(problem);
      events.emit('fault', problem);
    },
    dispose: () => events.dispose(),
  };
}
