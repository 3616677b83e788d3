import { rmSync, writeFileSync } from 'node:fs';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import { temporaryFolder } from '#tests/temporary-folder.ts';
import { serveJoinedStyles } from './serve-joined-styles.ts';
import { readStyleSets } from './style-sets.ts';

const LINK = '.link{color:red}';
const NEWS = '.news{color:blue}';
const SET = '/assets/styles/aaaaaaaa.bbbbbbbb.css';

const manifest = new Map([
  ['_link.js', { file: 'assets/link.js', css: ['assets/link-aaaaaaaa.css'] }],
  ['registry/cards/news/news.tsx', { file: 'assets/news.js', css: ['assets/news-bbbbbbbb.css'] }],
]);

function served({ maxBytes }: { maxBytes?: number } = {}) {
  const clientFolder = temporaryFolder({
    'assets/link-aaaaaaaa.css': LINK,
    'assets/news-bbbbbbbb.css': NEWS,
  });
  const sets = readStyleSets(manifest);
  const app = new Hono()
    .all(
      '/assets/styles/*',
      serveJoinedStyles({ sets, clientFolder, ...(maxBytes && { maxBytes }) }),
    )
    .onError(() => new Response(null, { status: 500 }));
  return {
    clientFolder,
    get: (path: string, init?: RequestInit) => app.request(path, init),
  };
}

describe('a set of style sheets', () => {
  test('is its sheets as one, and may be cached for ever', async () => {
    const { get } = served();

    const answer = await get(SET);

    expect(answer.status).toBe(200);
    expect(await answer.text()).toBe(LINK + NEWS);
    expect(Object.fromEntries(answer.headers)).toEqual({
      'content-type': 'text/css; charset=utf-8',
      'content-length': String(LINK.length + NEWS.length),
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'Accept-Encoding',
    });
  });

  test.each([
    ['br', 'gzip, br', brotliDecompressSync],
    ['gzip', 'gzip, br;q=0', gunzipSync],
  ])('goes out as %s to whoever accepts that', async (encoding, accepted, unpack) => {
    const { get } = served();

    const answer = await get(SET, { headers: { 'accept-encoding': accepted } });

    const bytes = new Uint8Array(await answer.arrayBuffer());
    expect(answer.headers.get('content-encoding')).toBe(encoding);
    expect(answer.headers.get('content-length')).toBe(String(bytes.length));
    expect(unpack(bytes).toString()).toBe(LINK + NEWS);
  });

  test('is joined once: a folder that is replaced does not change what is served', async () => {
    const { clientFolder, get } = served();
    await get(SET);

    rmSync(`${clientFolder}/assets`, { recursive: true });
    const again = await get(SET);

    expect(await again.text()).toBe(LINK + NEWS);
  });

  test('is answered also where there is no room to keep it', async () => {
    const { get } = served({ maxBytes: 1 });

    const answers = await Promise.all([get(SET), get(SET), get(SET)]);

    expect(await Promise.all(answers.map((answer) => answer.text()))).toEqual(
      Array.from({ length: 3 }, () => LINK + NEWS),
    );
  });

  test('of which a sheet cannot be read is an error, and is tried again', async () => {
    const { clientFolder, get } = served();
    const sheet = `${clientFolder}/assets/link-aaaaaaaa.css`;
    rmSync(sheet);

    const failed = await get(SET);
    writeFileSync(sheet, LINK);
    const fine = await get(SET);

    expect([failed.status, fine.status]).toEqual([500, 200]);
  });

  test('is announced to a HEAD, and refused to any other method', async () => {
    const { get } = served();

    const head = await get(SET, { method: 'HEAD' });
    const post = await get(SET, { method: 'POST' });

    expect([head.status, head.headers.get('content-length')]).toEqual([
      200,
      String(LINK.length + NEWS.length),
    ]);
    expect(await head.text()).toBe('');
    expect([post.status, post.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });
});

test.each([
  '/assets/styles/bbbbbbbb.aaaaaaaa.css',
  '/assets/styles/aaaaaaaa.cccccccc.css',
  '/assets/styles/aaaaaaaa.css',
  '/assets/styles/',
  '/assets/styles/aaaaaaaa.bbbbbbbb.css/',
])('there is no set at %s, and no cache remembers that', async (path) => {
  const answer = await served().get(path);

  expect(answer.status).toBe(404);
  expect(answer.headers.get('cache-control')).toBe('no-store');
});
