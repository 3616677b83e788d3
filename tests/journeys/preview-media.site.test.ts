import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { compareLooks, PREFERENCES } from './compare-looks.ts';
import { openSite } from './visit.ts';

const { visit } = openSite();

/** Some with animations, colours and drawings; a deep test looks at all. */
const SCENARIOS = ['home/en', 'kit-skeleton/card', 'kit-button/states'];
/** Lists the preferences that style sheets of the site ask for. */
const HEEDED = PREFERENCES.filter(({ name }) =>
  ['prefers-reduced-motion', 'forced-colors'].includes(name),
);

test.each(SCENARIOS)(
  'in %s the attributes of preferences look as the visitor’s own do',
  { tags: ['deep'] },
  async (id) => {
    const { page } = await visit(`/preview/${id}`);

    for (const preference of HEEDED) {
      const { chosen, declined, emulated } = await compareLooks(page, preference);

      expect([preference.name, chosen]).toEqual([preference.name, { count: 0, examples: [] }]);
      expect([preference.name, declined]).toEqual([preference.name, { count: 0, examples: [] }]);
      expect(emulated.count).toBeGreaterThan(0);
    }
  },
);

test('the address of a preview chooses, and scripts of the page are told the same', async () => {
  const { page } = await visit(
    '/preview/section-title/minimal?forced-colors=active&prefers-contrast=more&prefers-reduced-motion=maybe',
  );
  const matches = (query: string) => page.evaluate((asked) => matchMedia(asked).matches, query);

  const attributes = await page.evaluate(() =>
    ['forced-colors', 'prefers-contrast', 'prefers-reduced-motion'].map((name) =>
      document.documentElement.getAttribute(`data-${name}`),
    ),
  );
  expect(attributes).toEqual(['active', 'more', null]);
  expect(await matches('(forced-colors: active) and (width > 100px)')).toBe(true);
  expect(await matches('(prefers-contrast)')).toBe(true);
  expect(await matches('(prefers-contrast: less), (prefers-reduced-motion: reduce)')).toBe(false);
});

test('nothing of it is in what goes to production', () => {
  const files = globSync('dist/{client,server}/**/*.{css,js}');
  const found = files.filter((path) =>
    /data-(?:prefers-|forced-colors)/.test(readFileSync(path, 'utf8')),
  );

  expect(files.length).toBeGreaterThan(50);
  expect(found).toEqual([]);
});
