import { expect, test } from 'vitest';
import { axeViolations } from '../axe-violations.ts';
import { openSearch, optionsOf } from './use-search.ts';
import { openSite, untilReady } from './visit.ts';

const { site, visit } = openSite();

/** The heading of the page that an experiment is on. */
const CONTROL = 'Your own front door. One adviser. The valuation is on us.';

const EXPERIMENTS = [
  {
    named: 'home-loan-advice:first-home',
    title: 'Your first home loan, from a rough guess to a front door key',
    said: 'this is the page of variant first-home',
  },
  { named: 'home-loan-advice:control', title: CONTROL, said: 'variant control is the page as it' },
  { named: 'home-loan-advice:none', title: CONTROL, said: 'has no variant “none”' },
  { named: 'none', title: CONTROL, said: 'There is no experiment “none”' },
];

test('PV-004 the query overrides locale, segment, session and experiment of the scenario', async () => {
  const { page, expectQuiet } = await visit('/preview/home/en?locale=nl-BE&segment=business');
  await page.getByRole('banner').first().getByRole('link', { name: 'Inloggen' }).waitFor();
  const logo = page.locator('a:has(.logo)').first();
  await expect.poll(() => logo.getAttribute('href')).toBe('/nl/zakelijk');

  await page.goto(`${site().address}/preview/home/en?session=signed-in`);
  await page.getByRole('banner').first().getByRole('link', { name: 'Log out' }).waitFor();
  await expectQuiet();

  for (const { named, title, said } of EXPERIMENTS) {
    await page.goto(`${site().address}/preview/offers/default?experiment=${named}`);
    await untilReady(page);
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    await page.getByRole('complementary').getByText(said).waitFor();
    await expectQuiet();
  }
});

test('PV-003 a preview takes the steps of its scenario, and reports after the last of them', async () => {
  const { page, expectQuiet } = await visit('/preview/form/complete');

  await page.locator('#preview-report').waitFor({ state: 'attached' });

  const thanks = page.getByRole('heading', { name: 'Thank you, your question is with us' });
  expect(await thanks.count()).toBe(1);
  await expectQuiet({ moving: ['main', 'footer'] });
});

test('PG-015 a preview lists its own events where its address asks for them, and no link leads away', async () => {
  const { page, expectQuiet } = await visit('/preview/service-card/full?events=shown&consent=1');
  const panel = page.getByRole('complementary', { name: 'Events of the page in the preview' });
  await panel.getByText('from the page itself, never sent').waitFor();
  await expectQuiet();
  expect(await axeViolations(page, false)).toEqual([]);

  await page.getByRole('link', { name: 'all rates' }).click();

  await panel.getByText('from “all rates”, never sent: the visitor has not allowed it').waitFor();
  await panel.getByRole('button', { name: 'ELEMENTS_ACTIONS' }).hover();
  expect(await page.locator('[data-pointed]').textContent()).toBe('all rates');
});

test.each([
  ['of-saver', 'What you have saved is your first instalment', 2],
  ['hanging', 'Sign this winter and we pay for the valuation', 1],
  ['without-consent', 'Sign this winter and we pay for the valuation', 0],
])(
  'the preview offers/%s shows what the marketing host leaves to it',
  async (name, title, calls) => {
    const { page, expectQuiet } = await visit(`/preview/offers/${name}`);

    await page.getByRole('heading', { level: 2, name: title }).waitFor();
    const report = await page.locator('#preview-report').evaluate((template) => {
      return (template as HTMLTemplateElement).content.textContent;
    });
    expect(report?.split('/rest/v1/delivery')).toHaveLength(calls + 1);
    await expectQuiet();
  },
);

test.each([
  ['client-context', 'estate planning'],
  ['below-level-5', 'block a card'],
  ['client-context-late', 'block a card'],
])('the search of the preview configuration/%s begins with "%s"', async (name, first) => {
  const { page, expectQuiet } = await visit(`/preview/configuration/${name}`);

  await openSearch(page);

  await expect.poll(async () => (await optionsOf(page))[0]).toBe(first);
  await expectQuiet();
});

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
