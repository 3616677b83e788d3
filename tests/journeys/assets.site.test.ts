import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import type { Asset } from '#schemas/generated/asset.ts';
import { experience } from '#site/experience.ts';
import { MODULE_LIST, type ModuleList } from '../size/module-list.ts';
import { openSite, type VisitOptions } from './visit.ts';
import { wakeUp } from './wake-up.ts';

const PATH = '/en/individuals/borrowing/personal-loan';
const HOME = '/en/individuals';
const ERROR = 'This part cannot be shown right now. Please try again later.';
const LIMIT_MS = 15_000;

const FOLDER = 'loan-simulator/1.0.0/esm/';
const FILES = ['index.js', 'style-sheet.js', 'texts.js'];
const MODULE = `${FOLDER}index.js`;
const digest = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;
const bytes = readFileSync(`fixtures/cdn/${MODULE}`, 'utf8');
const broken = (file: string): Asset => ({ package: 'broken-modules', version: '1.0.0', file });
const bytesOfBroken = (file: string) =>
  readFileSync(`fixtures/cdn/broken-modules/1.0.0/esm/${file}`, 'utf8');
const importing = (bytesOfImport: string): Asset => ({
  ...broken('importing.js'),
  integrity: digest(bytesOfBroken('importing.js')),
  imports: [{ file: 'named-only.js', integrity: digest(bytesOfImport) }],
});
const simulator: Asset = { package: 'loan-simulator', version: '1.0.0', file: 'index.js' };

const ASSETS: Readonly<Record<string, Asset>> = {
  'named-only': broken('named-only.js'),
  'by-its-name': { ...broken('named-only.js'), export: 'NamedOnly' },
  'no-export': broken('no-export.js'),
  'no-class': broken('no-class.js'),
  missing: broken('nothing.js'),
  hanging: { package: 'hanging', version: '1.0.0', file: 'index.js' },
  'right-bytes': {
    ...simulator,
    integrity: digest(bytes),
    imports: FILES.slice(1).map((file) => ({
      file,
      integrity: digest(readFileSync(`fixtures/cdn/${FOLDER}${file}`, 'utf8')),
    })),
  },
  'other-bytes': {
    ...broken('no-class.js'),
    integrity: digest(`${bytesOfBroken('no-class.js')} `),
  },
  'right-import': importing(bytesOfBroken('named-only.js')),
  'other-import': importing(`${bytesOfBroken('named-only.js')} `),
  'unlisted-import': { ...simulator, integrity: digest(bytes) },
};
const declared = Object.entries(ASSETS).map(([name, asset]) => ({
  name,
  asset,
  element: { height: 280 },
}));
const routes = experience.routes.map((route) =>
  route.features ? { ...route, features: [...route.features, ...declared] } : route,
);
const { site, visit } = openSite({ site: { experience: { ...experience, routes } } });

const built: ModuleList = JSON.parse(readFileSync(`dist/client/${MODULE_LIST}`, 'utf8'));
/** Returns true if a script of the build holds code that assets need. */
const isOfAssets = (url: string) =>
  Object.keys(built[new URL(url).pathname.slice(1)] ?? {}).some((module) =>
    /^(?:renderer\/services\/assets|registry\/features\/custom-element)\/(?!index\.ts)/.test(
      module,
    ),
  );
const isModule = (url: string) => url.startsWith(site().cdnHost);

const element = (page: Page) => page.locator('loan-simulator').first();
const amount = (page: Page) => element(page).getByRole('slider', { name: 'Amount' });

/** Opens a page on which these features stand, a paragraph before and after them. */
function visitWith(names: readonly string[], options?: VisitOptions) {
  const features = names.map((name) => ({ componentType: 'feature', name }));
  const flexComponents = [
    { componentType: 'paragraph', title: 'Before' },
    ...features,
    { componentType: 'paragraph', title: 'After' },
  ];
  const model = { data: { meta: { title: 'Assets' }, flexZone: { flexComponents } } };
  site().faultInjection.set('page-model', { kind: 'body', text: JSON.stringify(model) });
  return visit(HOME, options);
}

