import { expect, test } from 'vitest';
import { createHttp, type Http } from './create-http.ts';
import { API_ORIGIN } from './sample-client.testing.ts';

const CALLS: readonly [string, (http: Http) => Promise<unknown>, number][] = [
  ['json', (http) => http.json({ path: '/page', limitMs: 7_000 }), 7_000],
  ['fetch', (http) => http.fetch('/page', { limitMs: 700 }), 700],
  ['fetchJson', (http) => http.fetchJson('/page', { limitMs: 70 }), 70],
  ['fetchJson without a limit of its own', (http) => http.fetchJson('/page'), 10_000],
];

test.each(CALLS)('the host is told how long the caller of %s waits', async (_, call, limitMs) => {
  const told: unknown[] = [];
  const http = createHttp(
    { origin: API_ORIGIN, locale: 'fr-BE' },
    {
      after: () => () => {},
      random: () => 0,
      fetch(_request, details) {
        told.push(details);
        return Promise.resolve(Response.json({}));
      },
    },
  );

  await call(http);

  expect(told).toEqual([{ limitMs }]);
});
