import type { CookieHost } from './write-cookie.ts';

/** A cookie of the site: for all of its hosts and paths, and for pages of others that frame it. */
export interface SiteCookie {
  readonly name: string;
  /** An empty one deletes the cookie. */
  readonly value: string;
  readonly maxAgeS: number;
}

/** The age of a cookie that is deleted, in seconds: it ended a day ago (002 §9). */
const ENDED_S = -24 * 60 * 60;

/**
 * Matches the last two labels of a host, where the last one begins with no digit: in an IP address
 * it does, and a name of one label has none.
 */
const DOMAIN = /[^.]+\.[^.\d][^.]*$/;

/** Writes a cookie of the site. Says whether it is there then as it should be. */
export function writeSiteCookie(
  { name, value, maxAgeS }: SiteCookie,
  { url, cookie, setCookie }: CookieHost,
): boolean {
  const isThere = () => cookie(name) === (value || undefined);
  const write = (ofDomain: string) =>
    setCookie?.(
      `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${value ? maxAgeS : ENDED_S}${ofDomain}; SameSite=None; Secure`,
    );
  const [domain] = DOMAIN.exec(url().hostname) ?? [];
  write(domain ? `; Domain=${domain}` : '');
  // A browser drops a cookie for a whole public suffix, such as co.uk, and it alone knows them all.
  if (domain && !isThere()) write('');
  return isThere();
}
