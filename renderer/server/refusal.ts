import { createServerHost } from '../host/index.ts';
import { createPlatform } from '../platform/index.ts';
import type { Translator } from '../services/i18n/index.ts';
import { getHome } from '../visit/index.ts';
import type { PageAnswer } from './finished-answer.ts';
import type { RequestHandlerOptions } from './request-handler-options.ts';
import { renderFailureAnswer } from './responses.ts';
import type { RequestHead, Visit } from './visit.ts';

/** When a visitor who was not let in may try again, in seconds: a crowd is soon over. */
const REFUSED_RETRY_AFTER_S = 5;

export interface Refusal {
  /** A page that asks a visitor, in their language, to come back later. */
  readonly answerFor: (visit: Visit) => Promise<PageAnswer>;
  /** The same where it was made before, without waiting. */
  readonly knownAnswerFor: (visit: Visit<RequestHead>) => PageAnswer | undefined;
}

/** Makes refusals. They cost next to nothing: each is made once. */
export function createRefusal(
  options: Pick<RequestHandlerOptions, 'experience' | 'files' | 'console' | 'fetch'> & {
    readonly translator: Translator;
  },
): Refusal {
  const answers = new Map<string, Promise<PageAnswer>>();
  const known = new Map<string, PageAnswer>();
  return {
    answerFor(visit) {
      const { locale } = visit.site;
      const answer = answers.get(locale) ?? refusalIn(visit, options);
      answers.set(locale, answer);
      answer.then(
        (ready) => void known.set(locale, ready),
        // Who waits for it gets the error. The next visitor has it made anew.
        () => void answers.delete(locale),
      );
      return answer;
    },
    knownAnswerFor: ({ site }) => known.get(site.locale),
  };
}

async function refusalIn(
  { url, site }: Visit,
  { experience, files, console, fetch, translator }: Parameters<typeof createRefusal>[0],
): Promise<PageAnswer> {
  const home = new URL(getHome(experience, site), url.origin);
  const host = createServerHost({ url: home, cookies: '' }, { fetch, console });
  const platform = createPlatform(
    { experience, site: { ...site, session: 'unknown' }, translator },
    host,
  );
  const answer = await renderFailureAnswer(platform, files);
  platform.dispose();
  return {
    ...answer,
    headers: { ...answer.headers, 'retry-after': String(REFUSED_RETRY_AFTER_S) },
  };
}
