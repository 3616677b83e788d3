import { expect, test } from 'vitest';
import { openSite, untilReady } from './visit.ts';

const { site, visit } = openSite();

const OVERRIDES = [
  { query: 'locale=nl-BE', way: 'Inloggen', home: '/nl/particulieren' },
  { query: 'segment=business', way: 'Log in', home: '/en/business' },
  { query: 'session=signed-in', way: 'Log out', home: '/en/individuals' },
  {
    query: 'locale=fr-BE&segment=business&session=signed-in',
    way: 'Se déconnecter',
    home: '/fr/professionnels',
  },
];

test(
  'locale, segment and session in the query override the scenario, each alone and together',
  { tags: ['deep'] },
  async () => {
    const { page, expectQuiet } = await visit('/preview/home/en');

    for (const { query, way, home } of OVERRIDES) {
      await page.goto(`${site().address}/preview/home/en?${query}`);
      await untilReady(page);
      const banner = page.getByRole('banner').first();
      await expect.poll(() => banner.getByRole('link', { name: way }).isVisible()).toBe(true);
      await expect.poll(() => banner.locator('a:has(.logo)').getAttribute('href')).toBe(home);
      await expect.poll(() => page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
      await expectQuiet();
    }
  },
);

test('a preview says its language, as a page of the site does', { tags: ['deep'] }, async () => {
  const { page } = await visit('/preview/article/fr');

  await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('fr-BE');
  expect(await page.title()).toBe('Article in French');
});

test('an override that makes no sense still shows the scenario', { tags: ['deep'] }, async () => {
  const { page, expectQuiet } = await visit('/preview/home/en?locale=Klingon&session=maybe&x=1');

  await expect.poll(() => page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
  await expectQuiet();
});

test('a page that tries to do harm runs nothing and shows the rest of itself', async () => {
  const { page, requests, expectQuiet } = await visit('/preview/page/hostile', {
    prepare: (own) =>
      own.addInitScript(() => {
        window.alert = () => console.error('A script of the page has run.');
      }),
  });
  await page.locator('#page').hover({ position: { x: 400, y: 300 } });
  const links = await page
    .locator('a[href]')
    .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).protocol));

  expect(links.length).toBeGreaterThan(10);
  expect(links.filter((protocol) => !/^(https?|tel|mailto):$/.test(protocol))).toEqual([]);
  expect(await page.locator('#page :is(script, iframe)').count()).toBe(0);
  expect(requests.filter((url) => !url.startsWith(site().address))).toEqual([]);
  await expect.poll(() => page.getByText('Questions').first().isVisible()).toBe(true);
  await expectQuiet();
});
