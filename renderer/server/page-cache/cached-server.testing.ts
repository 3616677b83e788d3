import { expect } from 'vitest';
import { createAdmission, type Admission } from '../admission/create-admission.ts';
import type { AnswerRecord, RequestHandlerOptions } from '../request-handler-options.ts';
import type { RequestHandler } from '../create-request-handler.ts';
import { note, pageOf, serverWith } from '../sample-server.testing.ts';
import { createPageCache, type PageCache } from './create-page-cache.ts';

/** Says what the content service does next. */
export interface SampleService {
  text: string;
  status: number;
  /** A promise that its answers wait for. */
  until: Promise<unknown>;
}

/** The answer that one visitor was sent, and the record of how it came about. */
export interface SampleAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  readonly record: AnswerRecord | undefined;
}

export interface CachedServer {
  readonly service: SampleService;
  /** How often the content service was asked. */
  readonly calls: () => number;
  readonly visit: (path?: string, init?: RequestInit) => Promise<SampleAnswer>;
  readonly handle: RequestHandler;
  readonly records: readonly AnswerRecord[];
  readonly pageCache: PageCache;
  readonly admission: Admission;
  /** Lets so many milliseconds go by; fewer than none set the clock back. */
  readonly advance: (durationMs: number) => void;
  /** How many pages were made, and not found to be what they were. */
  readonly made: () => number;
  /** Waits until what was begun behind an answer has ended. */
  readonly settled: () => Promise<void>;
}

export const SIGNED_IN = { headers: { cookie: 'signed-in=1' } };

/**
 * A server that caches pages, by a clock that stands still; its content service is in the test's
 * hand.
 */
export function cachedServer(
  startedAt = Date.UTC(2026, 10, 20, 9),
  options: Partial<RequestHandlerOptions> = {},
): CachedServer {
  const service: SampleService = { text: 'as it was', status: 200, until: Promise.resolve() };
  const counts = { calls: 0, made: 0 };
  let time = startedAt;
  const records: AnswerRecord[] = [];
  const pageCache = createPageCache({ maxBytes: 8_000_000 });
  const admission = createAdmission({ now: () => 0, busyMs: () => 0 });
  const answer = async () => {
    counts.calls += 1;
    await service.until;
    const { '/page-model': page } = pageOf(note(service.text));
    return Response.json(page, { status: service.status });
  };
  const { get, handle } = serverWith(
    { '/page-model': answer },
    {
      pageCache,
      admission,
      now: () => time,
      onAnswer: (record) => void records.push(record),
      onTrace: ({ steps }) => {
        if (steps.some(({ step }) => step === 'render-page')) counts.made += 1;
      },
      ...options,
    },
  );
  return {
    service,
    calls: () => counts.calls,
    made: () => counts.made,
    async visit(path = '/en/individuals', init?: RequestInit) {
      const { status, headers, text } = await textOf(get(path, init));
      return { status, headers, text, record: records.at(-1) };
    },
    handle,
    records,
    pageCache,
    admission,
    advance: (durationMs) => {
      time += durationMs;
    },
    settled: async () => {
      await expect.poll(() => admission.stats().underWay).toBe(0);
    },
  };
}

async function textOf(answer: Promise<Response>) {
  const response = await answer;
  return { status: response.status, headers: response.headers, text: await response.text() };
}
