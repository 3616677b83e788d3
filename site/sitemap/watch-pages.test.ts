import { describe, expect, test } from 'vitest';
import { createMemoryHost } from '#renderer/memory';
import { createHttp } from '#renderer/server';
import { watchPages, type FetchPages } from './watch-pages.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** A watch over a service whose n-th answer is the n-th of these; the last one stays. */
function watching(answers: readonly (() => Promise<object>)[], random = 0) {
  const host = createMemoryHost({ random: () => random });
  const asked: AbortSignal[] = [];
  const fetch: FetchPages = (signal) => {
    const answer = answers[asked.length] ?? answers.at(-1);
    asked.push(signal);
    return answer ? answer() : Promise.reject(new Error('no answer'));
  };
  const until = new AbortController();
  const pages = watchPages({ fetch, until: until.signal, host });
  return { host, pages, asked, until };
}

const listing =
  (...urls: string[]) =>
  () =>
    Promise.resolve({ pages: urls.map((url) => ({ url })) });
const failing =
  (message = 'status 500') =>
  () =>
    Promise.reject(new Error(message));

describe('the list of pages', () => {
  test('OP-013 is fetched at start, and from then on every hour', async () => {
    const { host, pages, asked } = watching([listing('/a'), listing('/b')]);

    const before = pages();
    await host.clock.advance(0);
    const first = pages();
    await host.clock.advance(HOUR_MS - 1);
    const late = [pages(), asked.length];
    await host.clock.advance(1);

    expect(before).toBeUndefined();
    expect(first).toEqual([{ url: '/a' }]);
    expect(late).toEqual([first, 1]);
    expect(pages()).toEqual([{ url: '/b' }]);
  });

  test('OP-013 is not fetched by all servers at one moment', async () => {
    const early = watching([listing('/a')]);
    const late = watching([listing('/a')], 0.99);

    await early.host.clock.advance(HOUR_MS);
    await late.host.clock.advance(1.09 * HOUR_MS);

    expect(early.asked).toHaveLength(2);
    expect(late.asked).toHaveLength(1);
  });

  test('OP-013 stays where it cannot be fetched, and is asked for again, ever later', async () => {
    const { host, pages, asked } = watching([listing('/a'), failing()]);
    await host.clock.advance(HOUR_MS);
    const counts = [];

    for (const waitMs of [MINUTE_MS, 2 * MINUTE_MS, 4 * MINUTE_MS]) {
      await host.clock.advance(waitMs);
      counts.push(asked.length);
    }
    await host.clock.advance(24 * HOUR_MS);

    expect(counts).toEqual([3, 4, 5]);
    expect(asked.length).toBeGreaterThan(5 + 20);
    expect(asked.length).toBeLessThan(5 + 32);
    expect(pages()).toEqual([{ url: '/a' }]);
    expect(host.messages[0]).toEqual({
      level: 'warn',
      text: 'The list of pages for the sitemap could not be fetched: status 500. The sitemap keeps what it has; the next try is in 60 s.',
    });
  });

  test.each([
    ['120', 2 * MINUTE_MS],
    ['999999', HOUR_MS],
  ])(
    'OP-013 is left alone for as long as the service says (%s s), but for an hour at most',
    async (seconds, waitMs) => {
      const headers = { 'retry-after': seconds };
      const fetch = () => Promise.resolve(new Response('', { status: 503, headers }));
      const http = createHttp(
        { origin: 'https://api.test', locale: 'en-GB' },
        createMemoryHost({ fetch }),
      );
      const refused = () => http.json({ path: '/pages', limitMs: 1_000 });
      const { host, asked } = watching([refused, listing('/a')]);

      await host.clock.advance(waitMs - 1);
      const before = asked.length;
      await host.clock.advance(1);

      expect([before, asked.length]).toEqual([1, 2]);
    },
  );

  test('OP-013 leaves out the pages that are wrong, and logs the first', async () => {
    const { host, pages } = watching([
      () => Promise.resolve({ pages: [{ url: '/a' }, { url: 5 }, 7] }),
    ]);

    await host.clock.advance(0);

    expect(pages()).toEqual([{ url: '/a' }]);
    expect(host.messages).toEqual([
      {
        level: 'warn',
        text: 'The sitemap leaves out 2 of 3 pages of the list, since they are not as schemas/pages.schema.json wants them. The first mistake is at /pages/1/url.',
      },
    ]);
  });

  test.each([[[]], [{ pages: 'all' }]])('OP-013 that is none (%j) is a failure', async (answer) => {
    const { host, pages } = watching([() => Promise.resolve(answer)]);

    await host.clock.advance(0);

    expect(pages()).toBeUndefined();
    expect(host.messages).toHaveLength(1);
  });

  test('OP-013 is asked for no more once the server stops, and a late answer changes nothing', async () => {
    const { host, pages, asked, until } = watching([listing('/a')]);
    await host.clock.advance(0);

    until.abort();
    await host.clock.advance(24 * HOUR_MS);

    expect(asked).toHaveLength(1);
    expect(asked[0]?.aborted).toBe(true);
    expect(pages()).toEqual([{ url: '/a' }]);
    expect(host.messages).toEqual([]);
  });

  test('OP-013 is not asked for at all by a server that has been stopped', async () => {
    const host = createMemoryHost();
    let asked = 0;
    const fetch = () => Promise.resolve({ pages: [(asked += 1)] });

    watchPages({ fetch, until: AbortSignal.abort(), host });
    await host.clock.advance(HOUR_MS);

    expect(asked).toBe(0);
  });
});
