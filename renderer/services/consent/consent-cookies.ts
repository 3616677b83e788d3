import type { ConsentLevel, ConsentLevels } from '#schemas/generated/experience.ts';
import { writeSiteCookie, type CookieHost } from '../storage/index.ts';
import { getNeededLevel, type Purpose } from './allowed-purposes.ts';

/**
 * Two cookies hold the choice: one allows those of the site that are not needed, one those of
 * others.
 */
const COOKIES_OPTIN = 'cookiesOptin';
const THIRDPARTY_OPTIN = 'thirdpartyOptin';

/** A choice holds for 180 days (002 §9). */
const MAX_AGE_S = 180 * 24 * 60 * 60;

/**
 * The level that a visitor has chosen; undefined where the cookies say nothing that counts (002
 * §4).
 */
export function readLevel({ cookie }: Pick<CookieHost, 'cookie'>): ConsentLevel | undefined {
  const cookiesOptin = cookie(COOKIES_OPTIN);
  if (cookiesOptin === 'false') return 1;
  if (cookiesOptin !== 'true') return undefined;
  return cookie(THIRDPARTY_OPTIN) === 'true' ? 3 : 2;
}

/**
 * Returns true if the cookies of a visitor allow something: on a server, and for what is stored in
 * cookies itself, so that a choice which could not be stored does not count.
 */
export function isAllowedByCookies(
  purpose: Purpose,
  levels: ConsentLevels | undefined,
  host: Pick<CookieHost, 'cookie'>,
): boolean {
  return isLevelInCookies(getNeededLevel(purpose, levels), host);
}

/** The same for a level that is known already. */
export function isLevelInCookies(needed: ConsentLevel, host: Pick<CookieHost, 'cookie'>): boolean {
  const isChosen = (name: string) => host.cookie(name) === 'true';
  return needed === 1 || (isChosen(COOKIES_OPTIN) && (needed === 2 || isChosen(THIRDPARTY_OPTIN)));
}

/** Stores a level as two cookies. Says whether a visitor's browser has taken it. */
export function writeLevel(level: ConsentLevel, host: CookieHost): boolean {
  const write = (name: string, isAllowed: boolean) =>
    writeSiteCookie({ name, value: String(isAllowed), maxAgeS: MAX_AGE_S }, host);
  // They are written in this order, so that code which reads between the two never finds more than
  // is allowed.
  write(THIRDPARTY_OPTIN, level === 3);
  write(COOKIES_OPTIN, level >= 2);
  return readLevel(host) === level;
}

const TEST_COOKIE = 'cookie-test';

/**
 * Returns true if the browser takes a cookie as the choice is written, of whatever name. It is
 * deleted at once.
 */
export function mayStoreCookies(host: CookieHost): boolean {
  const isTaken = writeSiteCookie({ name: TEST_COOKIE, value: '1', maxAgeS: 60 }, host);
  if (isTaken) writeSiteCookie({ name: TEST_COOKIE, value: '', maxAgeS: 0 }, host);
  return isTaken;
}
