import { type Host, createBrowserHost, createStartHost, createTabHost } from '../../host/index.ts';
import type { Visitor } from '../../routing/index.ts';
import { getApiOrigin } from '../http/api-origin.ts';
import { createStorage, type StorageHost } from '../storage/index.ts';
import {
  activateProfile,
  replaceAnonymousProfile,
  replaceExtendedContext,
  replaceProfiles,
} from './change-session.ts';
import { scheduleMaintenance, type MaintenanceHost } from './schedule-maintenance.ts';
import { LEASE_NAME } from './elect-leader.ts';
import {
  readAnonymousProfile,
  readProfiles,
  findAccessToken,
  findActiveProfile,
  NO_SESSION,
  findExtendedContext,
  type SessionData,
} from './session-data.ts';
import { ACTIVITY_NAME } from './record-activity.ts';
import { revokeTokens } from './revoke-tokens.ts';
import type { RefreshFailure } from './send-refresh.ts';
import { SIGNED_IN_COOKIE } from './session-needed.ts';
import type { SessionState } from './session-state.ts';
import { findProfileByType, getVisitorFacts } from './displayed-profiles.ts';
import { createSessionStore } from './session-store.ts';
import { watchState } from './watch-state.ts';

export type SessionHost = StorageHost & MaintenanceHost & Pick<Host, 'console'>;

type RefreshFailureListener = (failure: RefreshFailure, profileId: string) => void;

export interface SessionOptions {
  /** Origin of the API host; without it the one that belongs to the page's. */
  readonly apiOrigin?: string | undefined;
  /** Origins beside it that get the token. */
  readonly apiOrigins?: readonly string[] | undefined;
  /** Called with each renewal that failed. */
  readonly onRefreshFailure?: RefreshFailureListener | undefined;
}

/** Who visits, and what their requests are sent with. */
export interface Session extends Visitor {
  /** The very object as long as nothing has changed; `unknown` until `start`. */
  readonly state: () => SessionState;
  readonly accessToken: () => string | undefined;
  /**
   * Takes the profiles of a log-in, whatever they were before; an empty list logs out. Wrong ones
   * are reported and dropped.
   */
  readonly setProfiles: (profiles: unknown) => void;
  readonly setAnonymousProfile: (profile: unknown) => void;
  readonly selectProfile: (profileId: string) => void;
  readonly switchProfile: NonNullable<Visitor['switchProfile']>;
  /**
   * Sets what services are told while a profile is active: that of the id, or else the one that is
   * active now. Undefined takes it away; for a profile that is not there nothing is kept.
   */
  readonly setExtendedContext: (context: object | undefined, profileId?: string) => void;
  /** Called with each renewal that failed from now on. Returns what ends that. */
  readonly onRefreshFailure: (listener: RefreshFailureListener) => () => void;
  /**
   * Ends the session at once, in all tabs, and has its tokens revoked at the service. `revoked`
   * resolves once the service has answered, has failed to, or has had 2,000 ms.
   */
  readonly logOut: () => { readonly revoked: Promise<void> };
  readonly authorise: (request: Request) => Request;
  readonly activeProfileId: () => string | undefined;
  readonly activeProfileType: () => string | undefined;
  readonly start: () => void;
  readonly dispose: () => void;
}

/** The names whose values may stand in a cookie where there is no local storage: none is secret. */
const PUBLIC_NAMES = [LEASE_NAME, ACTIVITY_NAME, SIGNED_IN_COOKIE];

