import { describe, expect, test } from 'vitest';
import { TimeoutError } from '../../host/index.ts';
import { CALL_LIMIT_MS } from './create-api-client.ts';
import { FetchError, ParseError } from './http-errors.ts';
import { TooLargeError } from './read-bytes.ts';
import {
  answer,
  API_ORIGIN,
  clientWith,
  failureOf,
  hang,
  noNetwork,
} from './sample-client.testing.ts';

const TEXT = { headers: { 'content-type': 'text/plain' } };

describe('where a call goes', () => {
  test('AP-001 a path is asked of the API host, whatever stands before its first slash', async () => {
    const { http, sent, host } = clientWith(answer('{}'));

    await http.fetch('/offers?kind=loan');
    await http.fetch('offers');
    await http.fetchJson('/offers', { params: new URLSearchParams({ term: 'a b', page: '2' }) });
    await http.fetchJson('/offers?kind=loan', { params: new URLSearchParams({ page: '2' }) });

    expect(sent.map(({ url }) => url)).toEqual([
      `${API_ORIGIN}/offers?kind=loan`,
      `${API_ORIGIN}/offers`,
      `${API_ORIGIN}/offers?term=a+b&page=2`,
      `${API_ORIGIN}/offers?kind=loan&page=2`,
    ]);
    expect(host.messages).toEqual([]);
  });

  test.each(['https://elsewhere.test/a?token=secret', '//elsewhere.test/a?token=secret'])(
    'AP-012 the absolute URL %s is warned of, without its query, and asked all the same',
    async (url) => {
      const { http, sent, host } = clientWith(answer('{}'));

      await http.fetch(url);

      expect(sent.map((request) => request.url)).toEqual(['https://elsewhere.test/a?token=secret']);
      expect(host.messages).toEqual([
        {
          level: 'warn',
          text:
            'The API client was given the absolute URL https://elsewhere.test/a. ' +
            `Give it a path, which is asked of ${API_ORIGIN}.`,
        },
      ]);
    },
  );

  test('AP-012 the calls of a page are warned of, too, once though they are tried twice', async () => {
    const { http, host } = clientWith(() => Promise.reject(new TypeError('Failed to fetch')));

    const call = http.json({ path: 'https://elsewhere.test/a', limitMs: 1_000 }).catch(String);
    await host.clock.advance(1_000);

    expect(await call).toContain('Failed to fetch');
    expect(host.messages.map(({ level }) => level)).toEqual(['warn']);
  });

  test('AP-002 every call sends credentials, and follows nobody elsewhere', async () => {
    const { http, sent } = clientWith(answer('{}'));

    await http.fetch('/a');
    await http.fetchJson('/a', { method: 'POST', body: {} });
    await http.json({ path: '/a', limitMs: 1_000 });
    await http.json({ path: '/a', limitMs: 1_000, body: {} });

    expect(sent.map(({ credentials }) => credentials)).toEqual(Array(4).fill('include'));
    expect(sent.map(({ redirect }) => redirect)).toEqual(['error', 'error', 'manual', 'manual']);
  });
});

describe('what a JSON call sends', () => {
  test.each([
    ['an object', { a: 1 }, '{"a":1}'],
    ['a list', [1], '[1]'],
    ['a text', 'a', '"a"'],
    ['a number', 0, '0'],
    ['false', false, 'false'],
  ])('AP-010 %s goes out as JSON, and says so', async (_, body, text) => {
    const { http, sent } = clientWith(answer('{}'));

    await http.fetchJson('/a', { method: 'PUT', body, headers: { 'content-type': 'text/plain' } });

    expect(sent[0]?.headers.get('content-type')).toBe('application/json');
    expect(await sent[0]?.text()).toBe(text);
  });

  test.each([undefined, null])(
    'AP-010 %s is no body, and says nothing of its type',
    async (body) => {
      const { http, sent } = clientWith(answer('{}'));

      await http.fetchJson('/a', { method: 'DELETE', body });

      expect(sent[0]?.headers.has('content-type')).toBe(false);
      expect(await sent[0]?.text()).toBe('');
    },
  );

  test('AP-010 it wants JSON, over what its caller wants; all other headers stay', async () => {
    const { http, sent } = clientWith(answer('{}'));

    await http.fetchJson('/a', { headers: { accept: 'text/html', 'x-channel': 'web' } });

    expect(sent[0]?.headers.get('accept')).toBe('application/json');
    expect(sent[0]?.headers.get('x-channel')).toBe('web');
  });
});

