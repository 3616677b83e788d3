import { completeLocale } from '#schemas/content/locale.ts';
import type { ExperienceConfig } from '#schemas/generated/experience.ts';
import type { Host } from '../host/index.ts';
import { getHome } from './page-context.ts';
import type { SiteContext } from './site-context.ts';

/**
 * Returns the home page of a visitor: of the segment that was visited last, in the language of the
 * address or of the last visit.
 */
export function getVisitorHome(
  experience: ExperienceConfig,
  { locale, segment }: Pick<SiteContext, 'locale' | 'segment'>,
  host: Pick<Host, 'cookie'>,
): string {
  return getHome(experience, { locale, segment: findLastSegment(experience, host) ?? segment });
}

interface VisitorHost extends Pick<Host, 'cookie'> {
  /** The header of a request, which lists the languages that its browser is set to. */
  readonly acceptLanguage: string | null;
}

/**
 * Reads what an address for everybody cannot say off a request: the language and the segment of the
 * last visit, else the language of the browser.
 */
export function readVisitorSite(
  experience: ExperienceConfig,
  site: SiteContext,
  host: VisitorHost,
): SiteContext {
  const supported = experience.locales.map(({ locale }) => locale);
  const isRemembered = supported.includes(host.cookie('locale') ?? '');
  const accepted = isRemembered ? undefined : findLanguage(host.acceptLanguage ?? '', supported);
  return {
    ...site,
    locale: accepted ?? site.locale,
    segment: findLastSegment(experience, host) ?? site.segment,
  };
}

function findLastSegment(
  { segments = [] }: ExperienceConfig,
  host: Pick<Host, 'cookie'>,
): string | undefined {
  const last = host.cookie('segment');
  return segments.find(({ id, cookieValue = id }) => cookieValue === last)?.id;
}

/** More than anybody has; a longer list costs no more than this. */
const MAX_LANGUAGES = 20;

/** Returns the first language that a browser accepts, by its weights, and the site has. */
function findLanguage(header: string, supported: readonly string[]): string | undefined {
  return header
    .split(',', MAX_LANGUAGES)
    .map(readRange)
    .filter(({ weight }) => weight > 0)
    .toSorted((one, other) => other.weight - one.weight)
    .map(({ language }) => completeLocale(language, supported))
    .find((locale) => locale !== undefined);
}

/** Reads a language and its weight, from 0 to 1 (RFC 9110, 12.4.2 and 12.5.4). */
function readRange(text: string): { readonly language: string; readonly weight: number } {
  const [language = '', parameter = ''] = text.split(';', 2);
  const weight = /^\s*q=([01](?:\.\d{0,3})?)\s*$/i.exec(parameter)?.[1];
  return { language: language.trim(), weight: weight === undefined ? 1 : Number(weight) };
}