/** Makes the session of a tab. Nothing runs before `start`. */
export function createSession(options: SessionOptions, host: SessionHost): Session {
  const storage = createStorage({ publicNames: PUBLIC_NAMES }, host);
  const store = createSessionStore(storage);
  const { apiOrigin = getApiOrigin(host.url()), apiOrigins = [] } = options;
  const trusted = new Set([apiOrigin, ...apiOrigins]);
  const failures = collectListeners(options.onRefreshFailure, host);
  const onRefreshFailure = failures.tell;
  const upkeep = scheduleMaintenance({ store, storage, apiOrigin, onRefreshFailure }, host);
  const state = watchState(store, host);
  const now = () => host.now();

  return {
    state: state.current,
    facts: () => getVisitorFacts(state.current()),
    subscribe: state.subscribe,
    accessToken: () => findAccessToken(store.read()),
    authorise: (request) => authoriseRequest(request, store.read(), trusted),
    activeProfileId: () => findActiveProfile(store.read())?.profileId,
    activeProfileType: () => findActiveProfile(store.read())?.profileType,
    setProfiles(value) {
      const { profiles, problems } = readProfiles(value);
      problems.forEach((problem) => host.console.warn(`A profile is refused: ${problem}`));
      // Else who logs in would be reported to have been away since the visitor of before was here.
      if (store.read().profiles.length === 0 && profiles.length > 0) upkeep.recordActivity();
      store.update((data) => replaceProfiles(data, profiles, now()));
    },
    setAnonymousProfile(value) {
      const profile = readAnonymousProfile(value);
      if (!profile) return host.console.warn('The anonymous profile is refused.');
      store.update((data) => replaceAnonymousProfile(data, profile, now()));
    },
    switchProfile: (type) =>
      store.update((data) => {
        const profile = findProfileByType(data.profiles, type);
        return profile ? activateProfile(data, profile.profileId) : data;
      }),
    selectProfile: (id) => store.update((data) => activateProfile(data, id)),
    setExtendedContext: (context, profileId) =>
      store.update((data) => {
        const id = profileId ?? findActiveProfile(data)?.profileId;
        return id === undefined ? data : replaceExtendedContext(data, id, context);
      }),
    onRefreshFailure: failures.add,
    logOut() {
      const { profiles } = store.read();
      store.update(() => NO_SESSION);
      return { revoked: revokeTokens(profiles, apiOrigin, host) };
    },
    start() {
      upkeep.start();
      state.start();
    },
    dispose() {
      state.dispose();
      upkeep.dispose();
      storage.dispose();
    },
  };
}

/** Those who want to hear of renewals that failed. Where one throws, the next still hears. */
function collectListeners(
  first: RefreshFailureListener | undefined,
  { console }: Pick<Host, 'console'>,
) {
  const listeners = new Set(first ? [first] : []);
  const add = (listener: RefreshFailureListener) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  const tell: RefreshFailureListener = (...failure) => {
    for (const listener of Array.from(listeners)) {
      try {
        listener(...failure);
      } catch (error) {
        console.error('A listener of failed renewals threw:', error);
      }
    }
  };
  return { add, tell };
}

/** Makes the session of a window, and starts it. */
export function startSession(
  window: Window & typeof globalThis,
  options: SessionOptions = {},
): Session {
  const host = createBrowserHost(window, createStartHost(window));
  // The host of a tab adds what a session needs, and most pages never do.
  const session = createSession(options, { ...host, ...createTabHost(window) });
  session.start();
  return session;
}

/**
 * Returns true if a session outlives the page in a window. Where it does not, nobody should log in:
 * the next page would know nothing of it.
 */
export function canKeepSession(window: Window & typeof globalThis): boolean {
  const host = createBrowserHost(window, createStartHost(window));
  const storage = createStorage({ publicNames: [] }, { ...host, ...createTabHost(window) });
  const canKeep = storage.findReach() !== 'page';
  storage.dispose();
  return canKeep;
}

const CONTEXT_HEADER = 'extended-session-context';

/**
 * Matches characters that are not printable ASCII: a header cannot carry them, or not without harm.
 */
const UNSENDABLE = /[^ -~]/g;

/**
 * Gives a request to an API host the token and the extended context of the session. Hosts are
 * compared as a whole, scheme and port included: one that only looks like ours gets nothing.
 */
export function authoriseRequest(
  request: Request,
  data: SessionData,
  apiOrigins: ReadonlySet<string>,
): Request {
  if (!apiOrigins.has(new URL(request.url).origin)) return request;

  const headers = new Headers(request.headers);
  const token = findAccessToken(data);
  const context = findExtendedContext(data);
  if (token !== undefined && !headers.has('authorization')) {
    headers.set('authorization', `Bearer ${token}`);
  }
  if (context) headers.set(CONTEXT_HEADER, toHeader(context));
  // A redirect would take both of them to a host that nobody has compared.
  const { redirect } = request;
  return new Request(request, { headers, redirect: redirect === 'follow' ? 'error' : redirect });
}

/** JSON in ASCII: a header carries nothing else. */
function toHeader(context: object): string {
  return JSON.stringify(context).replaceAll(
    UNSENDABLE,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
