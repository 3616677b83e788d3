import { expect, test } from 'vitest';
import { DEFAULT_CONTENT, readOffer } from '#schemas/content/read-offer.ts';
import { authoredTexts, withoutBlanks } from './authored-text.ts';
import { componentsOf, objectsIn, RICH_PAGES, type AuthoredComponent } from './pages.ts';
import { openSite } from './visit.ts';

const { visit } = openSite();

const stringOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** Leaves out what some visitors are offered, and what is inside of it: all see the default. */
function leaveOutOffers(components: AuthoredComponent[]): AuthoredComponent[] {
  const offers = components.filter(({ taxonomies }) => {
    const offer = readOffer(taxonomies);
    return offer && !offer.contents.includes(DEFAULT_CONTENT);
  });
  const inside = new Set(objectsIn(offers).map((each) => JSON.stringify(each)));
  return components.filter((each) => !inside.has(JSON.stringify(each)));
}

test.each(RICH_PAGES)(
  'RN-001 without scripts %s can be read, followed and looked at',
  async (path) => {
    const components = leaveOutOffers(await componentsOf(path));
    const authored = objectsIn(components);
    const urls = authored.map(({ url }) => stringOf(url)).filter(Boolean);
    const pictures = authored
      .map(({ transformBaseUrl }) => stringOf(transformBaseUrl))
      .filter(Boolean);

    const { page, expectQuiet } = await visit(path, { javaScript: false });
    const visibleText = withoutBlanks(await page.locator('body').innerText());
    const links = await page.locator('a[href]:visible').evaluateAll(hrefsOf);
    const images = await page.locator('img:visible').evaluateAll(pathsOf);

    expect(components.length).toBeGreaterThan(2);
    expect(authoredTexts(components).filter((text) => !visibleText.includes(text))).toEqual([]);
    expect(urls.filter((url) => !links.includes(url))).toEqual([]);
    expect(pictures.filter((picture) => !images.includes(picture))).toEqual([]);
    await expectQuiet();
  },
);

test('FP-036 without scripts a text stands in the place of a feature, and nothing loads for ever', async () => {
  const { page, expectQuiet } = await visit('/en/individuals/contact', { javaScript: false });

  const message = page.locator('noscript').getByRole('alert');
  await message.waitFor();
  await expect.poll(() => message.innerText()).toContain('This part cannot be shown right now.');
  expect(await page.getByText('Loading').isVisible()).toBe(false);
  expect(await page.locator('[aria-busy="true"]:visible').count()).toBe(0);
  await expectQuiet();
});

function hrefsOf(elements: Element[]): (string | null)[] {
  return elements.map((element) => element.getAttribute('href'));
}

/** Only of pictures that have arrived. */
function pathsOf(elements: Element[]): string[] {
  const images = elements.filter((element) => element instanceof HTMLImageElement);
  return images
    .filter(({ complete, naturalWidth }) => complete && naturalWidth > 0)
    .map(({ currentSrc }) => new URL(currentSrc).pathname);
}
