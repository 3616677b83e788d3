import { describe, expect, test } from 'vitest';
import { FetchError } from './http-errors.ts';
import type { RequestInterceptor } from './interceptors.ts';
import { answer, clientWith, failureOf } from './sample-client.testing.ts';

const adding =
  (name: string): RequestInterceptor =>
  (request) => {
    request.headers.append('x-way', name);
    return request;
  };

describe('request interceptors', () => {
  test('run in order, each on what the one before returned, and before the client’s own', async () => {
    const { http, sent } = clientWith(answer('{}'), {
      interceptors: {
        request: [
          adding('first'),
          (request) => new Request(`${request.url}/more`, request),
          async (request) => adding('third')(request),
        ],
      },
      signing: [adding(`own`)],
    });

    await http.fetch('/a');

    expect(sent[0]?.url).toMatch(/\/a\/more$/);
    expect(sent[0]?.headers.get('x-way')).toBe('first, third, own');
    expect(sent[0]?.headers.get('accept-language')).toBe('fr-BE');
  });

  test('one that answers ends the chain: nothing is sent, and the answer is judged like any other', async () => {
    const seen: number[] = [];
    const { http, sent } = clientWith(answer('{}'), {
      interceptors: {
        request: [
          () => new Response('{}', { status: 503 }),
          () => {
            throw new Error('It is not asked.');
          },
        ],
        response: [
          (response) => {
            seen.push(response.status);
            return response;
          },
        ],
      },
    });

    expect(await failureOf(http.fetch('/a'))).toBeInstanceOf(FetchError);
    expect(seen).toEqual([503]);
    expect(sent).toEqual([]);
  });

  test('one that throws fails the call, and nothing is sent', async () => {
    const { http, sent } = clientWith(answer('{}'), {
      interceptors: { request: [() => Promise.reject(new Error('No.'))] },
    });

    expect(await failureOf(http.fetchJson('/a'))).toEqual(new Error('No.'));
    expect(sent).toEqual([]);
  });
});

describe('response interceptors', () => {
  test('run in order before the status is judged, so that one may turn a 401 into a success', async () => {
    const { http, sent } = clientWith(answer('{}', { status: 401 }), {
      interceptors: {
        response: [
          (response) => new Response('{"way":1}', { status: response.status === 401 ? 200 : 500 }),
          async (response, request) =>
            Response.json({ ...(await response.json()), path: new URL(request.url).pathname }),
        ],
      },
    });

    expect(await http.json({ path: '/a', limitMs: 1_000 })).toEqual({ way: 1, path: '/a' });
    expect(sent).toHaveLength(1);
  });
});

describe('JSON interceptors', () => {
  test.each([
    ['an object', '{"a":1}', ['{"a":1}', 200, 'seen']],
    ['a list', '[]', ['[]', 200, 'seen']],
    ['null', 'null', ['null', 200, 'seen']],
  ])('get %s with its answer, and what they return is given', async (_, text, body) => {
    const { http } = clientWith(answer(text), {
      interceptors: {
        json: [
          (value, { status }) => [JSON.stringify(value), status],
          async (value) => [...(value as unknown[]), 'seen'],
        ],
      },
    });

    expect(await http.fetchJson('/a')).toHaveProperty('body', body);
  });

  test.each(['"text"', '7', 'true', ''])('are not asked about %s', async (text) => {
    const { http } = clientWith(answer(text), { interceptors: { json: [() => 'asked'] } });

    expect((await http.fetchJson('/a')).body).not.toBe('asked');
  });
});