/** Leaves out the messages of the browser itself about requests that failed. */
function oursOf(messages: readonly string[]): string[] {
  const ofBrowser = /Failed to load resource|blocked by CORS policy|Failed to find a valid digest/;
  return messages.filter((message) => !ofBrowser.test(message));
}

describe('the element of an asset', () => {
  test(
    'AS-016 nothing of assets is loaded by a page without one, however it is used',
    { tags: ['deep'] },
    async () => {
      const { page, requests } = await visit(HOME);

      await wakeUp(page);

      expect(requests.filter(isOfAssets)).toEqual([]);
      expect(requests.filter(isModule)).toEqual([]);
    },
  );

  test('AS-016 a page with one loads its code and its module once it is nearly seen', async () => {
    const { page, requests } = await visit(PATH, { width: 360, height: 200 });
    const before = requests.filter((url) => isOfAssets(url) || isModule(url));

    await element(page).scrollIntoViewIfNeeded();
    await amount(page).waitFor();

    expect(before).toEqual([]);
    expect(requests.filter(isOfAssets).length).toBeGreaterThan(0);
    expect(requests.filter(isModule)).toContain(`${site().cdnHost}/${MODULE}`);
  });

  test('AS-019 has its tag and its place in the HTML of the server, and its path in the policy of that page alone', async () => {
    const [response, other] = await Promise.all([site().get(PATH), site().get(HOME)]);
    const html = await response.text();

    expect(html).toMatch(/<loan-simulator[^>]*><\/loan-simulator>/);
    expect(html).toContain('height="280"');
    expect(response.headers.get('content-security-policy')).toContain(
      `script-src 'self' ${FILES.map((file) => `${site().cdnHost}/${FOLDER}${file}`).join(' ')} 'sha256-`,
    );
    expect(other.headers.get('content-security-policy')).toMatch(
      /script-src 'self' 'sha256-[^ ;]+';/,
    );
    expect(html).not.toContain(site().cdnHost);
  });

  test.each([360, 840, 1440])(
    'comes without moving anything, in silence, accessible and by the keyboard: %s wide',
    { tags: ['deep'] },
    async (width) => {
      const { page, expectQuiet, expectAccessible } = await visit(PATH, { width });

      await element(page).scrollIntoViewIfNeeded();
      await amount(page).waitFor();
      await amount(page).focus();
      const before = await element(page).getByText('Each month').locator('..').textContent();
      await page.keyboard.press('ArrowRight');

      await expect.poll(() => amount(page).getAttribute('aria-valuetext')).toBe('€15,500');
      expect(await element(page).getByText('Each month').locator('..').textContent()).not.toBe(
        before,
      );
      await expectAccessible();
      await expectQuiet();
    },
  );

  test.each([
    ['/fr/particuliers/emprunter/pret-personnel', 'Montant', 'Par mois'],
    ['/nl/particulieren/lenen/persoonlijke-lening', 'Bedrag', 'Per maand'],
    ['/de/privatkunden/finanzieren/privatkredit', 'Betrag', 'Jeden Monat'],
  ])('speaks the language of the page: %s', { tags: ['deep'] }, async (path, name, label) => {
    const { page, expectQuiet } = await visit(path, { width: 320 });

    await element(page).scrollIntoViewIfNeeded();
    await element(page).getByRole('slider', { name }).waitFor();

    await expect.poll(() => element(page).getByText(label).isVisible()).toBe(true);
    await expectQuiet();
  });

  test('has the properties that the page and the experience give', { tags: ['deep'] }, async () => {
    const { page } = await visit(PATH);
    await element(page).scrollIntoViewIfNeeded();
    await amount(page).waitFor();

    const values = await element(page).evaluate((it) =>
      ['amount', 'years', 'rate'].map((name) => Reflect.get(it, name) as unknown),
    );

    expect(values).toEqual([15_000, 5, 4.5]);
  });

  test('stands twice on a page, of one module', { tags: ['deep'] }, async () => {
    const { page, requests, expectQuiet } = await visitWith(['loan-simulator', 'loan-simulator']);

    await wakeUp(page);
    await expect.poll(() => page.getByRole('slider', { name: 'Amount' }).count()).toBe(2);

    expect(requests.filter((url) => url.endsWith(MODULE))).toHaveLength(1);
    await expectQuiet();
  });

  test('is a text where no script runs', { tags: ['deep'] }, async () => {
    const { page } = await visit(PATH, { javaScript: false });

    const instead = page.locator('noscript').getByRole('link', { name: 'Write to us' });
    await expect.poll(() => instead.count()).toBe(1);
    expect(await element(page).isVisible()).toBe(false);
  });
});

