import { describe, expect, test } from 'vitest';
import { TimeoutError } from '../../host/index.ts';
import { FetchError, ParseError } from './http-errors.ts';
import { answer, clientWith, failureOf, hang, noNetwork } from './sample-client.testing.ts';

const LIMIT_MS = 10_000;
const PAGE = { path: '/page?pageUrl=%2Fen', limitMs: LIMIT_MS };
const MACROS = { path: '/macros', body: { groups: [] }, limitMs: LIMIT_MS };

describe('what is sent', () => {
  test('a GET asks for JSON in the locale, at the origin of the API', async () => {
    const { http, sent } = clientWith([answer('{}')]);

    await http.json(PAGE);

    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({
      method: 'GET',
      url: 'https://api.meridia.test/page?pageUrl=%2Fen',
    });
    expect(Object.fromEntries(sent[0]?.headers ?? [])).toEqual({
      accept: 'application/json',
      'accept-language': 'fr-BE',
    });
  });

  test('AP-004 no language where the client is told to ask for none, but that of a caller', async () => {
    const { http, sent } = clientWith([answer('{}'), answer('{}')], { asksForLanguage: false });

    await http.json(PAGE);
    await http.fetch('/a', { headers: { 'accept-language': 'bg' } });

    expect(sent.map(({ headers }) => headers.get('accept-language'))).toEqual([null, 'bg']);
  });

  test('a body goes out as JSON with POST', async () => {
    const { http, sent } = clientWith([answer('{}')]);

    await http.json(MACROS);

    expect(sent[0]?.method).toBe('POST');
    expect(sent[0]?.headers.get('content-type')).toBe('application/json');
    expect(await sent[0]?.json()).toEqual({ groups: [] });
  });
});

describe('what comes back', () => {
  test.each(['text/plain; charset=utf-8', 'text/html', 'application/octet-stream'])(
    'AP-016 an answer that says it is %s is none in JSON, whatever it reads like',
    async (type) => {
      const { http } = clientWith([answer('{"a":1}', { headers: { 'content-type': type } })]);

      expect(await failureOf(http.json(PAGE))).toBeInstanceOf(ParseError);
    },
  );

  test.each(['application/json; charset=utf-8', 'application/problem+json', undefined])(
    'an answer may be called %s',
    async (type) => {
      const body = new Blob(['{"a":1}']);
      const headers = type && { 'content-type': type };
      const { http } = clientWith([
        async () => new Response(body, { ...(headers && { headers }) }),
      ]);

      expect(await http.json(PAGE)).toEqual({ a: 1 });
    },
  );

  test('gives the object that an answer holds', async () => {
    const { http } = clientWith([answer('{"data":{"hasMacro":true}}')]);

    expect(await http.json(PAGE)).toEqual({ data: { hasMacro: true } });
  });

  test('FP-031 a configured prefix before the JSON is cut off', async () => {
    const { http } = clientWith([answer('while(1);{"a":1}'), answer('{"a":2}')], {
      jsonPrefix: 'while(1);',
    });

    expect(await http.json(PAGE)).toEqual({ a: 1 });
    expect(await http.json(PAGE)).toEqual({ a: 2 });
  });

  test('without a configured prefix that of the host is cut off', async () => {
    const { http } = clientWith([answer(`)]}',{"a":1}`)]);

    expect(await http.json(PAGE)).toEqual({ a: 1 });
  });

  test.each([
    ['a page of HTML', '<!doctype html><title>Sorry</title>'],
    ['JSON that was cut', '{"data":{"flexZo'],
    ['nothing', ''],
    ['no body', null],
    ['a list', '[{}]'],
    ['a text', '"data"'],
    ['a number', '5'],
    ['null', 'null'],
    ['the prefix alone', ")]}',"],
    ['a blank before the prefix', ` )]}',{"a":1}`],
    ['the prefix twice', `)]}',)]}',{"a":1}`],
  ])('FP-038 %s instead of an object is a parse failure in these words', async (_, text) => {
    const { http } = clientWith([answer(text)]);

    const failure = await http.json(PAGE).catch((error: unknown) => error);

    expect(failure).toBeInstanceOf(ParseError);
    expect(failure).toHaveProperty(
      'message',
      'Failed to parse response from https://api.meridia.test/page?pageUrl=%2Fen as JSON.',
    );
  });

  test.each([
    [300, 'Multiple Choices', 'failed with status 300 Multiple Choices'],
    [404, 'Not Found', 'failed with status 404 Not Found'],
    [400, '', 'failed with status 400'],
    [500, 'Internal Server Error', 'failed with status 500 Internal Server Error'],
    [599, '', 'failed with status 599'],
  ])('the status %i is a failure, asked for once', async (status, statusText, words) => {
    const { http, sent } = clientWith([answer('{}', { status, statusText })]);

    const failure = await http.json(PAGE).catch((error: unknown) => error);

    expect(failure).toBeInstanceOf(FetchError);
    expect(failure).toMatchObject({
      name: 'FetchError',
      message: `Request to https://api.meridia.test/page?pageUrl=%2Fen ${words}`,
      request: sent[0],
      response: { status, bodyUsed: false },
    });
    expect(sent).toHaveLength(1);
  });
});

