import { limitTime, type Host } from '../../host/index.ts';
import { XSRF_NAMES, readXsrfToken } from '../http/create-xsrf-interceptor.ts';
import type { Profile } from './session-data.ts';

/** Nobody who logs out waits longer for the service to say that it has heard, in milliseconds. */
const REVOCATION_LIMIT_MS = 2_000;

const REVOCATION_PATH = '/oauth2/revoke';

export type RevocationHost = Pick<Host, 'fetch' | 'after' | 'cookie' | 'console'>;

/**
 * Tells the log-in service that the tokens of profiles are to be worth nothing any more (RFC 7009).
 * Never rejects: the session has ended here whatever becomes of that, so a failure is only told to
 * developers. Resolves after 2,000 ms at the latest.
 */
export async function revokeTokens(
  profiles: readonly Profile[],
  apiOrigin: string,
  host: RevocationHost,
): Promise<void> {
  const results = await Promise.allSettled(
    profiles.map((profile) =>
      limitTime(host, { limitMs: REVOCATION_LIMIT_MS }, async (signal) => {
        const request = createRequest(profile, { apiOrigin, signal }, host);
        const { ok, status } = await host.fetch(request, { limitMs: REVOCATION_LIMIT_MS });
        if (!ok) throw new Error(`status ${status}`);
      }),
    ),
  );
  for (const result of results) {
    if (result.status === 'rejected') {
      host.console.warn(`A log-out was not heard by the service: ${describe(result.reason)}.`);
    }
  }
}

function createRequest(
  { refreshToken, accessToken }: Profile,
  { apiOrigin, signal }: { readonly apiOrigin: string; readonly signal: AbortSignal },
  host: Pick<Host, 'cookie'>,
): Request {
  const xsrfToken = readXsrfToken(host);
  return new Request(new URL(REVOCATION_PATH, apiOrigin), {
    method: 'POST',
    headers: { ...(xsrfToken !== undefined && { [XSRF_NAMES.header]: xsrfToken }) },
    // With a refresh token goes whatever was issued with it (RFC 7009, section 2.1).
    body: new URLSearchParams({
      token: refreshToken ?? accessToken,
      token_type_hint: refreshToken === undefined ? 'access_token' : 'refresh_token',
    }),
    credentials: 'include',
    cache: 'no-store',
    // A redirect would take the token elsewhere.
    redirect: 'error',
    // The page may be left before there is an answer.
    keepalive: true,
    signal,
  });
}

/** Says what went wrong. Nothing of it comes from a token or from a body. */
function describe(reason: unknown): string {
  return reason instanceof Error ? reason.message : 'unknown reason';
}