describe('what a JSON call gives', () => {
  test.each([
    ['an object', '{"a":1}', { a: 1 }],
    ['a list', '[1]', [1]],
    ['null', 'null', null],
    ['a number', '7', 7],
    ['an empty text', '', ''],
  ])('AP-011 AP-016 %s is read, with the prefix and without it', async (_, text, body) => {
    const { http } = clientWith([answer(text), answer(`)]}',${text}`)]);

    const read = [await http.fetchJson('/a'), await http.fetchJson('/a')];

    expect(read.map((each) => each.body)).toEqual([body, body]);
    expect(read[0]?.response.status).toBe(200);
  });

  test('AP-011 another prefix takes its place, and no blank stands before it', async () => {
    const { http } = clientWith([answer('while(1);[]'), answer(" )]}',[]")], {
      jsonPrefix: 'while(1);',
    });

    expect(await http.fetchJson('/a')).toHaveProperty('body', []);
    expect(await failureOf(http.fetchJson('/a'))).toBeInstanceOf(ParseError);
  });

  test('AP-016 what is no JSON is a parse failure, with or without a type', async () => {
    const { http } = clientWith([answer('<p>'), async () => new Response(new Blob(['{"a":']))]);

    const failures = [
      await failureOf(http.fetchJson('/a?b=1')),
      await failureOf(http.fetchJson('/a')),
    ];

    expect(failures).toEqual([
      new ParseError(`${API_ORIGIN}/a?b=1`),
      new ParseError(`${API_ORIGIN}/a`),
    ]);
    expect(String(failures[0])).toBe(
      `ParseError: Failed to parse response from ${API_ORIGIN}/a?b=1 as JSON.`,
    );
  });

  test('what says it is a text is given as a text, however much it looks like JSON', async () => {
    const { http } = clientWith(answer('{"a":1}', TEXT));

    expect(await http.fetchJson('/a')).toHaveProperty('body', '{"a":1}');
  });

  test('its answer can be read once more', async () => {
    const { http } = clientWith(answer(`)]}',{"a":1}`));

    const { response } = await http.fetchJson('/a');

    expect(await response.text()).toBe(`)]}',{"a":1}`);
  });

  test('a document larger than any may be is refused, and nobody reads the rest of it', async () => {
    let isCancelled = false;
    const endless = new ReadableStream<Uint8Array>({
      pull: (stream) => stream.enqueue(new Uint8Array(1_000_000)),
      cancel: () => void (isCancelled = true),
    });
    const { http } = clientWith(async () => new Response(endless));

    expect(await failureOf(http.fetchJson('/a'))).toBeInstanceOf(TooLargeError);
    expect(isCancelled).toBe(true);
  });
});

describe('a call that fails', () => {
  test.each([400, 401, 404, 418, 500, 599])(
    'AP-013 AP-014 the status %i raises a fetch error with the request and the unread response',
    async (status) => {
      const { http, sent } = clientWith(answer('{"error":"no"}', { status, statusText: 'No' }));

      const failure = await failureOf(http.fetch('/a?b=1'));

      expect(failure).toBeInstanceOf(FetchError);
      expect(failure).toMatchObject({
        name: 'FetchError',
        message: `Request to ${API_ORIGIN}/a?b=1 failed with status ${status} No`,
        request: sent[0],
        response: { status, bodyUsed: false },
        body: undefined,
      });
      // It could not be read any more, where it comes over a network.
      expect(sent[0]?.signal.aborted).toBe(false);
    },
  );

  test.each([200, 204, 304, 399])('AP-013 the status %i is none', async (status) => {
    const { http } = clientWith(answer(null, { status }));

    expect((await http.fetch('/a')).status).toBe(status);
  });

  test.each([
    ['JSON', answer(`)]}',{"error":"no"}`, { status: 422 }), { error: 'no' }],
    ['a text', answer('No.', { status: 422, ...TEXT }), 'No.'],
    ['what is no JSON', answer('{"err', { status: 422 }), undefined],
  ])('AP-015 of a JSON call it also carries the parsed body: %s', async (_, bad, body) => {
    const { http, sent } = clientWith(bad);

    const failure = await failureOf(http.fetchJson('/a'));

    expect(failure).toBeInstanceOf(FetchError);
    expect(failure).toMatchObject({ body, response: { status: 422, bodyUsed: false } });
    expect(sent[0]?.signal.aborted).toBe(false);
  });

  test('in the network rejects with the error of the network', async () => {
    const { http } = clientWith(noNetwork);

    expect(await failureOf(http.fetch('/a'))).toEqual(new TypeError('Failed to fetch'));
    expect(await failureOf(http.fetchJson('/a'))).toEqual(new TypeError('Failed to fetch'));
  });
});

describe('the time of a call', () => {
  test.each(['fetch', 'fetchJson'] as const)(
    '%s ends at its limit, and is aborted',
    async (name) => {
      const { http, host, sent } = clientWith(hang);
      const usual = failureOf(http[name]('/a'));
      const short = failureOf(http[name]('/b', { limitMs: 500 }));

      await host.clock.advance(500);
      const isAborted = sent.map(({ signal }) => signal.aborted);
      await host.clock.advance(CALL_LIMIT_MS);

      expect(isAborted).toEqual([false, true]);
      expect(await short).toEqual(new TimeoutError(500));
      expect(await usual).toEqual(new TimeoutError(CALL_LIMIT_MS));
      expect(sent[0]?.signal.aborted).toBe(true);
    },
  );

  test('a JSON call whose body never ends is over as well', async () => {
    const { http, host } = clientWith(async () => new Response(new ReadableStream()));
    const failure = failureOf(http.fetchJson('/a'));

    await host.clock.advance(CALL_LIMIT_MS);

    expect(await failure).toBeInstanceOf(TimeoutError);
  });

  test.each(['fetch', 'fetchJson'] as const)('%s ends when its caller leaves', async (name) => {
    const caller = new AbortController();
    const { http, sent } = clientWith(hang);
    const failure = failureOf(http[name]('/a', { signal: caller.signal }));

    await expect.poll(() => sent.length).toBe(1);
    caller.abort(new Error('left'));

    expect(await failure).toEqual(new Error('left'));
    expect(sent[0]?.signal.aborted).toBe(true);
  });

  test('a caller who leaves while the answer is read ends that too', async () => {
    const caller = new AbortController();
    const { http, sent } = clientWith(async () => new Response(new ReadableStream()));

    await http.fetch('/a', { signal: caller.signal });
    caller.abort();

    expect(sent[0]?.signal.aborted).toBe(true);
  });
});