describe('a module', () => {
  test.each([
    ['named-only', /Feature named-only failed: The module .* has no default export/],
    ['no-export', /Feature no-export failed: The module .* has no default export/],
    ['no-class', /Feature no-class failed: The default export .* is not a class/],
    ['missing', /Feature missing failed: Failed to fetch dynamically imported module/],
  ])(
    'that is wrong leaves a text, and the page around it: %s',
    { tags: ['deep'] },
    async (name, message) => {
      const { page, consoleMessages } = await visitWith([name]);

      await wakeUp(page);
      await page.getByRole('alert').waitFor();

      await expect.poll(() => page.getByRole('alert').textContent()).toContain(ERROR);
      await expect.poll(() => page.getByRole('heading', { name: 'After' }).isVisible()).toBe(true);
      expect(oursOf(consoleMessages)).toEqual([expect.stringMatching(message)]);
      expect(await page.evaluate(() => window.watchedViolations)).toEqual([]);
    },
  );

  test(
    'AS-012 AS-017 is imported from the CDN host, and gives the export of its name',
    { tags: ['deep'] },
    async () => {
      const { page, expectQuiet } = await visitWith(['by-its-name']);

      await wakeUp(page);

      await page.getByText('named', { exact: true }).waitFor();
      await expect.poll(() => page.locator('by-its-name').textContent()).toBe('named');
      await expectQuiet();
    },
  );

  test('that never comes is given up after 15 seconds', { tags: ['deep'] }, async () => {
    const { page } = await visitWith(['hanging'], { prepare: (window) => window.clock.install() });
    await wakeUp(page);
    await expect.poll(() => site().faultInjection.calls('modules').length).toBe(1);

    await page.clock.fastForward(LIMIT_MS);
    await page.getByRole('alert').waitFor();

    await expect.poll(() => page.getByRole('alert').textContent()).toContain(ERROR);
  });

  test('that failed is asked for again on the next page', { tags: ['deep'] }, async () => {
    site().faultInjection.set('modules', { kind: 'status', status: 503, times: 1 });
    const { page } = await visitWith(['loan-simulator']);
    await wakeUp(page);
    await page.getByRole('alert').waitFor();

    await page.reload();
    await wakeUp(page);

    await page.getByRole('slider', { name: 'Amount' }).waitFor();
    expect(site().faultInjection.calls('modules').length).toBeGreaterThan(1);
  });
});

describe('a module with digests', () => {
  test('runs where its bytes have the digest of the asset', { tags: ['deep'] }, async () => {
    const { page, requests, expectQuiet } = await visitWith(['right-bytes', 'right-import']);

    await wakeUp(page);
    await page.getByRole('slider', { name: 'Amount' }).waitFor();
    await page.getByText('named', { exact: true }).waitFor();

    expect(requests.filter((url) => url.endsWith(MODULE))).toHaveLength(1);
    await expectQuiet();
  });

  test('AS-018 does not run where one byte of it or of its import is another, or where its import is not listed', async () => {
    const names = ['other-bytes', 'other-import', 'unlisted-import'];
    const { page, consoleMessages } = await visitWith(names);

    await wakeUp(page);
    await page.getByRole('alert').nth(2).waitFor();

    await expect
      .poll(() => page.getByRole('alert').allTextContents())
      .toEqual(names.map(() => expect.stringContaining(ERROR)));
    const defined = await page.evaluate(
      (tags) => tags.filter((tag) => customElements.get(tag)),
      [...names, 'loan-simulator'],
    );
    expect(defined).toEqual([]);
    expect(oursOf(consoleMessages).filter((text) => text.includes(' failed: '))).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/other-bytes failed: .*no-class\.js did not arrive, or its bytes/),
        expect.stringMatching(/other-import failed: .*named-only\.js did not arrive, or its bytes/),
        expect.stringMatching(/unlisted-import failed: Failed to fetch dynamically imported/),
      ]),
    );
  });
});
