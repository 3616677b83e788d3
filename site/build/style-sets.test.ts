import { describe, expect, test } from 'vitest';
import type { BuildManifest } from './build-manifest.ts';
import { readStyleSets } from './style-sets.ts';

const BASE = 'assets/theme-aaaaaaaa.css';
const LINK = 'assets/link-bb-bb_bb.css';
const NEWS = 'assets/news-cccccccc.css';
const QUOTE = 'assets/quote-dddddddd.css';

/** A build whose parts come before what they import. */
const manifest: BuildManifest = new Map([
  ['registry/cards/news/news.tsx', { file: 'assets/news.js', css: [NEWS], imports: ['_link.js'] }],
  ['registry/blocks/quote/quote.tsx', { file: 'assets/quote.js', css: [QUOTE] }],
  ['_link.js', { file: 'assets/link.js', css: [LINK] }],
  ['site/browser.ts', { file: 'assets/site.js', css: [BASE] }],
]);

const { addressOf, sheetsAt } = readStyleSets(manifest);
const NEWS_WITH_LINK = '/assets/styles/bb-bb_bb.cccccccc.css';

describe('the address of a set of style sheets', () => {
  test('is one, in whatever order and however often its sheets are named', () => {
    expect(addressOf([NEWS, LINK])).toBe(NEWS_WITH_LINK);
    expect(addressOf([LINK, NEWS, LINK])).toBe(NEWS_WITH_LINK);
  });

  test('of one sheet is its own, and of none is none', () => {
    expect(addressOf([QUOTE])).toBe(`/${QUOTE}`);
    expect(addressOf([])).toBeUndefined();
  });

  test('leads to its sheets, what is imported before what imports it', () => {
    expect(sheetsAt(NEWS_WITH_LINK)).toEqual([LINK, NEWS]);
    expect(sheetsAt(addressOf([QUOTE, NEWS, LINK, BASE]) ?? '')).toEqual([BASE, LINK, NEWS, QUOTE]);
  });

  test('means the same in a later build, as long as that has the same sheets', () => {
    const later = readStyleSets(
      new Map([
        ['registry/blocks/new/new.tsx', { file: 'new.js', css: ['assets/new-eeeeeeee.css'] }],
        ...manifest,
      ]),
    );
    const changed = new Map(manifest).set('_link.js', {
      file: 'assets/link.js',
      css: ['assets/link-ffffffff.css'],
    });

    expect(later.sheetsAt(NEWS_WITH_LINK)).toEqual([LINK, NEWS]);
    expect(readStyleSets(changed).sheetsAt(NEWS_WITH_LINK)).toBeUndefined();
  });
});

test.each([
  ['a sheet that is not there', '/assets/styles/bb-bb_bb.00000000.css'],
  ['another order', '/assets/styles/cccccccc.bb-bb_bb.css'],
  ['a sheet twice', '/assets/styles/bb-bb_bb.bb-bb_bb.cccccccc.css'],
  ['one sheet alone', '/assets/styles/cccccccc.css'],
  ['no sheet', '/assets/styles/.css'],
  ['an empty part', '/assets/styles/bb-bb_bb..cccccccc.css'],
  ['another ending', '/assets/styles/bb-bb_bb.cccccccc.js'],
  ['no ending', '/assets/styles/bb-bb_bb.cccccccc'],
  ['escapes', '/assets/styles/bb-bb_bb%2ecccccccc.css'],
  ['a path', '/assets/styles/../bb-bb_bb.cccccccc.css'],
  ['a name that every object has', '/assets/styles/__proto__.cccccccc.css'],
  ['more than all sheets', `/assets/styles/${'aaaaaaaa.'.repeat(1_000)}bb-bb_bb.css`],
  ['another folder', '/assets/bb-bb_bb.cccccccc.css'],
])('an address with %s is of no set', (_, address) => {
  expect(sheetsAt(address)).toBeUndefined();
});

test('a style sheet whose name does not change with its content is refused when the site starts', () => {
  const unnamed: BuildManifest = new Map([['a.tsx', { file: 'a.js', css: ['assets/a.css'] }]]);

  expect(() => readStyleSets(unnamed)).toThrow(
    'The style sheet assets/a.css has no hash in its name.',
  );
});
