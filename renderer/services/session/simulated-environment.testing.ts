import {
  createMemoryBrowser,
  type MemoryBrowser,
  type MemoryBrowserOptions,
  type MemoryTab,
} from '../../host/memory/index.testing.ts';
import { createSession, type Session, type SessionOptions } from './create-session.ts';
import type { RefreshFailure } from './send-refresh.ts';

/** One request to the log-in service. */
export interface TokenCall {
  /** By the clock on the wall, in milliseconds since the environment began. */
  readonly atMs: number;
  readonly request: Request;
  readonly refreshToken: string;
}

export interface OpenedSession {
  readonly tab: MemoryTab;
  readonly session: Session;
  readonly failures: readonly RefreshFailure[];
}

export interface SimulatedEnvironment {
  readonly browser: MemoryBrowser;
  readonly calls: readonly TokenCall[];
  /** The tokens that the service was asked to revoke, and what each request was like. */
  readonly revocations: readonly Revocation[];
  readonly times: () => readonly number[];
  /** The most requests for one profile that were open at one moment. */
  readonly mostOpen: () => number;
  /** Opens a tab and starts its session. */
  readonly open: (options?: SessionOptions) => OpenedSession;
  readonly profile: (id?: string, members?: object) => object;
}

export interface SimulatedOptions extends MemoryBrowserOptions {
  /** Answers in the place of the service. */
  readonly answer?:
    | ((call: TokenCall) => Promise<Response | undefined> | Response | undefined)
    | undefined;
  /** Answers to a revocation in the place of the service. */
  readonly answerRevocation?: (() => Promise<Response>) | undefined;
  /** In seconds. */
  readonly lifetimeS?: number;
}

/**
 * A browser, and a log-in service that gives each refresh token once: `p-1#0`, then `p-1#1`, and
 * 401 for one that was used.
 */
export function openSimulated({
  answer,
  answerRevocation = async () => new Response(),
  lifetimeS = 300,
  ...rest
}: SimulatedOptions = {}): SimulatedEnvironment {
  const calls: TokenCall[] = [];
  const { revocations, revoke } = createRevocation(answerRevocation);
  const rotate = createRotation(lifetimeS);
  const open = new Map<string, number>();
  let mostOpen = 0;
  const browser: MemoryBrowser = createMemoryBrowser({ ...rest, fetch });
  const start = browser.now();

  async function fetch(request: Request): Promise<Response> {
    if (request.url.endsWith('/oauth2/revoke')) return revoke(request);
    const refreshToken = new URLSearchParams(await request.clone().text()).get('refresh_token');
    const call = { atMs: browser.now() - start, request, refreshToken: refreshToken ?? '' };
    calls.push(call);
    const [id = ''] = call.refreshToken.split('#');
    const change = (by: number) => open.set(id, (open.get(id) ?? 0) + by);
    change(1);
    mostOpen = Math.max(mostOpen, open.get(id) ?? 0);
    let isOver = false;
    const end = () => {
      if (!isOver) change(-1);
      isOver = true;
    };
    request.signal.addEventListener('abort', end, { once: true });
    try {
      return (await answer?.(call)) ?? rotate(call.refreshToken);
    } finally {
      end();
    }
  }
  return {
    browser,
    calls,
    revocations,
    times: () => calls.map(({ atMs }) => atMs),
    mostOpen: () => mostOpen,
    open(options = {}) {
      const tab = browser.openTab();
      const failures: RefreshFailure[] = [];
      const onRefreshFailure = (failure: RefreshFailure) => failures.push(failure);
      const session = createSession({ onRefreshFailure, ...options }, tab);
      session.start();
      return { tab, session, failures };
    },
    profile: (id = 'p-1', members = {}) => ({
      profileId: id,
      accessToken: `access-${id}#0`,
      refreshToken: `${id}#0`,
      expirationTime: browser.now() + lifetimeS * 1_000,
      accessTokenTimeToLive: lifetimeS,
      ...members,
    }),
  };
}

interface Revocation {
  readonly token: string;
  readonly request: Request;
}

/** Notes what is revoked. */
function createRevocation(answer: () => Promise<Response>) {
  const revocations: Revocation[] = [];
  const revoke = async (request: Request) => {
    const token = new URLSearchParams(await request.clone().text()).get('token') ?? '';
    revocations.push({ token, request });
    return answer();
  };
  return { revocations, revoke };
}

/** Gives each refresh token once: those of a profile have a serial number behind their `#`. */
function createRotation(lifetimeS: number): (refreshToken: string) => Response {
  const serials = new Map<string, number>();
  return (refreshToken) => {
    const [id = '', serial] = refreshToken.split('#');
    const next = (serials.get(id) ?? 0) + 1;
    if (Number(serial) !== next - 1) return new Response(null, { status: 401 });
    serials.set(id, next);
    return tokens({
      access_token: `access-${id}#${next}`,
      refresh_token: `${id}#${next}`,
      expires_in: lifetimeS,
    });
  };
}

/** An answer of the service, behind its guard. */
export function tokens(members: object): Response {
  return new Response(`)]}',\n${JSON.stringify(members)}`, {
    headers: { 'content-type': 'application/json' },
  });
}
