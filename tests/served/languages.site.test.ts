// @vitest-environment jsdom
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startSite, type TestSite } from './start-site.ts';

/** What the language picker is called in each locale of the site. */
const PICKER_NAMES: ReadonlyMap<string, string> = new Map([
  ['en-GB', 'Language'],
  ['fr-BE', 'Langue'],
  ['nl-BE', 'Taal'],
  ['de-DE', 'Sprache'],
]);

let site: TestSite;

beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

async function pageAt(path: string): Promise<Document> {
  const html = await (await site.get(path)).text();
  return new DOMParser().parseFromString(html, 'text/html');
}

/** The name of the menu of languages. */
function pickerNameOf(document: Document): string | null | undefined {
  return document.querySelector('header [data-menu]:has([hreflang])')?.getAttribute('aria-label');
}

test('LO-002 each link of the language picker leads to a page whose messages are in that language', async () => {
  const links = (await pageAt('/en/individuals')).querySelectorAll(
    'header [data-menu] a[hreflang]',
  );
  const pages = await Promise.all(
    [...links].map(async (link) => {
      const page = await pageAt(link.getAttribute('href') ?? '');
      return [link.getAttribute('hreflang'), page.documentElement.lang, pickerNameOf(page)];
    }),
  );

  expect(pages).toEqual([...PICKER_NAMES].map(([locale, name]) => [locale, locale, name]));
});
