import type { ExperienceConfig } from '#schemas/generated/experience.ts';

/** Names of one label, and addresses of machines: nothing stands in front of them. */
const HAS_NO_SUBDOMAINS = /^(?:[^.]+|\d+(?:\.\d+){3}|\[.*\])$/;

/**
 * The origin of the API host of a page: `api.` before its name without `www.`; on a development
 * machine the page's own.
 */
export function getApiOrigin(page: URL): string {
  if (HAS_NO_SUBDOMAINS.test(page.hostname)) return page.origin;
  const api = new URL(page.origin);
  api.hostname = `api.${page.hostname.replace(/^www\./, '')}`;
  return api.origin;
}

/**
 * The API hosts of a page, the one that its paths are asked of first: as configured, or else by the
 * rule. `/` is the page's own origin.
 */
export function getApiOrigins(
  { apiOrigin, otherApiOrigins = [] }: Pick<ExperienceConfig, 'apiOrigin' | 'otherApiOrigins'>,
  page: URL,
): readonly [string, ...string[]] {
  const first = apiOrigin === undefined ? getApiOrigin(page) : new URL(apiOrigin, page).origin;
  return [first, ...otherApiOrigins];
}
