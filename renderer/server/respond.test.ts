import { describe, expect, test } from 'vitest';
import type { Encoding } from './finished-answer.ts';
import type { CachedPage } from './page-cache/create-page-cache.ts';
import type { EncodedBody } from './page-cache/encoded-body.ts';
import { toReadyAnswer, respond } from './respond.ts';

const BODY = new TextEncoder().encode('<p>whole</p>');
const SMALL = new TextEncoder().encode('small');
const security = () => ({ 'x-content-type-options': 'nosniff' });
const ETAG = 'W/"abc"';

const answer = {
  status: 200,
  headers: { 'cache-control': 'public, max-age=60', etag: ETAG },
  body: BODY,
  etag: ETAG,
} as const;

const page: CachedPage = {
  key: '',
  answer,
  sources: [],
  cacheScope: { build: {}, day: '' },
  problems: [],
  time: 0,
  encoded: new Map(),
};

/**
 * Returns the answer to a client that sends these headers, from a page of that age in the cache.
 */
async function sent(headers: Record<string, string> = {}, ageMs?: number, encoded = true) {
  const asked: Encoding[] = [];
  const encodedBody: EncodedBody = (_, encoding) => {
    asked.push(encoding);
    return encoded ? SMALL : undefined;
  };
  const response = respond(
    { answer, ...(ageMs !== undefined && { cached: { page, ageMs } }) },
    new Request('https://www.sample.test/', { headers }),
    { security, encodedBody },
  );
  const { status } = response;
  return { status, asked, text: await response.text(), headers: response.headers };
}

describe('a response', () => {
  test('is whole and as long as it says, with the headers of every answer', async () => {
    const { status, text, headers } = await sent({ 'accept-encoding': 'gzip' });

    expect([status, text]).toEqual([200, '<p>whole</p>']);
    expect(Object.fromEntries(headers)).toEqual({
      'cache-control': 'public, max-age=60',
      'content-length': '12',
      etag: ETAG,
      'x-content-type-options': 'nosniff',
    });
  });

  test('of a cached page says its age in whole seconds, and what is left of its time', async () => {
    const { headers } = await sent({}, 59_999);

    expect(headers.get('age')).toBe('59');
    expect(headers.get('cache-control')).toBe('public, max-age=1, stale-while-revalidate=600');
  });

  test('is empty for whoever has it, cached or not', async () => {
    const [own, cached] = await Promise.all(
      [undefined, 3_000].map((ageMs) => sent({ 'if-none-match': ETAG }, ageMs)),
    );

    expect([own?.status, own?.text, own?.headers.get('content-length')]).toEqual([304, '', null]);
    expect([cached?.status, cached?.headers.get('age')]).toEqual([304, '3']);
  });

  test('of a cached page is compressed for whoever takes that', async () => {
    const { asked, text, headers } = await sent({ 'accept-encoding': 'gzip, br' }, 0);

    expect([asked, text]).toEqual([['br'], 'small']);
    expect(headers.get('content-encoding')).toBe('br');
    expect(headers.get('content-length')).toBe('5');
  });

  test('is not compressed where it is not cached, nobody takes it, or it is not there yet', async () => {
    const plain = [
      await sent({ 'accept-encoding': 'br' }),
      await sent({}, 0),
      await sent({ 'accept-encoding': 'br' }, 0, false),
    ];

    expect(plain.map(({ asked }) => asked)).toEqual([[], [], ['br']]);
    expect(plain.map(({ text }) => text)).toEqual(Array.from({ length: 3 }, () => '<p>whole</p>'));
    expect(plain.map(({ headers }) => headers.get('content-encoding'))).toEqual([null, null, null]);
  });

  test('without a body has no length', () => {
    const redirect = { status: 302, headers: { location: '/en' }, body: null } as const;
    const ready = toReadyAnswer(
      { answer: redirect, cache: 'bypass', admission: 'refused' },
      { security },
    );
    const response = respond({ answer: redirect }, new Request('https://www.sample.test/'), {
      security,
    });

    expect(response.body).toBeNull();
    expect(Object.fromEntries(response.headers)).toEqual({ ...security(), location: '/en' });
    expect(ready).toEqual({
      status: 302,
      headers: { ...security(), location: '/en' },
      body: null,
      cache: 'bypass',
      admission: 'refused',
    });
  });
});
