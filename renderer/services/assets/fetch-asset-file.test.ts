import { expect, test } from 'vitest';
import { fetchAssetFile } from './fetch-asset-file.ts';

const URL = 'https://cdn.example.com/simulator/1.0.0/esm/index.js';
const SCRIPT = { headers: { 'content-type': 'text/javascript; charset=utf-8' } };

const fetched = (answer: () => Promise<Response>) =>
  fetchAssetFile(URL, { fetch: answer, signal: new AbortController().signal });

test('a file of an asset is fetched as its bytes', async () => {
  const bytes = await fetched(async () => new Response('export {};', SCRIPT));

  expect(new TextDecoder().decode(bytes)).toBe('export {};');
});

test.each([
  [async () => new Response('', { ...SCRIPT, status: 503 }), 'answers with 503.'],
  [async () => Response.redirect('https://elsewhere.example/'), 'redirects, which no module may.'],
  [
    async () => new Response('{}', { headers: { 'content-type': 'application/json' } }),
    'is no script, but application/json.',
  ],
  [() => Promise.reject(new TypeError('fetch failed')), 'cannot be fetched: fetch failed'],
])('AS-018 whatever is no script of that address is refused: %s', async (answer, reason) => {
  await expect(fetched(answer)).rejects.toThrow(`${URL} ${reason}`);
});
