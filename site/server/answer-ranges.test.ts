import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import { answerRanges } from './answer-ranges.ts';

const LETTERS = 'abcdefghij';
const TAG = '"v1"';

/** An application that answers with ten characters, in parts where they are asked for. */
function letters(headers: Record<string, string> = {}, status = 200) {
  const app = new Hono();
  app.use(answerRanges());
  app.get('/letters', () => {
    const common = { 'content-type': 'text/plain', etag: TAG, 'cache-control': 'public' };
    return new Response(LETTERS, { status, headers: { ...common, ...headers } });
  });
  return (asked: Record<string, string>, method = 'GET') =>
    app.request('/letters', { method, headers: asked });
}

describe('a part of an answer', () => {
  test.each([
    ['bytes=0-2', 'abc', 'bytes 0-2/10'],
    ['bytes=-2', 'ij', 'bytes 8-9/10'],
    ['bytes=7-', 'hij', 'bytes 7-9/10'],
  ])('is sent for %s, with the headers of the whole', async (range, text, contentRange) => {
    const answer = await letters()({ range });

    expect(answer.status).toBe(206);
    expect(await answer.text()).toBe(text);
    expect(Object.fromEntries(answer.headers)).toEqual({
      'accept-ranges': 'bytes',
      'cache-control': 'public',
      'content-length': String(text.length),
      'content-range': contentRange,
      'content-type': 'text/plain',
      etag: TAG,
    });
  });

  test('is sent where the client has the same version, and the whole where it has another', async () => {
    const ask = letters();

    const same = await ask({ range: 'bytes=0-2', 'if-range': TAG });
    const other = await ask({ range: 'bytes=0-2', 'if-range': '"v0"' });
    const weak = await ask({ range: 'bytes=0-2', 'if-range': `W/${TAG}` });
    const date = await ask({ range: 'bytes=0-2', 'if-range': new Date(0).toUTCString() });

    expect(same.status).toBe(206);
    expect([other.status, weak.status, date.status]).toEqual([200, 200, 200]);
    expect(await weak.text()).toBe(LETTERS);
  });

  test('is never sent by a tag that is weak on our side', async () => {
    const answer = await letters({ etag: `W/${TAG}` })({
      range: 'bytes=0-2',
      'if-range': `W/${TAG}`,
    });

    expect(answer.status).toBe(200);
  });

  test('beyond its end is refused, with the size', async () => {
    const answer = await letters()({ range: 'bytes=10-' });

    expect(answer.status).toBe(416);
    expect(answer.headers.get('content-range')).toBe('bytes */10');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await answer.text()).toBe('');
  });
});

describe('the whole answer', () => {
  test.each(['bytes=5-2', 'bytes=0-1,3-4', 'lines=0-1', 'bytes=x'])(
    'is sent for %s',
    async (range) => {
      const answer = await letters()({ range });

      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-range')).toBeNull();
      expect(await answer.text()).toBe(LETTERS);
    },
  );

  test('says that it can be had in parts', async () => {
    const answer = await letters()({});

    expect(answer.headers.get('accept-ranges')).toBe('bytes');
  });

  test('is announced to a HEAD, whatever part it names', async () => {
    const answer = await letters()({ range: 'bytes=0-2' }, 'HEAD');

    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-range')).toBeNull();
  });

  test.each([
    [{ 'content-encoding': 'gzip' }, 200],
    [{}, 404],
  ])('is never cut where it is compressed or a failure: %j %i', async (headers, status) => {
    const answer = await letters(headers, status)({ range: 'bytes=0-2' });

    expect(answer.status).toBe(status);
    expect(answer.headers.get('accept-ranges')).toBeNull();
    expect(await answer.text()).toBe(LETTERS);
  });
});