describe('a failing network', () => {
  test('a GET is tried once more', async () => {
    const { http, host, sent } = clientWith([noNetwork, answer('{"a":1}')]);
    const page = http.json(PAGE);

    await host.clock.advance(250);

    expect(await page).toEqual({ a: 1 });
    expect(sent).toHaveLength(2);
  });

  test('a GET is tried no third time', async () => {
    const { http, host, sent } = clientWith([noNetwork, noNetwork, answer('{}')]);
    const failure = failureOf(http.json(PAGE));

    await host.clock.advance(LIMIT_MS);

    expect(await failure).toHaveProperty('message', 'Failed to fetch');
    expect(sent).toHaveLength(2);
  });

  test('a POST is never tried again, since it may have arrived', async () => {
    const { http, sent } = clientWith([noNetwork, answer('{}')]);

    await expect(http.json(MACROS)).rejects.toThrow('Failed to fetch');
    expect(sent).toHaveLength(1);
  });
});

describe('time', () => {
  test('a request that hangs ends with its time, and says so', async () => {
    const { http, host, sent } = clientWith([hang]);
    const failure = http.json(PAGE).catch((error: unknown) => error);

    await host.clock.advance(LIMIT_MS - 1);
    const isAbortedBefore = sent[0]?.signal.aborted;
    await host.clock.advance(1);

    expect(isAbortedBefore).toBe(false);
    expect(await failure).toBeInstanceOf(TimeoutError);
    expect(sent[0]?.signal.aborted).toBe(true);
    expect(sent).toHaveLength(1);
  });

  test('an answer that stops in its middle ends with its time', async () => {
    const body = new ReadableStream<Uint8Array>({
      start: (stream) => stream.enqueue(new TextEncoder().encode('{"a":')),
    });
    const { http, host } = clientWith([() => Promise.resolve(new Response(body))]);
    const failure = http.json(PAGE).catch((error: unknown) => error);

    await host.clock.advance(LIMIT_MS);

    expect(await failure).toBeInstanceOf(TimeoutError);
  });

  test('both tries share one time', async () => {
    const { http, host, sent } = clientWith([noNetwork, hang]);
    const failure = http.json(PAGE).catch((error: unknown) => error);

    await host.clock.advance(LIMIT_MS);

    expect(await failure).toBeInstanceOf(TimeoutError);
    expect(sent).toHaveLength(2);
  });

  test('a caller who aborts ends the request with that reason', async () => {
    const { http, sent } = clientWith([hang]);
    const caller = new AbortController();
    const failure = http.json({ ...PAGE, signal: caller.signal }).catch((error: unknown) => error);

    caller.abort(new Error('newer navigation'));

    expect(await failure).toEqual(new Error('newer navigation'));
    expect(sent[0]?.signal.aborted).toBe(true);
  });

  test('a failure after the caller has aborted is not tried again', async () => {
    const caller = new AbortController();
    const { http, sent } = clientWith([
      () => {
        caller.abort(new Error('left'));
        return noNetwork();
      },
    ]);

    await expect(http.json({ ...PAGE, signal: caller.signal })).rejects.toThrow('left');
    expect(sent).toHaveLength(1);
  });
});
