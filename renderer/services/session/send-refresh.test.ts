import { describe, expect, test } from 'vitest';
import { createMemoryHost } from '../../host/memory/index.testing.ts';
import {
  sendRefresh,
  type RefreshRequest,
  readTokens,
  describeFailure,
  createStatusFailure,
} from './send-refresh.ts';
import { readProfiles } from './session-data.ts';

interface Asked {
  readonly answer?: () => Promise<Response>;
  readonly cookies?: string;
  readonly refresh?: Partial<RefreshRequest>;
}

const TOKENS = { access_token: 'access-1', refresh_token: 'refresh-1', expires_in: 300 };
const renewed = () => Promise.resolve(Response.json(TOKENS));
const never = () => new Promise<never>(() => undefined);

/** Sends one refresh, which that answer comes to. */
function ask({ answer = renewed, cookies = '', refresh = {} }: Asked = {}) {
  const sent: Request[] = [];
  const host = createMemoryHost({
    cookies,
    fetch(request) {
      sent.push(request);
      return answer();
    },
  });
  const result = sendRefresh(
    {
      apiOrigin: 'https://api.meridia.test',
      refreshToken: 'refresh-0',
      accessToken: 'access-0',
      inactivityMs: 61_999,
      signal: new AbortController().signal,
      ...refresh,
    },
    host,
  );
  // The request is sent at once.
  const request = () => sent[0] as Request;
  return { host, request, result };
}

const xsrfOf = (cookies: string) => ask({ cookies }).request().headers.get('x-xsrf-token');
const secondsOf = (inactivityMs: number) =>
  ask({ refresh: { inactivityMs } }).request().headers.get('x-user-inactivity');
const body = (text: string) => () => Promise.resolve(new Response(text));
const unavailable = () =>
  Promise.resolve(new Response('', { status: 503, statusText: 'Service Unavailable' }));
const noNetwork = () => Promise.reject(new TypeError('Failed to fetch'));

describe('the request', () => {
  test('SE-022 is a POST to /oauth2/token of the API host', () => {
    const { request } = ask();

    expect(request().method).toBe('POST');
    expect(request().url).toBe('https://api.meridia.test/oauth2/token');
  });

  test('SE-023 SE-024 SE-025 has a form with refresh token and grant type as its body', async () => {
    const { request } = ask({ refresh: { refreshToken: 'a+b/c=&d' } });

    expect(request().headers.get('content-type')).toMatch(/^application\/x-www-form-urlencoded\b/);
    expect([...new URLSearchParams(await request().text())]).toEqual([
      ['refresh_token', 'a+b/c=&d'],
      ['grant_type', 'refresh_token'],
    ]);
  });

  test('SE-026 carries the current access token, and no header where there is none', () => {
    expect(ask().request().headers.get('authorization')).toBe('Bearer access-0');
    expect(
      ask({ refresh: { accessToken: undefined } })
        .request()
        .headers.has('authorization'),
    ).toBe(false);
  });

  test('SE-027 carries the cross-site token of the cookie, decoded, and no header without one', () => {
    expect(xsrfOf('a=b; XSRF-TOKEN=one%2Btwo')).toBe('one+two');
    expect(xsrfOf('XSRF-TOKEN=')).toBeNull();
    expect(xsrfOf('xsrf-token=other')).toBeNull();
    expect(xsrfOf('XSRF-TOKEN=%0d%0aEvil:1')).toBeNull();
  });

  test('SE-028 says for how many whole seconds nobody was there', () => {
    expect([0, 999, 1_000, 61_999].map(secondsOf)).toEqual(['0', '0', '1', '61']);
  });

  test('SE-029 is sent with credentials, to no other host by a redirect, and never from a cache', () => {
    const { credentials, redirect, cache } = ask().request();

    expect([credentials, redirect, cache]).toEqual(['include', 'error', 'no-store']);
  });
});

describe('the answer', () => {
  test('SE-030 is read behind its anti-hijack prefix, and without one', async () => {
    const text = JSON.stringify(TOKENS);

    expect(await ask({ answer: body(`)]}',\n${text}`) }).result).toMatchObject({ ok: true });
    expect(await ask({ answer: body(text) }).result).toMatchObject({ ok: true });
    expect(await ask({ answer: body(` )]}',${text}`) }).result).toMatchObject({ ok: false });
  });

  test('SE-031 gives access token, refresh token and lifetime', async () => {
    expect(await ask().result).toEqual({
      ok: true,
      tokens: { accessToken: 'access-1', refreshToken: 'refresh-1', lifetimeS: 300 },
    });
  });

  test.each(['<!doctype html>', '', '[]', '"text"', '{}', '{"access_token":7}'])(
    'that is %j holds no tokens',
    async (text) => {
      expect(await ask({ answer: body(text) }).result).toEqual({
        ok: false,
        failure: { kind: 'answer' },
      });
    },
  );

  test('that is endless is given up', async () => {
    const endless = new ReadableStream({
      pull: (controller) => controller.enqueue(new Uint8Array(50_000)),
    });

    const { result } = ask({ answer: () => Promise.resolve(new Response(endless)) });

    expect(await result).toMatchObject({ ok: false });
  });
});

