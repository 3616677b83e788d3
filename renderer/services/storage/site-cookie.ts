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

/** Writes a cookie of the site. Says whether it is there then as it should be. */
export function writeSiteCookie(
  { name, value, maxAgeS }: SiteCookie,
  { url, cookie, setCookie }: CookieHost,
): boolean {
  const isDeleted = value === '';
  const attributes = { name, value, ageS: isDeleted ? ENDED_S : maxAgeS };
  const isThere = () => cookie(name) === (isDeleted ? undefined : value);
  const domain = cookieDomainOf(url().hostname);
  setCookie?.(cookieText(attributes, domain));
  // A browser drops a cookie for a whole public suffix, such as co.uk, and it alone knows them all.
  if (domain && !isThere()) setCookie?.(cookieText(attributes));
  return isThere();
}

interface CookieAttributes {
  readonly name: string;
  readonly value: string;
  readonly ageS: number;
}

function cookieText({ name, value, ageS }: CookieAttributes, domain?: string): string {
  const ofDomain = domain ? `; Domain=${domain}` : '';
  return `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${ageS}${ofDomain}; SameSite=None; Secure`;
}

/** The last two labels of a host; undefined for an IP address and for a name of one label. */
function cookieDomainOf(hostname: string): string | undefined {
  const labels = hostname.split('.').filter(Boolean);
  const isAddress = hostname.startsWith('[') || /^\d+$/.test(labels.at(-1) ?? '');
  return isAddress || labels.length < 2 ? undefined : labels.slice(-2).join('.');
}
