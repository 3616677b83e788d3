import { expect, test } from 'vitest';
import { computeDigest } from './sources.ts';

test.each([0, 1, 5_000, 500_000, 500_001])(
  'the digest of %i bytes is their SHA-256, made at once or on another thread',
  async (length) => {
    const bytes = Uint8Array.from({ length }, (_, index) => index * 7);

    const digest = await computeDigest(bytes);

    const expected = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
    expect(digest).toBe(String.fromCharCode(...expected));
  },
);
