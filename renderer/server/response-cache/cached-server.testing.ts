import { answering } from '../../create-plan/sample-site.testing.ts';
import type { Problem } from '../../errors/index.ts';
import type { Trace } from '../../trace/index.ts';
import type { AnswerRecord, RequestHandlerOptions } from '../request-handler-options.ts';
import { serverWith } from '../sample-server.testing.ts';
import { createResponseCache, type ResponseCache } from './create-response-cache.ts';

/** The texts that the three services answer with. */
export interface Texts {
  page: string;
  macros: string;
  shell: unknown;
}

/** The response that one visitor was sent, and how it came about. */
export interface CachedResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
  readonly state: AnswerRecord['responseCacheState'];
  readonly problems: readonly Problem[];
  readonly steps: Trace['steps'];
}

export interface CachedServer {
  readonly texts: Texts;
  /** Services that fail from now on, by what they give. */
  readonly down: Set<keyof Texts>;
  /** Lists what the services were asked for, in order. */
  readonly requests: string[];
  readonly responseCache: ResponseCache;
  readonly visit: (path?: string, init?: RequestInit) => Promise<CachedResponse>;
  readonly advance: (durationMs: number) => void;
}

/** A page with one macro in the text of a note. */
export const pageSaying = (text: string, more: object[] = []) =>
  JSON.stringify({
    data: {
      hasMacro: true,
      flexZone: {
        flexComponents: [{ componentType: 'note', text: `${text} %{savings:rate}%` }, ...more],
      },
    },
  });

export const macrosSaying = (value: number) =>
  JSON.stringify({
    groups: [
      { name: 'savings', keys: [{ name: 'rate', dataType: 'percentage', value: { value } }] },
    ],
  });

/** A server that keeps answers and has no page cache; its services are in the test's hand. */
export function cachedServer(options: Partial<RequestHandlerOptions> = {}): CachedServer {
  const texts: Texts = { page: pageSaying('as it was'), macros: macrosSaying(1), shell: {} };
  const down = new Set<keyof Texts>();
  const requests: string[] = [];
  let time = new Date(2026, 10, 20, 9).getTime();
  const records: AnswerRecord[] = [];
  const responseCache = createResponseCache({ maxBytes: 8_000_000 });
  const give = (name: 'page' | 'macros') => () => {
    requests.push(name);
    const text = texts[name];
    const headers = { 'content-type': 'application/json' };
    return Promise.resolve(new Response(text, { status: down.has(name) ? 500 : 200, headers }));
  };
  const { get } = serverWith(
    {},
    {
      fetch: answering({ '/page-model': give('page'), '/macros': give('macros') }),
      cmsData: () => {
        requests.push('shell');
        return down.has('shell') ? Promise.reject(new Error('down')) : Promise.resolve(texts.shell);
      },
      responseCache,
      now: () => time,
      onAnswer: (record) => void records.push(record),
      ...options,
    },
  );
  return {
    texts,
    down,
    requests,
    responseCache,
    async visit(path = '/en/individuals', init?: RequestInit) {
      const response = await get(path, init);
      const text = await response.text();
      const record = records.findLast(({ request }) => request.url.endsWith(path));
      return {
        status: response.status,
        headers: Object.fromEntries(response.headers),
        text,
        state: record?.responseCacheState,
        problems: record?.problems ?? [],
        steps: record?.trace?.steps ?? [],
      };
    },
    advance(durationMs) {
      time += durationMs;
    },
  };
}
