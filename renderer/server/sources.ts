import type { CmsDataQuery } from '../host/index.ts';
import type { Bytes, JsonRequest, Relay } from '../services/http/index.ts';
import { createAskOnce } from './dedupe.ts';
import { computeDigest } from './digest.ts';

type CmsData = (query: CmsDataQuery) => Promise<unknown>;
type CmsQuery = Pick<CmsDataQuery, 'locale' | 'segment'>;
type UnboundRequest = Omit<JsonRequest, 'signal'>;

/** A question that a service is asked for a page. */
export type Question =
  | { readonly service: 'http'; readonly request: UnboundRequest }
  | { readonly service: 'cms-data'; readonly query: CmsQuery };

/** One answer of a service that went into a page, by its digest. */
export type Source = Question & { readonly digest: string };

/** Everything outside the build that a page was made of. */
export type Sources = readonly Source[];

export interface Services {
  readonly bytes: (request: JsonRequest) => Promise<Bytes>;
  readonly cmsData: CmsData;
  readonly signal: AbortSignal;
  /** Called with whatever is asked ahead of the page that may have to be made. */
  readonly onAsk?: (question: Question, answer: Promise<unknown>) => void;
}

/**
 * The services as one page asks them: none is asked the same twice, and all that went into the page
 * is known.
 */
export interface RequestRecorder {
  /** Stands between the page that is made and the services. */
  readonly relay: Relay;
  readonly recorded: (cmsData: CmsData) => CmsData;
  /**
   * Resolves to true if the services say what they said. Asks for all of it that was not asked for
   * before, side by side; the page that is made after all finds it asked. A service that does not
   * answer says nothing.
   */
  readonly areUnchanged: (sources: Sources, services: Services) => Promise<boolean>;
  /** Says that something beside the services was missing, which may be there the next time. */
  readonly markIncomplete: () => void;
  /** Lists what went into the page; nothing where that cannot be told. */
  readonly sources: () => Promise<Sources>;
}

/** Begins to ask for one page. */
export function createRequestRecorder(): RequestRecorder {
  const http = createAskOnce<UnboundRequest, Bytes>(computeDigest);
  const cmsData = createAskOnce<CmsQuery, unknown>(digestOfData);
  const used: { readonly question: Question; readonly digest: Promise<string> }[] = [];
  let isTold = true;

  const isAsked = (question: Question) =>
    question.service === 'http' ? http.isAsked(question.request) : cmsData.isAsked(question.query);
  const askAhead = (question: Question, services: Services): Promise<string> => {
    const { signal, onAsk } = services;
    const isNew = !isAsked(question);
    const { answer, digest } =
      question.service === 'http'
        ? http.ask(question.request, () => services.bytes({ ...question.request, signal }))
        : cmsData.ask(question.query, () => services.cmsData({ ...question.query, signal }));
    if (isNew) onAsk?.(question, answer);
    return digest;
  };

  return {
    relay({ path, limitMs, body }, send) {
      const request = { path, limitMs, ...(body && { body }) };
      const { answer, digest } = http.ask(request, send);
      used.push({ question: { service: 'http', request }, digest });
      return answer;
    },
    recorded: (ask) => async (asking) => {
      const { locale, segment } = asking;
      const query = { locale, segment };
      const { answer, digest } = cmsData.ask(query, () => ask(asking));
      used.push({ question: { service: 'cms-data', query }, digest });
      return answer;
    },
    async areUnchanged(sources, services) {
      const expectSame = async ({ digest, ...question }: Source) => {
        if ((await askAhead(question, services)) !== digest) throw new Error(SAYS_SOMETHING_ELSE);
      };
      try {
        await Promise.all(sources.filter(isAsked).map(expectSame));
        await Promise.all(sources.map(expectSame));
        return true;
      } catch {
        return false;
      }
    },
    markIncomplete() {
      isTold = false;
    },
    sources: async () => (isTold ? sourcesOf(used) : []),
  };
}

const SAYS_SOMETHING_ELSE = 'A service says something else.';

/** None where a service did not answer: what it says the next time is something else. */
async function sourcesOf(
  used: readonly { readonly question: Question; readonly digest: Promise<string> }[],
): Promise<Sources> {
  try {
    return await Promise.all(
      used.map(async ({ question, digest }) => ({ ...question, digest: await digest })),
    );
  } catch {
    return [];
  }
}

function digestOfData(data: unknown): Promise<string> {
  return computeDigest(new TextEncoder().encode(JSON.stringify(data) ?? ''));
}
