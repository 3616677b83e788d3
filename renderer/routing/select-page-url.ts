import { getLanguage } from '#schemas/content/locale.ts';
import { removeTestingParts } from '#schemas/content/testing-path.ts';

export interface PageUrlOptions {
  readonly locale: string;
  /** Puts the language before the path: two letters, or three where it has no shorter name. */
  readonly languagePrefix: boolean;
}

/**
 * The page that stands at a path: without a slash at the end, without `feature-testing` in second
 * position and what follows it, and with the language before it only where that is configured.
 */
export function selectPageUrl(path: string, { locale, languagePrefix }: PageUrlOptions): string {
  const parts = path.split('/').filter((part) => part !== '');
  const page = removeTestingParts(`/${parts.join('/')}`);
  if (!languagePrefix) return page;
  const language = `/${getLanguage(locale)}`;
  return page === '/' ? language : language + page;
}
