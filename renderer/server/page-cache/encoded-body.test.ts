import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, test, vi } from 'vitest';
import { createEncodedBodies, negotiateEncoding, type Encode } from './encoded-body.ts';
import type { CachedBody } from '../finished-answer.ts';

const BODY = new Uint8Array([1, 2, 3]);
const SMALL = new Uint8Array([9]);

const keptPage = (): CachedBody => ({
  key: 'key',
  answer: { status: 200, headers: {}, body: BODY },
  encoded: new Map(),
});

describe('what a client accepts', () => {
  test.each([
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['GZIP;q=0.5', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.000,gzip;q=0', undefined],
    ['br;q=0.1', 'br'],
    ['identity', undefined],
    ['', undefined],
    [null, undefined],
  ])('%s means %s', (header, expected) => {
    expect(negotiateEncoding(header)).toBe(expected);
  });
});

describe('the compressed body of a cached page', () => {
  test('is made once, behind the visitor who asks first, for those who come after', async () => {
    const encode = vi.fn<Encode>(() => Promise.resolve(SMALL));
    const made = Promise.withResolvers<string>();
    const encodedBody = createEncodedBodies(encode, made.resolve);
    const page = keptPage();

    const first = encodedBody(page, 'br');
    const second = encodedBody(page, 'br');

    expect(await made.promise).toBe('key');
    expect([first, second]).toEqual([undefined, undefined]);
    expect(encodedBody(page, 'br')).toBe(SMALL);
    expect(encode).toHaveBeenCalledTimes(1);
    expect(encode).toHaveBeenCalledWith(BODY, 'br');
  });

  test('is tried again where it could not be made', async () => {
    const encode = vi
      .fn<Encode>()
      .mockRejectedValueOnce(new Error('no memory'))
      .mockResolvedValue(SMALL);
    const made = Promise.withResolvers<string>();
    const encodedBody = createEncodedBodies(encode, made.resolve);
    const page = keptPage();

    encodedBody(page, 'gzip');
    // By the next turn it has failed.
    await nextTurn();
    encodedBody(page, 'gzip');
    await made.promise;

    expect(encodedBody(page, 'gzip')).toBe(SMALL);
    expect(encode).toHaveBeenCalledTimes(2);
  });
});
