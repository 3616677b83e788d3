import { expect, test } from 'vitest';
import { readPageList } from './watch-pages.ts';

test('a right list is taken as it is', () => {
  const pages = [{ url: '/en', alternates: [{ locale: 'en-GB', url: '/en' }] }, { url: '/fr' }];

  expect(readPageList({ pages })).toEqual({ pages, wrong: [] });
});

test('a wrong page costs itself and no other, and what only a newer service says costs nothing', () => {
  const list = {
    total: 4,
    pages: [{ url: '/en' }, { url: 5 }, { urll: '/x' }, { url: '/fr', changed: '2026-11-21' }],
  };

  const { pages, wrong } = readPageList(list);

  expect(pages).toEqual([{ url: '/en' }, { url: '/fr' }]);
  expect(wrong).toEqual(['/pages/1/url', '/pages/2/urll']);
});

test.each([[{}], [{ pages: 'all' }], [{ pages: null }]])('%j is no list of pages', (list) => {
  expect(() => readPageList(list)).toThrow(/"?pages"?/);
});
