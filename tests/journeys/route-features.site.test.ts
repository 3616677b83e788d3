import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { openSite } from './visit.ts';
import { experienceWith, serveRoutes } from './with-routes.ts';

const SIMULATOR = '/en/individuals/simulators/car/step-2';

/** The page of a product has a simulator beside it, which reads what its route knows. */
const ROUTES = [
  {
    pathPattern: '/en/:segment/simulators/:product/*',
    pageTitle: 'Loan simulator',
    slots: { main: { feature: 'loan-simulator' }, footer: { feature: 'hours' } },
    properties: { currency: 'EUR' },
    features: [
      {
        name: 'loan-simulator',
        asset: { package: 'loan-simulator', version: '1.0.0', file: 'index.js' },
        element: { height: 280, properties: ['amount', 'years', 'rate', 'route'] },
        properties: { rate: 4.5, amount: 10_000, years: 4 },
      },
      {
        name: 'hours',
        asset: { local: true, tag: 'branch-opening-hours' },
        properties: { branch: 'ghent-korenmarkt' },
      },
    ],
  },
];

const { site, visit } = openSite({ site: { experience: experienceWith(ROUTES) } });

const asked = () => site().faultInjection.calls('page-model').length;
/** A feature that shows what it is for. */
const COMPLETE = '[data-state="complete"]';
const tableOf = (page: Page) => page.getByRole('table', { name: /Ghent Korenmarkt/u });

test('RT-029 slots show the features that they name, each its own, and no page is asked for', async () => {
  const { page, expectQuiet, expectAccessible } = await visit(SIMULATOR, {
    prepare: (window) => serveRoutes(window, ROUTES),
  });

  expect((await site().get(SIMULATOR)).status).toBe(200);
  expect(asked()).toBe(0);
  expect(await page.title()).toBe('Loan simulator - Meridia Belgium');
  await expect
    .poll(() => page.getByRole('heading', { level: 1 }).allInnerTexts())
    .toEqual(['Loan simulator']);
  await page.getByRole('main').locator(COMPLETE).waitFor();
  await tableOf(page).waitFor();
  expect(await page.getByRole('main').getByRole('table').count()).toBe(0);
  await expectQuiet();
  await expectAccessible();
});

test('RT-030 an element reads the parameters of its route by name, the child scope and its properties', async () => {
  const { page } = await visit(SIMULATOR, { prepare: (window) => serveRoutes(window, ROUTES) });

  const element = page.locator(COMPLETE).locator('.custom-element__own');
  const route = await element.evaluate((own) => Reflect.get(own, 'route') as unknown);

  expect(route).toEqual({
    parameters: { segment: 'individuals', product: 'car' },
    childScope: 'step-2',
    properties: { currency: 'EUR' },
  });
});

test('RT-029 a feature in a slot that fails leaves a text in its place', async () => {
  const { page, expectAccessible } = await visit('/en/individuals/branches/nowhere');

  await page.getByRole('main').getByRole('alert').waitFor();

  await expect
    .poll(() => page.getByRole('alert').innerText())
    .toContain('cannot be shown right now');
  await expectAccessible();
});

test('RT-031 the remainder of a wildcard route says which branch, and where no child fits there is no page', async () => {
  const { page, expectQuiet } = await visit('/en/individuals/contact');
  await page.getByRole('link', { name: 'the opening hours of Ghent Korenmarkt' }).click();
  await tableOf(page).waitFor();

  expect(new URL(page.url()).pathname).toBe('/en/individuals/branches/ghent-korenmarkt');
  await expect
    .poll(() => page.getByRole('heading', { level: 1 }).allInnerTexts())
    .toEqual(['Opening hours']);
  await expectQuiet();
  expect((await site().get('/en/individuals/branches')).status).toBe(404);
  expect((await site().get('/en/individuals/branches/ghent-korenmarkt/news')).status).toBe(404);
});
