import type { ExperienceConfig } from '#schemas/generated/experience.ts';
import { getReason } from '../errors/index.ts';
import type { Host } from '../host/index.ts';
import { isAllowedByCookies } from '../services/consent/index.ts';
import { STORED_ITEMS } from '../services/measurement/index.ts';
import { writeSiteCookie } from '../services/storage/index.ts';

/** The id of the last session stays for 30 days (001 §9). */
const MAX_AGE_S = 30 * 24 * 60 * 60;

/**
 * Sets the cookie with the id of the session anew before a browser fetches a page, where the
 * visitor allows it (002 §7). A failure is a warning: the page is fetched all the same. It begins
 * no session, which is done once something is measured.
 */
export function renewSessionCookie(
  { consent, measurement }: Pick<ExperienceConfig, 'consent' | 'measurement'>,
  host: Host,
): void {
  // A server has no cookies to set: it answers with the page itself.
  if (!measurement || !host.setCookie) return;
  try {
    if (!isAllowedByCookies('analytics', consent?.levels, host)) return;
    const { name } = STORED_ITEMS.lastSessionId;
    const value = host.tabStorage?.get(STORED_ITEMS.sessionId.name) ?? host.cookie(name);
    if (value !== undefined) writeSiteCookie({ name, value, maxAgeS: MAX_AGE_S }, host);
  } catch (error) {
    host.console.warn(`The cookie of measurement cannot be set: ${getReason(error)}`);
  }
}
