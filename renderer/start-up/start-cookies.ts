import type { ExperienceConfig } from '#schemas/generated/experience.ts';
import { writeSiteCookie, type CookieHost } from '../services/storage/index.ts';
import type { SiteContext } from '../visit/index.ts';

/** Half a year: 183 days. */
const MAX_AGE_S = 15_811_200;

/** Remembers in which language and segment somebody has visited last. */
export function setStartCookies(
  { segments = [] }: Pick<ExperienceConfig, 'segments'>,
  { locale, segment }: Pick<SiteContext, 'locale' | 'segment'>,
  host: CookieHost,
): void {
  const configured = segments.find(({ id }) => id === segment)?.cookieValue;
  writeSiteCookie({ name: 'locale', value: locale, maxAgeS: MAX_AGE_S }, host);
  writeSiteCookie({ name: 'segment', value: configured ?? segment, maxAgeS: MAX_AGE_S }, host);
}
