import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { registry } from '#registry';
import { authoredTexts, withoutBlanks } from './authored-text.ts';
import { componentsOf, PAGES, type AuthoredComponent } from './pages.ts';
import { openSite } from './visit.ts';

const { site, visit } = openSite();

interface BuiltModule {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
}

const manifest: Readonly<Record<string, BuiltModule>> = JSON.parse(
  await readFile('dist/client/.vite/manifest.json', 'utf8'),
);

const SITE = 'site/browser.ts';
const FRAME = ['top-bar', 'footer'];

/** A module of the build with all it imports at once. */
function withImports(name: string): BuiltModule[] {
  const module = manifest[name];
  if (!module) throw new Error(`The build has no module ${name}.`);
  return [module, ...(module.imports ?? []).flatMap(withImports)];
}

/** The module of a part of the page, by the one name it has everywhere. */
function modulesOf(type: string): BuiltModule[] {
  const names = Object.keys(manifest).filter((name) => name.endsWith(`/${type}/${type}.tsx`));
  expect(names).toHaveLength(1);
  return names.flatMap(withImports);
}

const isInteractive = (type: string) =>
  registry.entries.some((entry) => entry.type === type && entry.interactive);

/** What a page with these parts needs: every style sheet, and the code of what lives in a browser. */
function filesFor(parts: readonly string[]): string[] {
  const drawn = parts.flatMap(modulesOf);
  const alive = parts.filter(isInteractive).flatMap(modulesOf);
  const shared = withImports(SITE);
  const styles = [...shared, ...drawn].flatMap(({ css = [] }) => css);
  const scripts = [...shared, ...alive].map(({ file }) => file);
  return [...new Set([...styles, ...scripts])].map((file) => `/${file}`).toSorted();
}

const filesAmong = (requests: readonly string[]) =>
  requests
    .map((url) => new URL(url).pathname)
    .filter((path) => /\.(js|css)$/.test(path))
    .toSorted();

const HOME = '/en/individuals';
const PRODUCT = '/en/individuals/saving/saver-plus';
const ARTICLE = '/en/individuals/borrowing/your-first-home-loan';

test.each([HOME, PRODUCT, ARTICLE])(
  'RN-014 %s loads the files of the types on it and no others',
  async (path) => {
    const components = await componentsOf(path);
    const types = components.map(({ componentType }) => componentType);

    const { page, requests, expectQuiet } = await visit(path);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();

    expect(filesAmong(requests)).toEqual(filesFor([...FRAME, ...types]));
    await expectQuiet();
  },
);

test('RN-014 a page without components loads the files of the frame and the error card', async () => {
  const { requests } = await visit('/en/individuals/no-such-page');

  expect(filesAmong(requests)).toEqual(filesFor([...FRAME, 'error-card']));
});

test('pages with other types on them load other files', () => {
  const [home, product, frame] = [
    ['service-card', 'article-card'],
    ['service-card'],
    ['error-card'],
  ].map(filesFor);

  expect(new Set([home, product, frame].map(String)).size).toBe(3);
});

const isAdopted = ({ componentType }: AuthoredComponent) => !isInteractive(componentType);

test.each(PAGES)(
  'RN-015 %s sends neither code nor props of what does nothing in a browser',
  async (path) => {
    const components = await componentsOf(path);
    const html = await (await site().get(path)).text();
    const block = html.slice(html.indexOf('<script type="application/json" id="plan">'));
    const plan = withoutBlanks(block.replaceAll(String.raw`\"`, '"'));
    const aliveTexts = components.filter((one) => !isAdopted(one)).flatMap(authoredTexts);
    const adoptedTexts = components.filter(isAdopted).flatMap(authoredTexts);
    const adoptedOnly = adoptedTexts.filter((text) => !aliveTexts.join(' ').includes(text));

    const adoptedFiles = components
      .filter(isAdopted)
      .flatMap(({ componentType }) => modulesOf(componentType)[0]?.file ?? []);

    expect(adoptedOnly.length).toBeGreaterThan(20);
    expect(adoptedOnly.filter((text) => plan.includes(text))).toEqual([]);
    expect(aliveTexts.length).toBeGreaterThan(5);
    expect(aliveTexts.filter((text) => !plan.includes(text))).toEqual([]);
    expect(adoptedFiles.filter((file) => html.includes(file))).toEqual([]);
  },
);
