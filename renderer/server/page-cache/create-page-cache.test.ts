import { describe, expect, test } from 'vitest';
import { createPageCache, type CachedPage } from './create-page-cache.ts';

function pageAt(path: string, { status = 200, bytes = 1_000 } = {}): CachedPage {
  return {
    key: `${path}\nen-GB\nindividuals`,
    answer: { status: status === 404 ? 404 : 200, headers: {}, body: new Uint8Array(bytes) },
    sources: [],
    cacheScope: { build: {}, day: '' },
    problems: [],
    time: 0,
    encoded: new Map(),
  };
}

describe('a page cache', () => {
  test('is bounded in bytes: what was unused for longest goes first', () => {
    const cache = createPageCache({ maxBytes: 40_000 });
    const pages = Array.from({ length: 20 }, (_, index) => pageAt(`/page-${index}`));

    for (const page of pages) {
      cache.set(page);
      cache.get(pages[0]?.key ?? '');
    }

    expect(cache.stats().bytes).toBeLessThanOrEqual(40_000);
    expect(cache.get(pages[0]?.key ?? '')).toBe(pages[0]);
    expect(cache.get(pages[1]?.key ?? '')).toBeUndefined();
    expect(cache.get(pages[19]?.key ?? '')).toBe(pages[19]);
  });

  test('does not store a page that is larger than all its room', () => {
    const cache = createPageCache({ maxBytes: 10_000 });

    cache.set(pageAt('/large', { bytes: 20_000 }));

    expect(cache.stats()).toEqual({ pages: 0, bytes: 0 });
  });

  test('counts the compressed forms of a page, once they are there', () => {
    const cache = createPageCache({ maxBytes: 40_000 });
    const page = pageAt('/page');
    cache.set(page);
    const before = cache.stats().bytes;

    page.encoded.set('gzip', new Uint8Array(300));
    cache.resize(page.key);

    expect(cache.stats().bytes - before).toBe(300);
  });

  test('does not bring back a page that was replaced when its compressed form arrives', () => {
    const cache = createPageCache({ maxBytes: 40_000 });
    const [old, replaced] = [pageAt('/page'), pageAt('/page')];
    cache.set(old);
    cache.set(replaced);

    cache.resize(old.key);

    expect(cache.get(old.key)).toBe(replaced);
  });

  test('gives missing pages a small share, so that they push out no page', () => {
    const cache = createPageCache({ maxBytes: 100_000 });
    const found = pageAt('/page');
    cache.set(found);

    for (let index = 0; index < 1_000; index += 1) {
      cache.set(pageAt(`/missing-${index}`, { status: 404 }));
    }

    expect(cache.get(found.key)).toBe(found);
    expect(cache.stats().bytes).toBeLessThan(15_000);
  });

  test('forgets that a page was missing once it is there, and the other way round', () => {
    const cache = createPageCache({ maxBytes: 100_000 });
    const [missing, found] = [pageAt('/page', { status: 404 }), pageAt('/page')];

    cache.set(missing);
    cache.set(found);
    const afterwards = cache.get(found.key);
    cache.set(missing);

    expect(afterwards).toBe(found);
    expect(cache.get(found.key)).toBe(missing);
    expect(cache.stats().pages).toBe(1);
  });

  test('removes all, or all forms of the page at one path, and returns how many those were', () => {
    const cache = createPageCache({ maxBytes: 100_000 });
    const other = { ...pageAt('/page'), key: '/page\nfr-BE\nbusiness' };
    [pageAt('/page'), other, pageAt('/page-2'), pageAt('/nowhere', { status: 404 })].forEach(
      cache.set,
    );

    const ofOne = cache.purge('/page');
    const left = cache.stats().pages;
    const ofAll = cache.purge();

    expect([ofOne, left, ofAll, cache.stats().pages]).toEqual([2, 2, 2, 0]);
    expect(cache.purges()).toBe(2);
  });
});
