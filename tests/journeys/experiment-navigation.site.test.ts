import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { experience } from '#site/experience.ts';
import { follow } from './follow.ts';
import { openSite, type VisitOptions } from './visit.ts';

const PATH = '/en/individuals/borrowing/home-loan';
const VARIANT = '/en/individuals/borrowing/your-first-home-loan';
const CARDS = '/en/individuals/cards';

const { site, visit } = openSite({ site: { experience: { ...experience, navigation: 'client' } } });

/** A visitor who allows it, and whose variant is known already. */
const KNOWN = {
  consent: 'personal',
  cookies: { experiments: 'home-loan-advice:first-home' },
} as const satisfies VisitOptions;

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** The page URLs that were asked for since the last look. */
function takePageUrls(): readonly (string | null)[] {
  const calls = site().faultInjection.calls('page-model');
  const urls = calls.map(({ url }) => new URL(url).searchParams.get('pageUrl'));
  site().faultInjection.clear();
  return urls;
}

const rerender = (page: Page) =>
  page.evaluate(async () => {
    const { rerender: render, update } = await window.experience;
    await render();
    await update({ patch: [{ op: 'replace', path: '/data/meta/title', value: 'Another' }] });
  });

test('EX-023 a page that is made anew stays the variant, and another page is no variant', async () => {
  const { page } = await visit(PATH, KNOWN);
  const shown = await heading(page).innerText();
  takePageUrls();

  await rerender(page);
  const urls = takePageUrls();
  const after = await heading(page).innerText();
  await follow(page, CARDS);
  await page.waitForURL(`**${CARDS}`);
  await expect.poll(() => heading(page).innerText()).toContain('Cards');
  takePageUrls();
  await rerender(page);

  expect([urls, after]).toEqual([[VARIANT], shown]);
  expect(takePageUrls()).toEqual([CARDS]);
  expect(await heading(page).innerText()).toContain('Cards');
});

test.each([
  ['a document with the variant', 'personal', undefined],
  ['a document where the list does not come', 'personal', { kind: 'status', status: 503 }],
  ['no document for whoever allows none', 'basic', undefined],
] as const)('a link to a page under an experiment loads %s', async (_, consent, fault) => {
  const isDocument = consent === 'personal';
  const { page } = await visit(CARDS, { ...KNOWN, consent });
  site().faultInjection.set('experiments', fault);
  await page.evaluate(() => document.documentElement.setAttribute('data-marked', ''));

  await follow(page, PATH);
  await page.waitForURL(`**${PATH}`);

  const own = await (await site().get(isDocument ? VARIANT : PATH)).text();
  const title = /<h1[^>]*>(?:<[^>]+>)*(?<text>[^<]+)/.exec(own)?.groups?.['text'] ?? '';
  await expect.poll(() => heading(page).textContent()).toContain(title);
  expect(await page.locator('html[data-marked]').count()).toBe(isDocument ? 0 : 1);
  expect(site().faultInjection.calls('experiments').length).toBe(isDocument ? 1 : 0);
});
