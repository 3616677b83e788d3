import { describe, expect, test } from 'vitest';
import type { BuildManifest } from './build-manifest.ts';
import { readBuiltFiles } from './built-files.ts';

const FONT = 'assets/onest-latin-wght-normal-Ab1.woff2';

/**
 * A build of three parts, of which two share a style sheet and one module imports the entry again.
 */
const manifest: BuildManifest = new Map([
  [
    'site/browser.ts',
    {
      file: 'assets/site.js',
      css: ['assets/theme-aaaaaaaa.css'],
      assets: [FONT, 'assets/onest-cyrillic-wght-normal-Ab1.woff2'],
    },
  ],
  ['_react.js', { file: 'assets/react.js' }],
  [
    'renderer/client/hydrate/run-page.ts',
    { file: 'assets/run.js', imports: ['_react.js', 'site/browser.ts'] },
  ],
  ['_link.js', { file: 'assets/link.js', css: ['assets/link-bbbbbbbb.css'] }],
  [
    'registry/cards/news-card/news-card.tsx',
    {
      file: 'assets/news.js',
      css: ['assets/news-cccccccc.css'],
      imports: ['_link.js', 'site/browser.ts'],
    },
  ],
  [
    'registry/blocks/quote/quote.tsx',
    {
      file: 'assets/quote.js',
      css: ['assets/quote-dddddddd.css'],
      imports: ['_react.js', '_link.js'],
    },
  ],
  ['site/browser/personalise.ts', { file: 'assets/offers.js' }],
  ['renderer/client/personalise/prepare-call.ts', { file: 'assets/prepare-call.js' }],
  ['registry/blocks/map/map.tsx', { file: 'assets/map.js', css: ['assets/map-eeeeeeee.css'] }],
]);

const component = (type: string) => ({ kind: 'component', type });

describe('the files of a page', () => {
  const filesOf = readBuiltFiles(manifest);

  test('are two style sheets: of every page, and of exactly its parts, shared ones first and once', () => {
    const entries = [component('quote'), component('news-card'), component('quote')];

    const { styles } = filesOf({ entries, interactive: [], locale: 'en-GB' });

    expect(styles).toEqual([
      '/assets/theme-aaaaaaaa.css',
      '/assets/styles/bbbbbbbb.cccccccc.dddddddd.css',
    ]);
  });

  test('are the same style sheet for the same parts in another order', () => {
    const [one, other] = [
      [component('quote'), component('map')],
      [component('map'), component('quote')],
    ].map((entries) => filesOf({ entries, interactive: [], locale: 'en-GB' }));

    expect(one?.styles).toEqual(other?.styles);
  });

  test('are the code of those parts only that live in the browser, and of what wakes them', () => {
    const entries = [component('quote'), component('map')];

    const { code, modules } = filesOf({
      entries,
      interactive: [component('quote')],
      locale: 'en-GB',
    });

    expect(modules).toEqual(['/assets/site.js']);
    expect(code).toEqual([
      '/assets/react.js',
      '/assets/run.js',
      '/assets/link.js',
      '/assets/quote.js',
    ]);
  });

  test('are no code where nothing lives in the browser', () => {
    const { code } = filesOf({ entries: [component('map')], interactive: [], locale: 'en-GB' });

    expect(code).toEqual([]);
  });

  test('are the font of every page and the mark, whatever is on it', () => {
    const { fonts, icon, styles } = filesOf({ entries: [], interactive: [], locale: 'en-GB' });

    expect(fonts).toEqual([`/${FONT}`]);
    expect(icon).toBe('/favicon.svg');
    expect(styles).toEqual(['/assets/theme-aaaaaaaa.css']);
  });

  test('are the choice of offers and what it may import, on pages that have some alone', () => {
    const page = { entries: [], interactive: [], locale: 'en-GB' };

    expect(filesOf({ ...page, choosesOffers: true })).toMatchObject({
      beforePaint: ['/assets/offers.js'],
      beforeCall: ['/assets/prepare-call.js'],
    });
    expect(filesOf(page)).not.toHaveProperty('beforeCall');
  });

  test('are none for a part that the build does not have', () => {
    const { styles } = filesOf({
      entries: [component('elsewhere')],
      interactive: [],
      locale: 'en-GB',
    });

    expect(styles).toEqual(['/assets/theme-aaaaaaaa.css']);
  });
});
