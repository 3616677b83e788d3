import type { ExperienceConfig } from '#schemas/generated/experience.ts';
import type { Host } from '../host/index.ts';
import type { SiteContext } from '../visit/index.ts';

/** Half a year: 183 days. */
export const START_COOKIE_MAX_AGE_S = 15_811_200;

export type CookieHost = Pick<Host, 'url' | 'cookie' | 'setCookie'>;

/** Remembers in which language and segment somebody has visited last. */
export function setStartCookies(
  { segments = [] }: Pick<ExperienceConfig, 'segments'>,
  { locale, segment }: Pick<SiteContext, 'locale' | 'segment'>,
  host: CookieHost,
): void {
  const configured = segments.find(({ id }) => id === segment)?.cookieValue;
  setCookie('locale', locale, host);
  setCookie('segment', configured ?? segment, host);
}

function setCookie(name: string, value: string, host: CookieHost): void {
  const domain = cookieDomainOf(host.url().hostname);
  host.setCookie?.(cookieText(name, value, domain));
  // A browser drops a cookie for a whole public suffix, such as co.uk, and it alone knows them all.
  if (domain && host.cookie(name) !== value) host.setCookie?.(cookieText(name, value));
}

function cookieText(name: string, value: string, domain?: string): string {
  const ofDomain = domain ? `; Domain=${domain}` : '';
  const age = `Max-Age=${START_COOKIE_MAX_AGE_S}`;
  return `${name}=${encodeURIComponent(value)}; Path=/; ${age}${ofDomain}; SameSite=None; Secure`;
}

/** The last two labels of a host; undefined for an IP address and for a name of one label. */
function cookieDomainOf(hostname: string): string | undefined {
  const labels = hostname.split('.').filter(Boolean);
  const isAddress = hostname.startsWith('[') || /^\d+$/.test(labels.at(-1) ?? '');
  return isAddress || labels.length < 2 ? undefined : labels.slice(-2).join('.');
}
