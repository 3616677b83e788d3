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
    // A film shows its own, once it is there.
    const films = objectsIn(authored.filter(({ videoSource }) => videoSource).map(imageOf));
    const pictures = authored
      .filter((one) => !films.some((film) => film['original'] === one['original']))
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

test.each([
  ['/en/individuals/contact', 'shown with JavaScript only', '+32 2 555 01 20'],
  ['/fr/particuliers/agences/ghent-korenmarkt', 'qu’avec JavaScript', '+32 2 555 01 20'],
  ['/de/geschaeftskunden/kredit', 'nur mit JavaScript', '+32 2 555 01 30'],
  ['/nl/particulieren/lenen/persoonlijke-lening', 'alleen met JavaScript', 'Schrijf ons'],
  ['/en/individuals/appointment', 'only be chosen with JavaScript', 'Write to us'],
])(
  'FP-036 without scripts the feature of %s says what it would do and where to do it instead',
  async (path, words, link) => {
    const { page, expectQuiet } = await visit(path, { javaScript: false });
    const main = page.getByRole('main');

    expect(await main.innerText()).toContain(words);
    expect(await main.getByRole('link', { name: link }).first().isVisible()).toBe(true);
    expect(await main.getByRole('alert').count()).toBe(0);
    expect(await page.locator('[aria-busy="true"]:visible .skeleton:visible').count()).toBe(0);
    await expectQuiet();
  },
);

test('without scripts the log-in says what it needs, in the language of the visitor', async () => {
  const { page } = await visit('/log-in', { javaScript: false, cookies: { locale: 'fr-BE' } });

  const text = await page.getByRole('main').innerText();
  expect(text).toContain('La connexion a besoin de JavaScript');
  expect(text).not.toContain('Logging in needs JavaScript');
  await page.getByRole('link', { name: 'Retour à la page d’accueil' }).click();
  await page.waitForURL('**/fr/particuliers');
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

function imageOf({ image }: Readonly<Record<string, unknown>>): unknown {
  return image;
}
