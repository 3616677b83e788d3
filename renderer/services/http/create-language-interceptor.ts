import type { RequestInterceptor } from './interceptors.ts';

/** What is asked for where a page says nothing of its language. */
const DEFAULT_LANGUAGE = 'en';

/**
 * Asks for answers in the language that the page is in at that moment. A caller's own wish goes
 * before it.
 */
export function createLanguageInterceptor(
  language: () => string | null | undefined,
): RequestInterceptor {
  return (request) => {
    if (!request.headers.has('accept-language')) {
      request.headers.set('accept-language', language() || DEFAULT_LANGUAGE);
    }
    return request;
  };
}
