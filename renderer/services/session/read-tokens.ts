import type { RenewedTokens } from './change-session.ts';

/** As a header can carry it, and as profiles may have it. */
const TOKEN = /^[!-~]{1,8192}$/;

/**
 * Reads the answer of the log-in service. Without an access token it is none. The refresh token and
 * the lifetime of before go on where the answer lacks them, or has them of another type (RFC 6749,
 * sections 5.1 and 6).
 */
export function readTokens(answer: object): RenewedTokens | undefined {
  const members = new Map<string, unknown>(Object.entries(answer));
  const accessToken = tokenOf(members.get('access_token'));
  if (accessToken === undefined) return undefined;
  return {
    accessToken,
    refreshToken: tokenOf(members.get('refresh_token')),
    lifetimeS: lifetimeOf(members.get('expires_in')),
  };
}

function tokenOf(value: unknown): string | undefined {
  return typeof value === 'string' && TOKEN.test(value) ? value : undefined;
}

function lifetimeOf(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isFinite(value) && value > 0 ? value : undefined;
}
