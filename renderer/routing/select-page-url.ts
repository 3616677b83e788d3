import { getLanguage } from '#schemas/content/locale.ts';

export interface PageUrlOptions {
  readonly locale: string;
  /** Puts the language before the path: two letters, or three where it has no shorter name. */
  readonly languagePrefix: boolean;
}

const TESTING_PART = 'feature-testing';

/**
 * The page that stands at a path: without a slash at the end, without `feature-testing` in second
 * position and what follows it, and with the language before it only where that is configured.
 */
export function selectPageUrl(path: string, { locale, languagePrefix }: PageUrlOptions): string {
  const parts = path.split('/').filter((part) => part !== '');
  const others = parts[1] === TESTING_PART ? [parts[0], ...parts.slice(3)] : parts;
  const prefix = languagePrefix ? [getLanguage(locale)] : [];
  return `/${[...prefix, ...others].join('/')}`;
}
