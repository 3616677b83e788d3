import { createServerHost, type Host } from '../host/index.ts';
import { loadHyphenator } from '../hyphens/index.ts';
import type { Problem } from '../errors/index.ts';
import { createPlatform, type Platform } from '../platform/index.ts';
import type { Translator } from '../services/i18n/index.ts';
import type { RequestHandlerOptions } from './request-handler-options.ts';
import type { RequestRecorder } from './sources.ts';
import { selectVisible, type Visit } from './visit.ts';
import { FLEX_PAGE } from '#schemas/content/flex-page.ts';
import type { ExperienceConfig } from '#schemas/generated/experience.ts';
import { memoizeByObject } from '../memoize/index.ts';

/** An experience with what was made of it so far, by endpoint. */
const byEndpoint = memoizeByObject((experience: ExperienceConfig) => ({
  experience,
  applied: new Map<string | undefined, ExperienceConfig>(),
}));

export interface VisitPlatformOptions extends RequestHandlerOptions {
  /** The one translator of all requests. */
  readonly translator: Translator;
}

export interface PlatformUse {
  readonly signal: AbortSignal;
  readonly nextTurn: Host['nextTurn'];
  /** Stands between the page and its services; left out where nobody asks what it was made of. */
  readonly recorder?: RequestRecorder | undefined;
  readonly onProblem: (problem: Problem) => void;
}

/** The services for the page of one visit. */
export function createVisitPlatform(
  visit: Visit,
  options: VisitPlatformOptions,
  { signal, nextTurn, recorder, onProblem }: PlatformUse,
): Platform {
  const { fetch, now, timeLimitFactor, apiOrigin, interceptors } = options;
  const experience = applyPageEndpoint(options.experience, options.pageEndpoint?.());
  const { problemsOnConsole, translator } = options;
  const cmsData = getCmsData(options);
  const host = createServerHost(selectVisible(visit), {
    fetch,
    now,
    timeLimitFactor,
    cmsData: recorder?.recorded(cmsData) ?? cmsData,
    console: consoleFor(signal, options),
    nextTurn,
    hyphenator: recorder ? watchHyphenator(recorder) : loadHyphenator,
  });
  const { site, nativeApp, variantPageUrl } = visit;
  const relay = recorder?.relay;
  return createPlatform(
    {
      experience,
      site,
      nativeApp,
      variantPageUrl,
      apiOrigin,
      interceptors,
      onProblem,
      problemsOnConsole,
      relay,
      translator,
    },
    host,
  );
}

/** The content of the shell, from wherever it is configured to come. */
export function getCmsData({ cmsData }: Pick<RequestHandlerOptions, 'cmsData'>): Host['cmsData'] {
  return cmsData ?? (() => Promise.resolve(undefined));
}

/**
 * A page whose words stayed whole because no patterns could be loaded is nothing to go by later.
 */
export function watchHyphenator(
  { markIncomplete }: Pick<RequestRecorder, 'markIncomplete'>,
  load: NonNullable<Host['hyphenator']> = loadHyphenator,
): NonNullable<Host['hyphenator']> {
  return (locale) =>
    load(locale).catch((error: unknown) => {
      markIncomplete();
      throw error;
    });
}

/**
 * A visitor who has left needs no page, so what is cut short from then on is no problem to report.
 */
function consoleFor(
  signal: AbortSignal,
  { console }: Pick<RequestHandlerOptions, 'console'>,
): RequestHandlerOptions['console'] {
  const whileThere =
    (level: keyof RequestHandlerOptions['console']) =>
    (...args: unknown[]) => {
      if (!signal.aborted) console[level](...args);
    };
  return { error: whileThere('error'), warn: whileThere('warn'), info: whileThere('info') };
}

/**
 * Returns the experience of a server, which asks no configuration service while a visitor waits:
 * page models come from the endpoint that it was told of before, or else from the experience's own.
 * It is the very object for the same endpoint.
 */
export function applyPageEndpoint(
  experience: ExperienceConfig,
  endpoint: string | undefined,
): ExperienceConfig {
  const { features = [] } = experience.featureConfig ?? {};
  if (!features.includes(FLEX_PAGE)) return experience;
  const { applied: configured } = byEndpoint(experience);
  const before = configured.get(endpoint);
  if (before) return before;
  const { featureConfig, flexPage, ...others } = experience;
  const own = endpoint === undefined ? flexPage : { ...flexPage, endpoint };
  const rest = features.filter((feature) => feature !== FLEX_PAGE);
  const applied = {
    ...others,
    featureConfig: { ...featureConfig, features: rest },
    ...(own && { flexPage: own }),
  };
  configured.set(endpoint, applied);
  return applied;
}
