import { setImmediate as nextTurn } from 'node:timers/promises';
import { array, assert, asyncProperty, integer, record } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countRuns } from '#tests/sample/count-runs.ts';
import type { Answer } from '../sample-client.testing.ts';
import { cachedClient } from './sample-cache.testing.ts';
import { createStoredAnswers } from './stored-answers.ts';

/** Answers with as many bytes as the address says, after however much the headers promise. */
const sized: Answer = async ({ url }) => {
  const { searchParams } = new URL(url);
  const length = searchParams.get('says');
  const headers = new Headers({ 'content-type': 'application/json' });
  if (length !== null) headers.set('content-length', length);
  return new Response('1'.repeat(Number(searchParams.get('bytes'))), { headers });
};

const sizedClient = (options = {}) => cachedClient(options, sized);

/** How often two equal requests are sent. */
async function timesSent(path: string, options = {}): Promise<number> {
  const { ask, sent } = sizedClient(options);
  await ask(path);
  await ask(path);
  return sent.length;
}

describe('the size of an answer', () => {
  test.each([
    [100_000, 1],
    [100_001, 2],
  ])('CA-018 of %i bytes: two equal requests are sent %i times', async (bytes, times) => {
    expect(await timesSent(`/a?bytes=${bytes}`)).toBe(times);
  });

  test.each([
    ['promises more than it holds', '/a?bytes=5&says=100001'],
    ['holds more than it promises', '/a?bytes=100001&says=5'],
  ])('CA-018 is the larger where it %s', async (_, path) => {
    expect(await timesSent(path)).toBe(2);
  });

  test('CA-008 has another limit by option, no limit with 0, and is looked at again when it is served', async () => {
    const path = '/a?bytes=200';
    const { ask, sent } = sizedClient({ maxResponseSize: 200 });

    await ask(path);
    await ask(path);
    await ask(path, { cacheOptions: { maxResponseSize: 199 } });

    expect(sent).toHaveLength(2);
    expect(await timesSent(path, { maxResponseSize: 199 })).toBe(2);
    expect(await timesSent('/a?bytes=200000', { maxResponseSize: 0 })).toBe(1);
  });
});

const largest = (n: number) => `/${n}?bytes=100000`;

describe('the size of the cache', () => {
  test('CA-019 is at most ten million bytes, and those stored first go first', async () => {
    const { ask, sent, cache } = sizedClient();

    for (let n = 0; n < 100; n += 1) await ask(largest(n));
    // Being read protects nobody.
    await ask(largest(0));
    const whenFull = cache.bytes();
    await ask('/one-more?bytes=1');
    const after = cache.bytes();
    await ask(largest(1));
    const sentBefore = sent.length;
    await ask(largest(0));

    expect(whenFull).toBe(10_000_000);
    expect(after).toBe(9_900_001);
    expect([sentBefore, sent.length]).toEqual([101, 102]);
  });

  test('CA-009 has another limit by option: a larger answer is not stored, and displaces nothing', async () => {
    const { ask, sent, cache } = sizedClient({ maxCacheSize: 100 });

    await ask('/a?bytes=60');
    await ask('/b?bytes=101');
    await ask('/a?bytes=60');
    await ask('/c?bytes=40');
    await ask('/a?bytes=60');

    expect(cache.bytes()).toBe(100);
    expect(sent).toHaveLength(3);
  });

  test('CA-019 counts what an answer says it weighs, where that is more than it does', async () => {
    const { ask, cache } = sizedClient();

    await ask('/a?bytes=5&says=60');
    await ask('/b?bytes=60&says=5');

    expect(cache.bytes()).toBe(120);
  });

  test('however little they weigh, no more than 10,000 answers are kept', () => {
    const answers = createStoredAnswers();
    const empty = { url: '', bytes: new Uint8Array(), size: 0, status: 200, statusText: '' };
    for (let n = 0; n <= 10_000; n += 1) {
      answers.put(String(n), { ...empty, headers: new Headers(), time: 0, lifeMs: 1 }, 10_000_000);
    }

    expect(answers.get('0')).toBeUndefined();
    expect(answers.get('1')).toBeDefined();
  });

  test('CA-009 with 0 there is no limit, and replacing an answer does not count it twice', async () => {
    const free = sizedClient({ maxCacheSize: 0, maxResponseSize: 0 });
    const tight = sizedClient({ maxCacheSize: 100 });
    const anew = { cacheOptions: { useCache: false } };

    for (const n of [1, 2, 3]) await free.ask(`/${n}?bytes=6000000`);
    await tight.ask('/a?bytes=60');
    await tight.ask('/b?bytes=40');
    await tight.ask('/a?bytes=60', anew);

    expect(free.cache.bytes()).toBe(18_000_000);
    expect(tight.cache.bytes()).toBe(100);
  });

  test('CA-019 stays within its limit to the byte, whatever is asked in whatever order', async () => {
    const asked = record({
      name: integer({ min: 0, max: 9 }),
      bytes: integer({ min: 0, max: 120 }),
    });
    await assert(
      asyncProperty(array(asked, { maxLength: 40 }), async (calls) => {
        const { ask, cache } = sizedClient({ maxCacheSize: 300, requestIdFunction: nameOf });
        for (const { name, bytes } of calls) {
          await ask(`/${name}?bytes=${bytes}`, { cacheOptions: { useCache: false } });
          await cacheSettled();
          expect(cache.bytes()).toBeLessThanOrEqual(300);
        }
        expect(cache.bytes()).toBe(expectedBytes(calls));
      }),
      { numRuns: countRuns(25, 500) },
    );
  });
});

function nameOf({ url }: Request): string {
  return new URL(url).pathname;
}

/** An answer is stored a moment after its caller has it. */
async function cacheSettled(): Promise<void> {
  await nextTurn();
}

/** The plainest way to say what is left: the latest of each name, oldest out first. */
function expectedBytes(
  calls: readonly { readonly name: number; readonly bytes: number }[],
): number {
  let kept: (typeof calls)[number][] = [];
  for (const call of calls) {
    kept = [...kept.filter(({ name }) => name !== call.name), call];
    while (kept.reduce((sum, { bytes }) => sum + bytes, 0) > 300) kept.shift();
  }
  return kept.reduce((sum, { bytes }) => sum + bytes, 0);
}
