import type { CmsDataQuery } from '../host/index.ts';
import type { Bytes, JsonRequest, Relay } from '../services/http/index.ts';

type CmsData = (query: CmsDataQuery) => Promise<unknown>;
type CmsQuery = Pick<CmsDataQuery, 'locale' | 'segment'>;
type UnboundRequest = Omit<JsonRequest, 'signal'>;

/** A question that a service is asked for a page. */
export type Question =
  | { readonly service: 'http'; readonly request: UnboundRequest }
  | { readonly service: 'cms-data'; readonly query: CmsQuery };

/** One answer of a service that went into a page, by its digest. */
type Source = Question & { readonly digest: string };

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

/** The answer to one question that a service was asked, and the digest of that answer. */
interface Asked<Answer> {
  readonly answer: Promise<Answer>;
  readonly digest: Promise<string>;
}

/** The answers of one service by what it was asked. */
interface AskOnce<Key, Answer> {
  /** Returns what an earlier question that was the same began; else what `send` begins. */
  readonly ask: (question: Key, send: () => Promise<Answer>) => Asked<Answer>;
  readonly isAsked: (question: Key) => boolean;
}

/** Asks a service nothing twice: all who ask the same get the same answer, or the same failure. */
function createAskOnce<Key extends object, Answer>(
  digestOf: (answer: Answer) => Promise<string>,
): AskOnce<Key, Answer> {
  const requests = new Map<string, Asked<Answer>>();
  return {
    isAsked: (question) => requests.has(JSON.stringify(question)),
    ask(question, send) {
      const key = JSON.stringify(question);
      const known = requests.get(key);
      if (known) return known;
      const answer = send();
      const begun = { answer, digest: answer.then(digestOf) };
      // Callers that want the answer are told of a failure; nobody may want its digest.
      begun.digest.catch(() => undefined);
      requests.set(key, begun);
      return begun;
    },
  };
}

/**
 * The most bytes that are digested at once; the platform's own thread digests longer ones.
 * Digesting so many takes less time than parsing them, even without help from the processor.
 */
const MAX_AT_ONCE = 500_000;

/** Left out wherever a server is made of something else than Node. */
const nodeCrypto = globalThis.process?.getBuiltinModule?.('node:crypto');

/**
 * Returns the SHA-256 of some bytes. It decides what visitors see, so nobody may be able to make
 * two texts that share one: a checksum is quicker and promises nothing of the kind. Short bytes are
 * digested at once where that is possible: waking another thread, and waiting for it, takes longer.
 */
export async function computeDigest(bytes: Bytes): Promise<string> {
  if (nodeCrypto && bytes.length <= MAX_AT_ONCE) return nodeCrypto.hash('sha256', bytes, 'binary');
  const digest = await crypto.subtle.digest('SHA-256', bytes);
  return String.fromCharCode(...new Uint8Array(digest));
}
