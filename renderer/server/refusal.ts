import { createServerHost } from '../host/index.ts';
import { homeOf } from '../plan/index.ts';
import { createPlatform } from '../platform/index.ts';
import type { PageAnswer } from './page-answer.ts';
import type { RequestHandlerOptions } from './request-handler-options.ts';
import { failureAnswer } from './responses.ts';
import type { Visit } from './visit.ts';

/** When a visitor who was not let in may try again, in seconds: a crowd is soon over. */
const REFUSED_RETRY_AFTER_S = 5;

/** Makes what tells a visitor, in their language, to come back later. It costs next to nothing: it is made once. */
export function createRefusal(
  options: Pick<RequestHandlerOptions, 'experience' | 'files' | 'console' | 'fetch'>,
): (visit: Visit) => Promise<PageAnswer> {
  const made = new Map<string, Promise<PageAnswer>>();
  return (visit) => {
    const { locale } = visit.site;
    const answer = made.get(locale) ?? refusalIn(locale, visit, options);
    made.set(locale, answer);
    return answer;
  };
}

async function refusalIn(
  locale: string,
  { url, site }: Visit,
  { experience, files, console, fetch }: Parameters<typeof createRefusal>[0],
): Promise<PageAnswer> {
  const home = new URL(homeOf(experience, site), url.origin);
  const host = createServerHost({ url: home, cookies: '' }, { fetch, console });
  const platform = createPlatform({ experience, locale }, host);
  const answer = await failureAnswer(platform, files);
  platform.dispose();
  return {
    ...answer,
    headers: { ...answer.headers, 'retry-after': String(REFUSED_RETRY_AFTER_S) },
  };
}
