import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import { temporaryFolder } from '#tests/temporary-folder.ts';
import { serveStaticFiles } from './static-files.ts';

const SCRIPT = 'export const letters = "abcdefghij";';
const CACHE = 'public, max-age=5';

interface Ask {
  readonly method?: string;
  readonly headers?: Record<string, string>;
}

/** A folder with a script in two forms, and an application that serves it. */
async function servedFolder() {
  const folder = temporaryFolder({
    'assets/a.js': SCRIPT,
    'assets/a.js.gz': gzipSync(SCRIPT),
    'assets/a.js.map': '{}',
    'assets/font.woff2': 'font',
    '.vite/manifest.json': '{}',
  });
  await mkdir(join(folder, 'assets/inner'));
  const app = new Hono().use('*', ...serveStaticFiles(folder, CACHE));
  return { folder, get: (path: string, init: Ask = {}) => app.request(path, init) };
}

describe('a file', () => {
  test('comes with its type, its tag and how long it may be cached', async () => {
    const { get } = await servedFolder();

    const script = await get('/assets/a.js');
    const font = await get('/assets/font.woff2');

    expect(await script.text()).toBe(SCRIPT);
    expect(Object.fromEntries(script.headers)).toEqual({
      'accept-ranges': 'bytes',
      'cache-control': CACHE,
      'content-length': String(SCRIPT.length),
      'content-type': 'text/javascript; charset=utf-8',
      etag: expect.stringMatching(/^"[\w-]{22}"$/),
      vary: 'Accept-Encoding',
    });
    expect(font.headers.get('content-type')).toBe('font/woff2');
  });

  test('comes compressed for a client that accepts it, under another tag', async () => {
    const { get } = await servedFolder();

    const plain = await get('/assets/a.js', { headers: { 'accept-encoding': 'gzip;q=0, br' } });
    const packed = await get('/assets/a.js', { headers: { 'accept-encoding': 'GZIP;q=0.5' } });

    expect(plain.headers.get('content-encoding')).toBeNull();
    expect(packed.headers.get('content-encoding')).toBe('gzip');
    expect(gunzipSync(await packed.arrayBuffer()).toString()).toBe(SCRIPT);
    expect(packed.headers.get('etag')).not.toBe(plain.headers.get('etag'));
  });

  test('comes in part uncompressed, whatever compression is taken', async () => {
    const { get } = await servedFolder();
    const plain = await get('/assets/a.js');
    const packed = await get('/assets/a.js', { headers: { 'accept-encoding': 'gzip' } });
    const partWith = (etag: string | null) =>
      get('/assets/a.js', {
        headers: { 'accept-encoding': 'gzip', range: 'bytes=0-5', 'if-range': etag ?? '' },
      });

    const part = await partWith(plain.headers.get('etag'));
    const whole = await partWith(packed.headers.get('etag'));

    expect([part.status, await part.text()]).toEqual([206, 'export']);
    expect(part.headers.get('content-encoding')).toBeNull();
    expect([whole.status, await whole.text()]).toEqual([200, SCRIPT]);
  });

  test('is not sent again to a client that has it, part or not', async () => {
    const { get } = await servedFolder();
    const etag = (await get('/assets/a.js')).headers.get('etag') ?? '';

    const again = await get('/assets/a.js', {
      headers: { 'if-none-match': `"x", W/${etag}`, range: 'bytes=0-1' },
    });

    expect(again.status).toBe(304);
    expect(again.headers.get('etag')).toBe(etag);
    expect(await again.text()).toBe('');
  });

  test('is read once: a folder that is replaced does not change what is served', async () => {
    const { folder, get } = await servedFolder();
    await get('/assets/a.js');

    await rm(join(folder, 'assets'), { recursive: true });
    const again = await get('/assets/a.js');

    expect(await again.text()).toBe(SCRIPT);
  });

  test('is announced to a HEAD, and refused to any other method', async () => {
    const { get } = await servedFolder();

    const head = await get('/assets/a.js', { method: 'HEAD', headers: { range: 'bytes=0-1' } });
    const post = await get('/assets/a.js', { method: 'POST' });

    expect([head.status, head.headers.get('content-length')]).toEqual([200, String(SCRIPT.length)]);
    expect(await head.text()).toBe('');
    expect([post.status, post.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });
});

test.each([
  '/assets/b.js',
  '/assets/a.js.gz',
  '/assets/a.js.map',
  '/assets',
  '/assets/',
  '/assets/inner',
  '/assets/..%2fassets/a.js',
  '/assets/%2e%2e/.vite/manifest.json',
  '/assets/%00',
  '/.vite/manifest.json',
  '/__proto__',
])('there is no file at %s', async (path) => {
  const { get } = await servedFolder();

  const answer = await get(path);

  expect(answer.status).toBe(404);
  expect(answer.headers.get('cache-control')).toBe('no-store');
});
