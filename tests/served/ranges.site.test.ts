import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rawGet } from './raw-get.ts';
import { scriptOf } from './script-of.ts';
import { startSite, type TestSite } from './start-site.ts';

let site: TestSite;
let script: string;

beforeAll(async () => {
  site = await startSite();
  script = await scriptOf(site);
});
afterAll(() => site.stop());

const pathOf = (kind: string) => (kind === 'script' ? script : '/images/house-keys.png');
const ask = (path: string, headers: Record<string, string>, method = 'GET') =>
  rawGet(site.address, path, { headers, method });

describe.each(['script', 'picture'])('a part of a %s', (kind) => {
  test('is exactly what was asked for, and the parts together are the whole', async () => {
    const path = pathOf(kind);
    const { body: whole } = await ask(path, {});

    const first = await ask(path, { range: 'bytes=0-99' });
    const rest = await ask(path, { range: 'bytes=100-' });
    const end = await ask(path, { range: 'bytes=-5' });

    expect([first.status, rest.status, end.status]).toEqual([206, 206, 206]);
    expect(first.headers['content-range']).toBe(`bytes 0-99/${whole.length}`);
    expect(first.headers['content-length']).toBe('100');
    expect(Buffer.concat([first.body, rest.body]).equals(whole)).toBe(true);
    expect(end.body.equals(whole.subarray(-5))).toBe(true);
  });

  test('is one of the plain bytes, whatever compression is taken', async () => {
    const path = pathOf(kind);
    const { body: whole } = await ask(path, {});

    const packed = await ask(path, { range: 'bytes=0-1999', 'accept-encoding': 'gzip, br' });

    expect(packed.headers['content-encoding']).toBeUndefined();
    expect(packed.body.equals(whole.subarray(0, 2_000))).toBe(true);
  });

  test('that is not there is refused with the size', async () => {
    const path = pathOf(kind);
    const { body: whole } = await ask(path, {});

    const { status, headers, body } = await ask(path, { range: `bytes=${whole.length}-` });

    expect(status).toBe(416);
    expect(headers['content-range']).toBe(`bytes */${whole.length}`);
    expect(body).toHaveLength(0);
  });

  test.each(['bytes=0-1,4-5', 'bytes=5-2', 'bytes=abc', 'pages=1-2', 'bytes=-'])(
    'is the whole for %s',
    async (range) => {
      const path = pathOf(kind);

      const [whole, asked] = [await ask(path, {}), await ask(path, { range })];

      expect(asked.status).toBe(200);
      expect(asked.headers['content-range']).toBeUndefined();
      expect(asked.headers['accept-ranges']).toBe('bytes');
      expect(asked.body.equals(whole.body)).toBe(true);
    },
  );

  test('comes only to whoever has the beginning of the same version', async () => {
    const path = pathOf(kind);
    const { headers } = await ask(path, {});

    const same = await ask(path, { range: 'bytes=0-9', 'if-range': String(headers.etag) });
    const other = await ask(path, { range: 'bytes=0-9', 'if-range': '"another"' });
    const head = await ask(path, { range: 'bytes=0-9' }, 'HEAD');

    expect([same.status, other.status, head.status]).toEqual([206, 200, 200]);
  });
});

test('a page has no parts', async () => {
  const { status, headers, text } = await ask('/en/individuals', { range: 'bytes=0-9' });

  expect(status).toBe(200);
  expect(headers['content-range']).toBeUndefined();
  expect(text).toMatch(/<\/html>$/);
});
