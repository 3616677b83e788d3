import { glob, readFile } from 'node:fs/promises';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { findClipped } from '../find-clipped.ts';
import { findTorn } from '../find-torn.ts';
import { testFirst } from '../sample/test-first.ts';
import { VISITED_PAGES } from './pages.ts';
import { openSite } from './visit.ts';

const { site, visit } = openSite();

const SMALL_CARD = '.card[data-size="small"]';

const WIDTHS = [320, 360, 840, 1440];

test.each([
  ['/en/individuals', 'A home loan that starts with a clear number'],
  ['/fr/particuliers', 'Un crédit hypothécaire qui commence par un chiffre clair'],
  ['/nl/particulieren', 'Een woonkrediet dat begint met een helder cijfer'],
  ['/de/privatkunden', 'Eine Baufinanzierung, die mit einer klaren Zahl beginnt'],
])('a visitor reads %s from top to bottom in peace', { tags: ['deep'] }, async (path, heading) => {
  const { page, expectQuiet, expectAccessible } = await visit(path);

  await page.mouse.wheel(0, 20_000);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();

  await page.getByRole('heading', { level: 1, name: heading }).waitFor();
  expect(await sharedNames(page)).toEqual([]);
  await expectQuiet();
  await expectAccessible();
});

testFirst(1, [
  [360, '/nl/particulieren/sparen/saver-plus'],
  [840, '/fr/particuliers/emprunter/votre-premier-pret-hypothecaire'],
])('at %i px a visitor reads %s in peace', async (width, path) => {
  const { page, expectQuiet, expectAccessible } = await visit(path, { width });

  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();

  await page.getByRole('contentinfo').waitFor();
  expect(await sharedNames(page)).toEqual([]);
  await expectQuiet();
  await expectAccessible();
});

test(
  'a page on paper says whose it is, where it stands and when it was printed',
  { tags: ['deep'] },
  async () => {
    const path = '/nl/particulieren/sparen/saver-plus';
    const address = `${site().address}${path}`;
    const { page, consoleMessages } = await visit(path);
    expect(await page.getByText(address).isVisible()).toBe(false);

    // Only printing makes the page know that it is printed.
    await page.pdf();
    await page.emulateMedia({ media: 'print' });

    const head = await page.getByRole('banner').innerText();
    expect(head.split(/\s{2,}|\n/)).toEqual([
      'Meridia Belgium',
      address,
      expect.stringMatching(/^Afgedrukt op \d{2}\/\d{2}\/\d{4}$/),
    ]);
    expect(await page.getByRole('contentinfo').isVisible()).toBe(false);
    expect(consoleMessages).toEqual([]);
  },
);

test.each(VISITED_PAGES)(
  '%s fits every window from a small phone to a desk',
  { tags: ['deep'] },
  async (path) => {
    const { page, expectQuiet } = await visit(path);

    expect(await whatSticksOut(page)).toEqual([]);
    await expectQuiet();
  },
);

test('the longest words of German fit every window', { tags: ['deep'] }, async () => {
  const components = await germanComponents();
  const body = { data: { flexZone: { flexComponents: components } } };
  site().faultInjection.set('page-model', { kind: 'body', text: JSON.stringify(body) });

  const { page, expectQuiet } = await visit('/de/privatkunden');

  expect(components.length).toBeGreaterThan(4);
  expect(await whatSticksOut(page)).toEqual([]);
  await expectQuiet();
});

testFirst(1, ['/de/privatkunden', '/nl/particulieren'])(
  'with text of twice the size, %s fits a phone, its small cards too',
  async (path) => {
    const { page } = await visit(path, { width: 360 });

    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });

    await expect.poll(() => page.locator(SMALL_CARD).count()).toBeGreaterThan(1);
    expect(await findClipped(page)).toEqual([]);
    expect(await findTorn(page, SMALL_CARD)).toEqual([]);
  },
);

/** Names that more than one landmark of links has, and those that have none. */
async function sharedNames(page: Page): Promise<string[]> {
  const names = await page.getByRole('navigation').evaluateAll((landmarks) =>
    landmarks.map((landmark) => {
      const by = document.getElementById(landmark.getAttribute('aria-labelledby') ?? '');
      return landmark.ariaLabel ?? by?.textContent ?? '';
    }),
  );
  expect(names.length).toBeGreaterThan(4);
  return names.filter((name, index) => name === '' || names.indexOf(name) !== index);
}

async function germanComponents(): Promise<unknown[]> {
  const components: unknown[] = [];
  for await (const file of glob('fixtures/*/*/german-compound-nouns*.json')) {
    components.push(JSON.parse(await readFile(file, 'utf8')));
  }
  return components;
}

/** Every word, link and button that is cut or torn, at every width. */
async function whatSticksOut(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    const broken = [...(await findClipped(page)), ...(await findTorn(page))];
    found.push(...broken.map((what) => `at ${width} px: ${what}`));
  }
  return found;
}
