import type { ExperienceConfig } from '#schemas/generated/experience.ts';
import type { ReportProblem } from '../../errors/index.ts';
import type { Host, StartHost } from '../../host/index.ts';
import type { ClientPlan } from '../../plan/index.ts';
import type { Registry } from '../../registry/index.ts';
import type { Visitor } from '../../routing/index.ts';
import type { Experiments } from '../../services/experiments/index.ts';
import type { Interceptors } from '../../services/http/index.ts';
import type { BeforeSend, Measure } from '../../services/measurement/index.ts';
import type { Session } from '../../services/session/index.ts';
import type { SharedStartUp } from '../handle/create-handle.ts';
import type { PageLocale } from './sync-page-locale.ts';

/** A value that is there already, or a function that loads it when it is needed. */
export type OrLoad<Value> = Value | (() => Promise<Value>);

/** The options of an experience, as whoever starts it in a window gives them. */
export interface ExperienceOptions {
  /** All entries, or those alone that are interactive. */
  readonly registry: OrLoad<Registry>;
  /**
   * Loads the registry of all entries, once a page is made in the browser. Left out, `registry`
   * holds them all.
   */
  readonly loadRegistry?: () => Promise<Registry>;
  readonly experience: OrLoad<ExperienceConfig>;
  /**
   * The values that the application around the page gives to the context from the start, `app` and
   * `cso` among them; left out, it gives them by `context()`. Where `startUp` is given, that has
   * them.
   */
  readonly contextValues?: Readonly<Record<string, unknown>>;
  /**
   * Loads what the page's start-up shares with the application around it; left out, nothing but the
   * experience has a context.
   */
  readonly startUp?: () => Promise<SharedStartUp>;
  /**
   * Loads what is known of who visits. Asked for only where a page is made in the browser, or a
   * route waits for it; left out, it is the session that a host page hands over, or has handed over
   * before, and routes ask for the values of the context.
   */
  readonly visitor?: () => Promise<Visitor>;
  /** Loads the session for a host page; left out, the experience has its own. */
  readonly session?: () => Promise<Session>;
  /** Loads the experiments of the page; left out, the experience has its own. */
  readonly experiments?: () => Promise<Experiments>;
  /**
   * Records what happens on the page, for previews and tests. Left out, it is the measure of the
   * window, where the experience has `measurement`.
   */
  readonly measure?: Measure;
  /**
   * May change or refuse each event before it is sent, and before anybody reads it in the data
   * layer, whoever has started the measurement of the window. It returns the event, another one, or
   * undefined, so that none is recorded.
   */
  readonly beforeSend?: BeforeSend;
  /**
   * Functions that stand between the page's calls and its services: one adds a header, one turns an
   * answer into another.
   */
  readonly interceptors?: Interceptors;
  /**
   * Resolves with the CDN host of the environment, once a feature needs it; without one, that of
   * the experience counts.
   */
  readonly cdnHost?: () => Promise<string | undefined>;
  /**
   * Resolves once features may be asked for that float, or that are marked as deferred: start-up's
   * last step. Left out, they come with the page.
   */
  readonly deferred?: Promise<void>;
  /** The outside world; without it the window's. */
  readonly host?: Host;
  /** Called for every problem, from the first one on. */
  readonly onProblem?: ReportProblem;
}

/** The page that an experience runs on, and its window. */
interface PageOptions {
  readonly window: Window & typeof globalThis;
  readonly element: HTMLElement;
  /** The plan that a server left; undefined where the page is made here. */
  readonly plan: ClientPlan | undefined;
  readonly locale: PageLocale;
  /** The parts of the outside world that are there from the start. */
  readonly start: StartHost;
  /** Returns true once deferred features may be loaded. */
  readonly isDeferredDue: () => boolean;
  /** Ends what runs for the page. */
  readonly signal: AbortSignal;
}

/** The page, and those options of its experience that concern what runs on it. */
export interface RunnerOptions
  extends
    PageOptions,
    Pick<
      ExperienceOptions,
      | 'registry'
      | 'loadRegistry'
      | 'experience'
      | 'visitor'
      | 'experiments'
      | 'measure'
      | 'beforeSend'
      | 'interceptors'
      | 'cdnHost'
      | 'host'
      | 'onProblem'
    > {}

/** The same, once registry and experience are loaded. */
export interface RunPageOptions extends Omit<RunnerOptions, 'registry' | 'experience'> {
  /** All entries, or those alone that are interactive. */
  readonly registry: Registry;
  readonly loadRegistry: () => Promise<Registry>;
  readonly experience: ExperienceConfig;
}
