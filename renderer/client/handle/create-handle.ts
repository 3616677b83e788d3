import { createBrowserHost, createTabHost, type StartHost } from '../../host/index.ts';
import type { ClientPlan } from '../../plan/index.ts';
import { memoizeByObject, memoizeLoad } from '../../memoize/index.ts';
import {
  resolveTarget,
  type NavigationOutcome,
  type NavigationRequest,
  type Navigator,
} from '../../navigation/index.ts';
import { NOBODY, type Visitor } from '../../routing/index.ts';
import {
  createContext,
  createLiveVisitor,
  type ContextManager,
} from '../../services/context/index.ts';
import { dispatchMissingPage } from '../hydrate/emit-page-error.ts';
import { isSessionNeeded, type Session } from '../../services/session/index.ts';
import { createRestoreHook, type StartUp } from '../../start-up/index.ts';
import type { Experiments } from '../../services/experiments/index.ts';
import { listenForAction } from './listen-for-action.ts';
import type { OwnSessionOptions } from './open-session.ts';

/** The parts of start-up that a page shares with the application around it. */
export interface SharedStartUp extends Pick<StartUp, 'context' | 'hookRestore'> {
  /** Loads the experiments of the page; left out, the handle makes its own. */
  readonly experiments?: () => Promise<Experiments>;
}

export interface HandleOptions extends OwnSessionOptions {
  /** The page, from outside its slots. */
  readonly element: HTMLElement;
  /** The plan that a server left. */
  readonly plan: ClientPlan | undefined;
  /** The parts of the outside world that the start of the page had. */
  readonly start: StartHost;
  readonly contextValues?: Readonly<Record<string, unknown>>;
  /** Loads the session; left out, the handle makes its own. */
  readonly session?: () => Promise<Session>;
  /** Loads the experiments of the page; left out, the handle makes its own. */
  readonly experiments?: () => Promise<Experiments>;
  /** Goes to a page in this document; undefined where links load documents. */
  go?: Navigator['navigate'] | undefined;
  /** Loads what start-up has made already; left out, the handle makes its own. */
  readonly startUp?: () => Promise<SharedStartUp>;
}

/** The ways in which the application around a page speaks with it. */
export interface Handle {
  /**
   * Loads the values that the page shares with the application around it: the same that routes and
   * start-up ask for. Rejects with ContextError where `contextValues` are no initialization.
   */
  readonly context: () => Promise<ContextManager>;
  /**
   * Loads the session, which takes profiles, an anonymous profile and what services are told beside
   * the token, and tells of renewals that failed. It is kept for all tabs, and for the next visit.
   */
  readonly session: () => Promise<Session>;
  /**
   * Loads the visitor's experiments: which there are, visits, successes, and who takes part.
   *
   * @example await (await experience.experiments()).registerSuccess({ key: 'home-loan-advice' })
   */
  readonly experiments: () => Promise<Experiments>;
  /**
   * Goes to an address of the site or elsewhere: in this document where the experience navigates
   * so, and else by loading one, which knows nothing of `data`. Rejects with an error that says
   * what to write where the path is missing or no address, `search` is no URLSearchParams, or
   * `data` cannot be written as JSON; nothing has changed then.
   *
   * @example await navigate('/en/search', { search: new URLSearchParams({ q: 'card' }) })
   */
  readonly navigate: (
    to: string | URL,
    options?: Omit<NavigationRequest, 'path'>,
  ) => Promise<NavigationOutcome>;
  /**
   * Calls the listener when the page comes back out of the back-forward cache. Where another hook
   * is in place, such as that of start-up, this warns and that one stays. Resolves with what takes
   * the listener out again.
   */
  readonly onRestore: (listener: () => void) => Promise<() => void>;
  /**
   * Calls the listener with the id of the item when a visitor chooses one of a menu, or of the
   * navigation, whose action has that name. Resolves with what takes the listener out again.
   *
   * @example await onAction('open-chat', (itemId) => chat.open(itemId))
   */
  readonly onAction: (name: string, listener: (itemId: string) => void) => Promise<() => void>;
}

/** The same with what the page itself asks for. */
interface PageHandle extends Handle {
  /** The visitor of a page whose host hands over who that is. */
  readonly visitor: () => Promise<Visitor>;
  /** Tells the page around that a server has found no page at this address. */
  readonly tellOfMissingPage: () => void;
}

/** Returns the handle of a page, which is made once for its options. */
export const getHandle = memoizeByObject(createHandle);

function createHandle(options: HandleOptions): PageHandle {
  const { window, start, signal } = options;
  const host = options.host ?? {
    ...createBrowserHost(window, start),
    ...createTabHost(window),
  };
  let hasSession = false;
  const loadStartUp = memoizeLoad(async ({ startUp, contextValues }: HandleOptions) => {
    if (startUp) return startUp();
    const context = createContext(host);
    if (contextValues) context.initialize(contextValues);
    return { context, hookRestore: createRestoreHook(host).hook };
  });
  const loadVisitor = memoizeLoad(async (ownOptions: HandleOptions) =>
    createLiveVisitor((await loadStartUp(ownOptions)).context, NOBODY),
  );

  const loadSession = memoizeLoad((ownOptions: HandleOptions) => {
    hasSession = true;
    return ownOptions.session?.() ?? openOwnSession(ownOptions);
  });
  const enterSession = async () => {
    const [session, visitor] = await Promise.all([loadSession(options), loadVisitor(options)]);
    visitor.enter(session);
    return session;
  };

  const visit = async () => {
    // A visitor whom nobody knows loads no more of a session than the look.
    if (hasSession || isSessionNeeded(host)) await enterSession();
    return loadVisitor(options);
  };
  const loadExperiments = memoizeLoad(async (ownOptions: HandleOptions) => {
    const shared = ownOptions.experiments ?? (await loadStartUp(ownOptions)).experiments;
    return shared?.() ?? openOwnExperiments(ownOptions, visit);
  });

  return {
    session: enterSession,
    experiments: () => loadExperiments(options),
    context: async () => (await loadStartUp(options)).context,
    onRestore: async (listener) => (await loadStartUp(options)).hookRestore(listener),
    onAction: async (name, listener) => listenForAction(window, { name, listener, signal }),
    async navigate(to, further) {
      const request = { ...further, path: to instanceof URL ? to.href : to };
      const { href } = resolveTarget(request, start.url());
      // Where the code for it does not come, a document is loaded as well.
      const outcome = await options.go?.(request).catch(() => undefined);
      if (outcome) return outcome;
      if (further?.isReplacing) window.location.replace(href);
      else window.location.assign(href);
      return 'document';
    },
    visitor: visit,
    tellOfMissingPage() {
      const { element, plan } = options;
      if (plan) dispatchMissingPage(element, plan.decisions, start.url().pathname);
    },
  };
}

/** Where a site has no session, a page has one of its own, whose code comes with it. */
async function openOwnSession(options: HandleOptions): Promise<Session> {
  return (await import('./open-session.ts')).openSession(options);
}

/** The same holds for the experiments of a page. */
async function openOwnExperiments(
  { window, host, experience: ownOptions }: HandleOptions,
  visitor: () => Promise<Visitor>,
): Promise<Experiments> {
  const [{ createWindowExperiments }, experience] = await Promise.all([
    import('../../services/experiments/index.ts'),
    typeof ownOptions === 'function' ? ownOptions() : ownOptions,
  ]);
  return createWindowExperiments(window, { experience, visitor, host });
}
