import { describe, expect, test } from 'vitest';
import { createMemoryHost } from '../../host/memory/index.testing.ts';
import { createCmsDataSource } from './create-cms-data-source.ts';

const ORIGIN = 'https://api.example.com';

const query = {
  locale: 'fr-BE',
  segment: 'private banking',
  signal: new AbortController().signal,
};

const askedOf = (fetch: (request: Request) => Promise<Response>) =>
  createCmsDataSource(ORIGIN, createMemoryHost({ fetch }));

const answering = (body: string, init?: ResponseInit) =>
  askedOf(() =>
    Promise.resolve(
      new Response(body, { headers: { 'content-type': 'application/json' }, ...init }),
    ),
  );

describe('the content of the shell', () => {
  test('is asked for by language and segment', async () => {
    const asked: string[] = [];
    const ask = askedOf((request) => {
      asked.push(request.url);
      return Promise.resolve(Response.json({ footer: {} }));
    });

    const data = await ask(query);

    expect(data).toEqual({ footer: {} });
    expect(asked).toEqual([
      'https://api.example.com/cms-data?locale=fr-BE&segment=private+banking',
    ]);
  });

  test('is asked for at another path where the environment names one', async () => {
    const asked: string[] = [];
    const fetch = (request: Request) => {
      asked.push(new URL(request.url).pathname);
      return Promise.resolve(Response.json({}));
    };

    await createCmsDataSource(ORIGIN, createMemoryHost({ fetch }), '/content/shell')(query);

    expect(asked).toEqual(['/content/shell']);
  });

  test.each([
    ['an error status', answering('{}', { status: 500 }), 'failed with status 500'],
    ['a list', answering('[]'), 'Failed to parse'],
    ['HTML', answering('<!doctype html>'), 'Failed to parse'],
    ['more than a document may hold', answering('x'.repeat(6_000_000)), 'is larger than'],
  ])('is refused where the answer is %s', async (_, ask, message) => {
    await expect(ask(query)).rejects.toThrow(message);
  });

  test('is no longer waited for when nobody wants it', async () => {
    const caller = new AbortController();
    const sent = Promise.withResolvers<AbortSignal>();
    const ask = askedOf(({ signal }) => {
      sent.resolve(signal);
      return new Promise(() => {});
    });

    const answer = ask({ ...query, signal: caller.signal });
    const signal = await sent.promise;
    caller.abort(new Error('The visitor has left.'));

    await expect(answer).rejects.toThrow('The visitor has left.');
    expect(signal.aborted).toBe(true);
  });
});
