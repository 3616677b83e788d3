import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { encodeBody } from './load-limits.ts';

test.each([
  ['gzip', gunzipSync],
  ['br', brotliDecompressSync],
] as const)('a page in %s is much smaller, and unpacks to itself', async (encoding, unpack) => {
  const page = new TextEncoder().encode('<p>Figures of a bank</p>'.repeat(500));

  const small = await encodeBody(page, encoding);

  expect(small.length).toBeLessThan(page.length / 20);
  expect(new Uint8Array(unpack(small))).toEqual(page);
});
