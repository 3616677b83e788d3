import type { Host } from '../../host/index.ts';

/** A cookie of ours stays for about 31 years, in seconds. */
const COOKIE_MAX_AGE_S = 1_000_000_000;

/** The most that browsers store of one cookie, its name and its value, in bytes. */
const MAX_COOKIE_BYTES = 4_096;

/** A cookie to write. */
interface WrittenCookie {
  readonly name: string;
  /** undefined deletes it. */
  readonly value: string | undefined;
  /** In seconds; left out, as long as any cookie of ours. */
  readonly maxAgeS?: number;
}

/** The part of a host that writing cookies needs. */
export type CookieHost = Pick<Host, 'url' | 'cookie' | 'setCookie'>;

/**
 * Writes a cookie for this host and all of its paths; without a value it is deleted. Says whether
 * it is there then as it should be.
 */
export function writeCookie(
  host: CookieHost,
  { name, value, maxAgeS = COOKIE_MAX_AGE_S }: WrittenCookie,
): boolean {
  const encoded = encodeURIComponent(value ?? '');
  // Encoded, each character is a byte.
  if (name.length + encoded.length > MAX_COOKIE_BYTES) return false;

  const ageS = value === undefined ? 0 : maxAgeS;
  const secure = host.url().protocol === 'https:' ? '; Secure' : '';
  host.setCookie?.(`${name}=${encoded}; Max-Age=${ageS}; Path=/; SameSite=Lax${secure}`);
  return host.cookie(name) === value;
}
