import { describe, expect, test } from 'vitest';
import type { FinishedAnswer } from '../finished-answer.ts';
import { createResponseCache } from './create-response-cache.ts';

const build = {};
const QUERY = { locale: 'en-GB', segment: '' };

function answerOf(
  digest: string,
  { bytes = 1_000, problems = 0, by = build } = {},
): FinishedAnswer {
  const problem = { code: 'a', severity: 'error', pointer: '', message: 'm', fix: 'f' } as const;
  return {
    answer: { status: 200, headers: {}, body: new Uint8Array(bytes), etag: digest },
    sources: [{ service: 'cms-data', query: QUERY, digest }],
    cacheScope: { build: by, day: '' },
    problems: Array.from({ length: problems }, () => problem),
    encoded: new Map(),
  };
}

const heldBytes = (answers: readonly FinishedAnswer[]) =>
  answers.reduce((sum, { answer }) => sum + (answer.body?.buffer.byteLength ?? 0), 0);

describe('cached responses', () => {
  test.each([
    ['at 1,000 addresses', (index: number) => `/page-${index}`],
    ['at 100 addresses', (index: number) => `/page-${index % 100}`],
    ['at one address', () => '/page'],
  ])('of 1,000 texts %s never take more than they may', (_, keyOf) => {
    const maxBytes = 100_000;
    const kept = createResponseCache({ maxBytes });
    const keys = Array.from({ length: 1_000 }, (__, index) => keyOf(index));
    let most = 0;

    for (const [index, key] of keys.entries()) {
      kept.keep(key, answerOf(`digest ${index}`, { bytes: 1_000 + (index % 7) * 100 }));
      most = Math.max(most, kept.stats().bytes);
    }

    const held = [...new Set(keys)].flatMap((key) => kept.get(key));
    expect(most).toBeLessThanOrEqual(maxBytes);
    expect(held).toHaveLength(kept.stats().answers);
    expect(held.length).toBeGreaterThan(0);
    expect(heldBytes(held)).toBeLessThanOrEqual(kept.stats().bytes);
  });

  test('are the latest of their address, which come first', () => {
    const kept = createResponseCache({ maxBytes: 1_000_000 });
    const answers = Array.from({ length: 6 }, (_, index) => answerOf(`digest ${index}`));

    answers.forEach((answer) => kept.keep('/page', answer));

    expect(kept.get('/page')).toEqual(answers.slice(2).toReversed());
    expect(kept.get('/other')).toEqual([]);
  });

  test('take the place of equal ones of the same build, and of no others', () => {
    const kept = createResponseCache({ maxBytes: 1_000_000 });
    const [old, again] = [answerOf('a'), answerOf('a')];
    const others = [answerOf('b'), answerOf('a', { by: {} })];

    [old, ...others, again].forEach((answer) => kept.keep('/page', answer));

    expect(kept.get('/page')).toHaveLength(3);
    expect(kept.get('/page')[0]).toBe(again);
    expect(kept.get('/page')).not.toContain(old);
  });

  test('of one address take no more than a quarter', () => {
    const kept = createResponseCache({ maxBytes: 100_000 });
    kept.keep('/small', answerOf('a'));

    kept.keep('/large', answerOf('b', { bytes: 20_000 }));
    kept.keep('/large', answerOf('c', { bytes: 20_000 }));
    kept.keep('/huge', answerOf('d', { bytes: 50_000 }));

    expect(['/small', '/large', '/huge'].map((key) => kept.get(key).length)).toEqual([1, 1, 0]);
    expect(kept.get('/large')[0]?.answer.etag).toBe('c');
  });

  test('go where they were unused for longest', () => {
    const kept = createResponseCache({ maxBytes: 20_000 });

    for (let index = 0; index < 20; index += 1) {
      kept.keep(`/page-${index}`, answerOf(`digest ${index}`));
      kept.get('/page-0');
    }

    const isKept = ['/page-0', '/page-1', '/page-19'].map((key) => kept.get(key).length > 0);
    expect(isKept).toEqual([true, false, true]);
  });

  test('are counted with their problems, and with their compressed forms once those are there', () => {
    const kept = createResponseCache({ maxBytes: 1_000_000 });
    const answer = answerOf('a');
    kept.keep('/page', answer);
    const before = kept.stats().bytes;

    answer.encoded.set('br', new Uint8Array(300));
    kept.resize('/page');
    const compressed = kept.stats().bytes;
    kept.keep('/other', answerOf('a', { problems: 100 }));

    expect(compressed - before).toBe(300);
    expect(kept.stats().bytes - compressed - before).toBeGreaterThan(50_000);
  });

  test('are removed all, or those at one path in all languages and segments', () => {
    const kept = createResponseCache({ maxBytes: 1_000_000 });
    ['/a\nen-GB', '/a\nfr-BE', '/ab\nen-GB'].forEach((key) => kept.keep(key, answerOf(key)));

    expect([kept.purge('/a'), kept.stats().answers]).toEqual([2, 1]);
    expect([kept.purge(), kept.stats()]).toEqual([1, { answers: 0, bytes: 0 }]);
  });
});
