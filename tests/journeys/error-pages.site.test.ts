import { expect, test } from 'vitest';
import { untilReady, openSite } from './visit.ts';

const { site, visit } = openSite();

/** The browser's own message about a document with such a status. */
const statusMessage = (status: number) =>
  new RegExp(`^error: Failed to load resource: the server responded with a status of ${status} `);

test.each([
  [
    '/en/individuals/no-such-page',
    'Page not found',
    'We cannot find the page you are looking for.',
  ],
  [
    '/de/privatkunden/gibt-es-nicht',
    'Seite nicht gefunden',
    'Wir können die gesuchte Seite nicht finden.',
  ],
])(
  '%s says that there is no such page, and leads home',
  { tags: ['deep'] },
  async (path, heading, text) => {
    const { page, expectQuiet, expectAccessible } = await visit(path);
    const main = page.getByRole('main');

    await expect.poll(() => main.getByRole('heading', { level: 1 }).textContent()).toBe(heading);
    await expect.poll(() => main.innerText()).toContain(text);
    await expectAccessible();
    await expectQuiet({ except: [statusMessage(404)] });

    await main.getByRole('link').click();
    await untilReady(page);
    expect(new URL(page.url()).pathname).toBe(path.split('/').slice(0, 3).join('/'));
  },
);

test.each([
  [
    '/fr/particuliers',
    'Cette page ne peut pas s’afficher pour le moment',
    'Une erreur s’est produite. Veuillez réessayer plus tard.',
  ],
  [
    '/nl/particulieren',
    'Deze pagina kan nu niet worden getoond',
    'Er ging iets mis. Probeer het later opnieuw.',
  ],
])(
  '%s says that something failed, and works again once it does',
  { tags: ['deep'] },
  async (path, heading, text) => {
    site().faultInjection.set('page-model', { kind: 'status', status: 500 });
    const { page, expectQuiet, expectAccessible } = await visit(path);
    const main = page.getByRole('main');

    await expect.poll(() => main.getByRole('heading', { level: 1 }).textContent()).toBe(heading);
    await expect.poll(() => main.innerText()).toContain(text);
    await expectAccessible();
    await expectQuiet({ except: [statusMessage(503)] });

    site().faultInjection.clear();
    await main.getByRole('link').click();
    await page.getByRole('contentinfo').waitFor();
    await page.locator('.accordion').waitFor();
  },
);
