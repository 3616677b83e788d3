import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { FooterData } from '#schemas/generated/shell/footer.ts';
import { emulateMedia } from '#tests/emulate-media.ts';
import { authoredFixture } from '#tests/fixture.ts';
import { boxOf } from '#tests/whole-pixels.ts';
import { renderInBrowser } from '../../render-in-browser.testing.ts';
import { samplePage } from '../sample-page.testing.ts';
import { Footer } from './footer.tsx';
import english from './locales/en-GB.json';
import german from './locales/de-DE.json';

const WIDTHS = [320, 360, 840, 1440];
const MESSAGES = { 'en-GB': english, 'de-DE': german };
/** The smallest that a finger hits by WCAG 2.2. */
const MIN_TARGET = 24;

async function show(width: number, locale: keyof typeof MESSAGES = 'en-GB'): Promise<HTMLElement> {
  await page.viewport(width, 900);
  const { footer } = await authoredFixture(`cms-data/${locale}`);
  // The validate command holds the file against its schema, from which the type is made.
  const data = { footer: footer as FooterData };
  return renderInBrowser(<Footer data={data} page={samplePage} messages={MESSAGES[locale]} />);
}

const boxesOf = (root: HTMLElement, selector: string) =>
  [...root.querySelectorAll(selector)].map((element) => boxOf(element));

test.each(WIDTHS)(
  'FT-006 FT-008 in %i px the stores are 160 px wide, the sign 60 px',
  async (width) => {
    const root = await show(width);

    const stores = boxesOf(root, '.app-stores__link').map((box) => box.width);
    const signs = boxesOf(root, '.footer__card-stop svg').map((box) => [box.width, box.height]);

    expect(stores).toEqual([160, 160]);
    expect(signs).toEqual([[60, 60]]);
  },
);

test('FT-020 on a phone the stores of both platforms can be reached', async () => {
  const root = await show(360);
  const html = document.documentElement;

  for (const device of ['ios', 'android']) {
    html.dataset['device'] = device;
    expect(
      page
        .elementLocator(root)
        .getByRole('link', { name: /Google Play|App Store/ })
        .elements(),
    ).toHaveLength(2);
  }
  delete html.dataset['device'];
});

describe.each(['en-GB', 'de-DE'] as const)('in %s', (locale) => {
  test.each(WIDTHS)(
    'nothing leaves a window of %i px, and a finger hits every link',
    { tags: ['deep'] },
    async (width) => {
      const root = await show(width, locale);

      const links = boxesOf(root, 'a');

      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
      expect(links.filter(({ left, right }) => left < 0 || right > width)).toEqual([]);
      expect(links.filter((box) => box.width < MIN_TARGET || box.height < MIN_TARGET)).toEqual([]);
    },
  );
});

test('in a wide window the number to call and the app stand beside the columns', async () => {
  const root = await show(1440);

  const [columns] = boxesOf(root, '.footer__columns');
  const [aside] = boxesOf(root, '.footer__aside');

  expect(aside?.left).toBeGreaterThan(columns?.right ?? Infinity);
  expect(aside?.top).toBe(columns?.top);
});

test('what has neither a number to call nor an app leaves the columns the whole width', async () => {
  await page.viewport(1440, 900);
  const textLinks = [{ text: 'Cards', url: '/en/cards' }];
  const footer = {
    generalLinks: [{ title: 'Products', textLinks }],
    cardStop: { textLink: { text: 'Call', url: '' } },
    appStores: { title: 'The app' },
  };

  const root = renderInBrowser(<Footer data={{ footer }} page={samplePage} messages={english} />);

  const [columns] = boxesOf(root, '.footer__columns');
  const [first] = boxesOf(root, '.footer__top .footer__inside');
  expect(columns?.width).toBeGreaterThan((first?.width ?? Infinity) * 0.9);
});

test(
  'where colours are forced, every part that a colour sets apart has a border',
  { tags: ['deep'] },
  async () => {
    const root = await show(840);
    await emulateMedia({ features: { 'forced-colors': 'active' } });

    const parts = root.querySelectorAll('.footer, .footer__card-stop, .app-stores__link');
    const borders = [...parts].map((part) => getComputedStyle(part).borderBlockStartWidth);

    expect(borders).toEqual(['1px', '1px', '1px', '1px']);
  },
);

test('paper has no footer', { tags: ['deep'] }, async () => {
  const root = await show(840);
  await emulateMedia({ media: 'print' });

  expect(root.querySelector('.footer')?.checkVisibility()).toBe(false);
});
