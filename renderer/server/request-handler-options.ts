import type { Experiment } from '#schemas/generated/experiment-list.ts';
import type { ExperienceConfig } from '#schemas/generated/experience.ts';
import type { Problem } from '../errors/index.ts';
import type { CmsDataQuery, HostConsole } from '../host/index.ts';
import type { Trace } from '../trace/index.ts';
import type { Registry } from '../registry/index.ts';
import type { Interceptors } from '../services/http/index.ts';
import type { Admission } from './admission/create-admission.ts';
import type { ResponseCache } from './response-cache/create-response-cache.ts';
import type { PageCache } from './page-cache/create-page-cache.ts';
import type { Encode } from './page-cache/encoded-body.ts';
import type { FilesOfPage } from './page-files.ts';
import type { InlineScript } from './security-headers.ts';
import type { ProblemNotice } from './show-problems.ts';
import type { FormQueue } from './submissions/create-form-queue.ts';
import type { FormReceivers } from './submissions/receive-form.ts';
import type { ExperimentDecision } from './experiments/decide-experiment.ts';

export interface RequestHandlerOptions {
  readonly registry: Registry;
  readonly experience: ExperienceConfig;
  readonly files: FilesOfPage;
  /** How services are called: the real fetch, or a backend in the same process. */
  readonly fetch: (request: Request) => Promise<Response>;
  readonly cmsData?: (query: CmsDataQuery) => Promise<unknown>;
  /** Origin of the API host as this server reaches it; without it the one that visitors know. */
  readonly apiOrigin?: string;
  /**
   * Returns the address of page models that the configuration service has named last, relative to
   * the API host; left out, or undefined, that of the experience holds. Asked for each page.
   */
  readonly pageEndpoint?: (() => string | undefined) | undefined;
  /**
   * The origin that visitors see. Without it each request's own is taken, which is whatever its
   * Host header says: right on one's own machine, never where answers are stored or services are
   * called over a network.
   */
  readonly siteOrigin?: string;
  /** The interceptors that stand between a page's calls and its services. */
  readonly interceptors?: Interceptors | undefined;
  /**
   * Returns the experiments of the site, as they are known at the moment; left out, there are none.
   */
  readonly experiments?: (() => readonly Experiment[]) | undefined;
  /**
   * Returns true if that list may be out of date, since its service did not answer when it was
   * asked last; left out, it is not.
   */
  readonly isExperimentListStale?: (() => boolean) | undefined;
  /**
   * Take what visitors without script send from features, by the features' types; left out, a page
   * can only be read.
   */
  readonly receivers?: FormReceivers | undefined;
  readonly console: HostConsole;
  readonly reportOnlyPolicy?: boolean;
  /** Origins whose scripts may run on every page, as the environment names them. */
  readonly scriptOrigins?: readonly string[] | undefined;
  /** A script that runs in every page before its first paint; the policy of each page allows it. */
  readonly inlineScript?: InlineScript | undefined;
  /** The value of Strict-Transport-Security; without it no answer has that header. */
  readonly strictTransport?: string | undefined;
  /**
   * Origin of the marketing host in this environment, in place of the experience's. Browsers learn
   * it from `/open-environment`, once they may ask it.
   */
  readonly deliveryHost?: string | undefined;
  /**
   * Returns false for a feature whose module no page may load now: its element shows the text for
   * failures. Asked for each answer, a cached one too; left out, all may.
   */
  readonly mayLoadModule?: ((feature: string) => boolean) | undefined;
  /** Caches the pages of anonymous visitors; without it each is made anew. */
  readonly pageCache?: PageCache | undefined;
  /**
   * Keeps finished answers for as long as their services say the same; without it each page is made
   * anew.
   */
  readonly responseCache?: ResponseCache | undefined;
  /**
   * Compresses what is cached or kept, once for all visitors; without it somebody else compresses
   * each answer.
   */
  readonly encode?: Encode | undefined;
  /** Refuses pages that could not be finished in time; without it all are begun. */
  readonly admission?: Admission | undefined;
  /**
   * Has posted forms wait for their turns, so that they take no room from readers; without it a
   * form is admitted like a page.
   */
  readonly formQueue?: FormQueue | undefined;
  /**
   * Multiplies every time limit of a page and its calls. A development server, which compiles code
   * once a page needs it, takes more time than visitors should wait; 1 unless given.
   */
  readonly timeLimitFactor?: number | undefined;
  /**
   * Stands in the place of each item that cannot be shown, and says why: for development. Left out,
   * such a place is empty.
   */
  readonly problemNotice?: ProblemNotice | undefined;
  /** Milliseconds since 1970; the system's clock unless a test has one of its own. */
  readonly now?: (() => number) | undefined;
  /**
   * Milliseconds since some moment, by which ages and durations are measured: setting the clock of
   * the machine changes none of them. Left out, `now` where that is given, else the process's own.
   */
  readonly elapsed?: (() => number) | undefined;
  /**
   * Called with the trace of each page that was made, for support and tests; visitors' pages carry
   * none.
   */
  readonly onTrace?: (trace: Trace, request: Request) => void;
  /** Called once for every problem, with the request in which it came up. */
  readonly onProblem?: (problem: Problem, request: Request) => void;
  /** False where `onProblem` reports problems, so that none is reported twice. */
  readonly problemsOnConsole?: boolean;
  /** Called for each answer once it can be sent. */
  readonly onAnswer?: (record: AnswerRecord) => void;
}

/**
 * Says where a page came from: cached and fresh; cached and stale, while it is renewed; made
 * together with others who asked for it; made for this visitor; cached, because it could not be
 * made now; made, and never cached.
 */
export type CacheState = 'hit' | 'stale' | 'shared' | 'miss' | 'fallback' | 'bypass';

/** Says whether an answer was kept that is made of the same sources as the page. */
export type ResponseCacheState = 'hit' | 'miss';

/** Says whether a request was let in to have a page made, was refused, or needed no page made. */
export type AdmissionState = 'admitted' | 'refused' | 'not-needed';

/** Describes how a request was answered. */
export interface AnswerRecord {
  readonly request: Request;
  readonly status: number;
  /** The time until the answer could be sent. */
  readonly durationMs: number;
  readonly cache: CacheState;
  readonly admission: AdmissionState;
  /** Left out where none was looked for. */
  readonly responseCacheState?: ResponseCacheState;
  /** The trace of the page, where it was made for this request. */
  readonly trace?: Trace;
  /** The decision of an experiment on the page; left out where none is on it. */
  readonly experiment?: ExperimentDecision;
  readonly problems: readonly Problem[];
}
