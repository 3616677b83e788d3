import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { experience } from '#site/experience.ts';
import { follow } from './follow.ts';
import { openSite } from './visit.ts';

const client = openSite({ site: { experience: { ...experience, navigation: 'client' } } });

/** The address of each language that some links name, as the browser reads it. */
function addressesOf(page: Page, links: string): Promise<string[]> {
  return page
    .locator(links)
    .evaluateAll((found: (HTMLAnchorElement | HTMLLinkElement)[]) =>
      found.map(({ hreflang, href }) => `${hreflang} ${new URL(href).pathname}`),
    );
}

const alternatesOf = (page: Page) => addressesOf(page, 'link[rel="alternate"][hreflang]');
const languagesOf = (page: Page) => addressesOf(page, 'footer a[hreflang]');

test(
  'FT-009 the languages of the footer are those of the page that has taken the place of another',
  { tags: ['deep'] },
  async () => {
    const { page } = await client.visit('/en/individuals/cards');
    await page.evaluate(() => document.documentElement.setAttribute('data-marked', ''));
    const before = await languagesOf(page);

    await follow(page, '/en/individuals/cookies');
    await page.waitForURL('**/en/individuals/cookies');
    await expect.poll(() => languagesOf(page)).toContain('en-GB /en/individuals/cookies');
    const everywhere = [await languagesOf(page), await alternatesOf(page)];
    await follow(page, '/en/individuals/contact');
    await page.waitForURL('**/en/individuals/contact');
    await expect.poll(() => languagesOf(page)).toContain('en-GB /en/individuals/contact');

    expect(before).toContain('en-GB /en/individuals/cards');
    expect(everywhere[0]).toEqual(everywhere[1]);
    expect(await languagesOf(page)).toEqual(await alternatesOf(page));
    expect(await page.locator('html[data-marked]').count()).toBe(1);
  },
);

test('FT-015 FT-016 a footer without content is empty, and the browser says so once', async () => {
  const text = JSON.stringify({ navigation: { menuItems: [] } });
  const { faultInjection } = client.site();
  faultInjection.set('cms-data', { kind: 'body', text });
  const errors: string[] = [];

  const { page } = await client.visit('/en/individuals/cards', {
    prepare: async (window) => {
      window.on('console', (message) => errors.push(message.text()));
    },
  });

  await expect.poll(() => errors).toEqual(['Error while reading window object']);
  expect(await page.locator('[data-slot="footer"]').textContent()).toBe('');
});