describe('a failure', () => {
  test('SE-036 SE-043 is a timeout after 10 s, and not before', async () => {
    const { host, request, result } = ask({ answer: never });
    const ended: unknown[] = [];
    void result.then((one) => ended.push(one));

    await host.clock.advance(9_999);
    const before = ended.length;
    await host.clock.advance(1);

    expect(before).toBe(0);
    expect(ended).toEqual([{ ok: false, failure: { kind: 'timeout' } }]);
    expect(request().signal.aborted).toBe(true);
  });

  test('is a timeout, too, where an answer begins and does not end', async () => {
    const { host, result } = ask({
      answer: () => Promise.resolve(new Response(new ReadableStream())),
    });

    await host.clock.advance(10_000);

    expect(await result).toEqual({ ok: false, failure: { kind: 'timeout' } });
  });

  test('SE-037 with a status says which, with its text', async () => {
    expect(await ask({ answer: unavailable }).result).toEqual({
      ok: false,
      failure: { kind: 'status', status: 503, statusText: 'Service Unavailable', expired: false },
    });
  });

  test('with a status is read no further, be it without end or broken off', async () => {
    let cancelled = 0;
    const endless = new ReadableStream({ cancel: () => void (cancelled += 1) });
    const broken = new ReadableStream({
      start: (controller) => controller.error(new Error('off')),
    });
    const answered = [endless, broken].map(
      (stream) => ask({ answer: async () => new Response(stream, { status: 503 }) }).result,
    );

    expect((await Promise.all(answered)).map(({ ok }) => ok)).toEqual([false, false]);
    expect(cancelled).toBe(1);
  });

  test.each([['true'], ['']])(
    'SE-038 with a status says that the token has expired where the header token-expired is there: %j',
    async (value) => {
      const headers = { 'token-expired': value };
      const answer = () => Promise.resolve(new Response('', { status: 401, headers }));

      expect(await ask({ answer }).result).toMatchObject({ failure: { expired: true } });
    },
  );

  test('SE-039 of the network is told as one', async () => {
    expect(await ask({ answer: noNetwork }).result).toEqual({
      ok: false,
      failure: { kind: 'network' },
    });
  });

  test('says for how long the service wants to be left alone', async () => {
    const headers = { 'retry-after': '7' };
    const answer = () => Promise.resolve(new Response('', { status: 503, headers }));

    expect(await ask({ answer }).result).toMatchObject({ ok: false, retryAfterMs: 7_000 });
  });
});

test('a refresh that is ended from outside is no failure of the service', async () => {
  const controller = new AbortController();
  const { result } = ask({ answer: never, refresh: { signal: controller.signal } });

  controller.abort(new Error('logged out'));

  await expect(result).rejects.toThrow('logged out');
});

const ANSWER = { access_token: 'access', refresh_token: 'refresh', expires_in: 300 };

test.each([[undefined], [7], [''], ['two words'], ['line\r\nbreak'], ['a'.repeat(16_385)], [{}]])(
  'an answer whose access token is %.20j is none',
  (access_token) => {
    expect(readTokens({ ...ANSWER, access_token })).toBeUndefined();
  },
);

test.each([[undefined], [null], [7], [''], ['line\r\nbreak'], ['é'], [['refresh']]])(
  'a refresh token that is %j is not there',
  (refresh_token) => {
    expect(readTokens({ ...ANSWER, refresh_token })).toEqual({
      accessToken: 'access',
      refreshToken: undefined,
      lifetimeS: 300,
    });
  },
);

test('tokens may be long, and a refresh token may be any text in printable ASCII', () => {
  const [accessToken, refreshToken] = ['a'.repeat(16_384), ` two words, "~"${'b'.repeat(16_000)}`];
  const profile = { profileId: 'p-1', accessToken, refreshToken, expirationTime: 1 };

  const read = readTokens({ ...ANSWER, access_token: accessToken, refresh_token: refreshToken });

  expect(read).toEqual({ accessToken, refreshToken, lifetimeS: 300 });
  expect(readProfiles([profile])).toEqual({ profiles: [profile], problems: [] });
});

test.each([[undefined], [null], ['300'], [Number.NaN], [0], [-300], [Number.POSITIVE_INFINITY]])(
  'a lifetime of %j is not there',
  (expires_in) => {
    expect(readTokens({ ...ANSWER, expires_in })?.lifetimeS).toBeUndefined();
  },
);

test('what an answer inherits is no part of it', () => {
  expect(readTokens(Object.create(ANSWER) as object)).toBeUndefined();
});

test('SE-036 a timeout is told to developers', () => {
  expect(describeFailure({ kind: 'timeout' })).toBe('The token refresh failed: timeout.');
});

test('SE-037 a status is told with its text', () => {
  const answer = new Response('', { status: 503, statusText: 'Service Unavailable' });

  expect(describeFailure(createStatusFailure(answer))).toBe(
    'The token refresh failed with status 503 Service Unavailable.',
  );
  expect(describeFailure(createStatusFailure(new Response('', { status: 502 })))).toBe(
    'The token refresh failed with status 502.',
  );
});

test('SE-038 a token that is expired is told beside the status', () => {
  const headers = { 'token-expired': 'true' };
  const answer = new Response('', { status: 401, statusText: 'Unauthorized', headers });

  expect(describeFailure(createStatusFailure(answer))).toBe(
    'The token refresh failed with status 401 Unauthorized, and the token is expired.',
  );
});

test('SE-039 a failure of the network is told as one, and so is an answer without a token', () => {
  expect(describeFailure({ kind: 'network' })).toBe('The token refresh failed: network error.');
  expect(describeFailure({ kind: 'answer' })).toBe(
    'The token refresh failed: no access token in the answer.',
  );
});
