import { TimeoutError, limitTime, type Host } from '../../host/index.ts';
import { JSON_GUARD, parseObject } from '../http/decode-json.ts';
import { FetchError } from '../http/http-errors.ts';
import { readBytes } from '../http/read-bytes.ts';
import { retryAfterMs } from '../http/retry-after.ts';
import { XSRF_NAMES, readXsrfToken } from '../http/create-xsrf-interceptor.ts';
import type { RenewedTokens } from './change-session.ts';

/** Why a renewal failed. `answer` is one that cannot be read, such as the HTML of a proxy. */
export type RefreshFailure =
  | { readonly kind: 'timeout' }
  | {
      readonly kind: 'status';
      readonly status: number;
      readonly statusText: string;
      /** True if the service says that the token has expired. */
      readonly expired: boolean;
    }
  | { readonly kind: 'network' }
  | { readonly kind: 'answer' };

/** Present on the answer to a token that has expired, whatever its value. */
const EXPIRED_HEADER = 'token-expired';

const UNAUTHORIZED = 401;

export function createStatusFailure({ status, statusText, headers }: Response): RefreshFailure {
  return { kind: 'status', status, statusText, expired: headers.has(EXPIRED_HEADER) };
}

/** Returns true if the service has refused the token itself, so that asking again is of no use. */
export function isRefusal(failure: RefreshFailure): boolean {
  return failure.kind === 'status' && failure.status === UNAUTHORIZED;
}

/** Returns true if the service has said nothing at all. */
export function isUnreached({ kind }: RefreshFailure): boolean {
  return kind === 'network' || kind === 'timeout';
}

/** A sentence for developers. Nothing of it comes from a token or from a body. */
export function describeFailure(failure: RefreshFailure): string {
  if (failure.kind !== 'status') return SENTENCES[failure.kind];
  const { status, statusText, expired } = failure;
  const phrase = `${status} ${statusText}`.trim();
  const end = expired ? ', and the token is expired.' : '.';
  return `The token refresh failed with status ${phrase}${end}`;
}

const SENTENCES = {
  timeout: 'The token refresh failed: timeout.',
  network: 'The token refresh failed: network error.',
  answer: 'The token refresh failed: no access token in the answer.',
};

/** One request waits this long, in milliseconds. */
const REFRESH_LIMIT_MS = 10_000;

/** Two tokens of the greatest length, with room to spare. */
const MAX_ANSWER_BYTES = 100_000;

const TOKEN_PATH = '/oauth2/token';
const INACTIVITY_HEADER = 'X-User-Inactivity';

/** Describes the request that is sent to renew a profile. */
export interface RefreshRequest {
  readonly apiOrigin: string;
  readonly refreshToken: string;
  /** The current access token, whosever it is. */
  readonly accessToken: string | undefined;
  /** For how long nobody has done anything. */
  readonly inactivityMs: number;
  /** Ends it from outside. */
  readonly signal: AbortSignal;
}

/**
 * The result of such a request. `retryAfterMs` says for how long the service wants to be left
 * alone.
 */
export type RefreshResult =
  | { readonly ok: true; readonly tokens: RenewedTokens }
  | { readonly ok: false; readonly failure: RefreshFailure; readonly retryAfterMs?: number };

export type RefreshHost = Pick<Host, 'fetch' | 'after' | 'now' | 'cookie'>;

/**
 * Asks the log-in service for new tokens, once. Rejects only with the reason of the caller's own
 * signal.
 */
export async function sendRefresh(
  refresh: RefreshRequest,
  host: RefreshHost,
): Promise<RefreshResult> {
  const { signal } = refresh;
  try {
    return await limitTime(host, { limitMs: REFRESH_LIMIT_MS, signal }, (inTime) =>
      ask(toRequest(refresh, host, inTime), host),
    );
  } catch (error) {
    if (signal.aborted) throw error;
    return failed({ kind: error instanceof TimeoutError ? 'timeout' : 'network' });
  }
}

async function ask(request: Request, host: RefreshHost): Promise<RefreshResult> {
  const response = await host.fetch(request, { limitMs: REFRESH_LIMIT_MS });
  if (!response.ok) {
    // The body is not read, and may have no end. Where it has broken off, there is nothing left to
    // end.
    response.body?.cancel().catch(() => undefined);
    const waitMs = retryAfterMs(new FetchError(request, response), host.now());
    return {
      ...failed(createStatusFailure(response)),
      ...(waitMs !== undefined && { retryAfterMs: waitMs }),
    };
  }
  const bytes = await readBytes(response, request.url, MAX_ANSWER_BYTES);
  const answer = parseObject(new TextDecoder().decode(bytes), JSON_GUARD);
  const tokens = answer && readTokens(answer);
  return tokens ? { ok: true, tokens } : failed({ kind: 'answer' });
}

function failed(failure: RefreshFailure): { readonly ok: false; readonly failure: RefreshFailure } {
  return { ok: false, failure };
}

function toRequest(
  { apiOrigin, refreshToken, accessToken, inactivityMs }: RefreshRequest,
  host: RefreshHost,
  signal: AbortSignal,
): Request {
  const headers = new Headers({
    accept: 'application/json',
    [INACTIVITY_HEADER]: String(Math.floor(inactivityMs / 1_000)),
  });
  if (accessToken !== undefined) headers.set('authorization', `Bearer ${accessToken}`);
  const token = readXsrfToken(host);
  if (token !== undefined) headers.set(XSRF_NAMES.header, token);
  return new Request(new URL(TOKEN_PATH, apiOrigin), {
    method: 'POST',
    headers,
    body: new URLSearchParams({ refresh_token: refreshToken, grant_type: 'refresh_token' }),
    credentials: 'include',
    cache: 'no-store',
    // A redirect would take the tokens elsewhere, too.
    redirect: 'error',
    signal,
  });
}

/** As a header can carry it, and as profiles may have it. */
const ACCESS_TOKEN = /^[!-~]{1,16384}$/;

/** As RFC 6749 allows it (appendix A.17): it travels in a form, where blanks do no harm. */
const REFRESH_TOKEN = /^[ -~]{1,16384}$/;

/**
 * Reads the answer of the log-in service. Without an access token it is none. The refresh token and
 * the lifetime of before go on where the answer lacks them, or has them of another type (RFC 6749,
 * sections 5.1 and 6).
 */
export function readTokens(answer: object): RenewedTokens | undefined {
  const members = new Map<string, unknown>(Object.entries(answer));
  const accessToken = tokenOf(members.get('access_token'), ACCESS_TOKEN);
  if (accessToken === undefined) return undefined;
  return {
    accessToken,
    refreshToken: tokenOf(members.get('refresh_token'), REFRESH_TOKEN),
    lifetimeS: lifetimeOf(members.get('expires_in')),
  };
}

function tokenOf(value: unknown, allowed: RegExp): string | undefined {
  return typeof value === 'string' && allowed.test(value) ? value : undefined;
}

function lifetimeOf(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isFinite(value) && value > 0 ? value : undefined;
}
