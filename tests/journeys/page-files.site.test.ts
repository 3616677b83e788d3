import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { registry } from '#registry';
import { authoredTexts, withoutBlanks } from './authored-text.ts';
import { componentsOf, RICH_PAGES, type AuthoredComponent } from './pages.ts';
import { openSite } from './visit.ts';
import { wakeUp } from './wake-up.ts';

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
/** Every page loads these modules once it is painted. */
const START_UP = 'site/browser/start-up.ts';
const START_SHELL = 'registry/shell/start-shell.ts';
const MEASURING = 'renderer/client/measurement/start-measurement.ts';
const FRAME = ['top-bar', 'navigation', 'footer', 'cookie-dialog'];

/**
 * The bundler's own functions. The build writes them into each file that imports them, but for
 * those that list what else they need, such as React: what they are is no part of a page.
 */
const RUNTIME = /^_rolldown-runtime-/;
const RUNTIME_FILE = /^\/assets\/rolldown-runtime-/;

/** A module of the build with all it imports at once. */
function withImports(name: string): BuiltModule[] {
  const module = manifest[name] ?? findChunk(name);
  if (!module) throw new Error(`The build has no module ${name}.`);
  const imports = (module.imports ?? []).filter((one) => !RUNTIME.test(one));
  return [module, ...imports.flatMap(withImports)];
}

/** A module that leads a file of several has the name of that file. */
function findChunk(path: string): BuiltModule | undefined {
  const name = path.replace(/^.*\/|\.ts$/g, '');
  return Object.entries(manifest).find(([key]) => key.startsWith(`_${name}-`))?.[1];
}

/** The module of a part of the page, by the one name it has everywhere. */
function modulesOf(type: string): BuiltModule[] {
  const names = Object.keys(manifest).filter((name) => name.endsWith(`/${type}/${type}.tsx`));
  expect(names).toHaveLength(1);
  return names.flatMap(withImports);
}

const isInteractive = (type: string) =>
  registry.entries.some((entry) => entry.type === type && entry.interactive);

const isFeature = (type: string) => registry.get('feature', type) !== undefined;

/**
 * Returns true if a component does something in a browser: by itself, by its values, or by
 * components inside.
 */
function isAlive(component: AuthoredComponent): boolean {
  const { componentType } = component;
  const entry = registry.entries.find(({ type }) => type === componentType);
  const isMoved = entry?.interactiveWith?.some((name) => component[name] !== undefined);
  return (
    isInteractive(componentType) ||
    isMoved === true ||
    featureOf(component) !== undefined ||
    component['featureComponent'] !== undefined ||
    insideOf(component).some(isAlive)
  );
}

/** The feature that a component is the place of. */
function featureOf({ componentType, name }: AuthoredComponent): string | undefined {
  return componentType.startsWith('feature') && typeof name === 'string' ? name : undefined;
}

function insideOf({ componentType, cards }: AuthoredComponent): readonly AuthoredComponent[] {
  return componentType === 'cards' ? (cards as AuthoredComponent[]) : [];
}

/** The texts of a component itself, without those of what is inside. */
function textsOf({ cards, ...own }: AuthoredComponent): string[] {
  return authoredTexts(own.componentType === 'cards' ? own : { ...own, cards });
}

/** Every page loads these modules once somebody begins to use it. */
const WAKING = [
  'renderer/client/hydrate/run-page.ts',
  'registry/interactive-entries.ts',
  'site/experience.ts',
].flatMap(withImports);

/** This module tells a host page that there is no page. */
const TELLING = 'renderer/client/handle/create-handle.ts';

/** These modules come with the first call of a feature, and with what other documents know. */
const CALLING = ['renderer/services/http/cache/index.ts', 'renderer/host/shared-host.ts'];

/**
 * Lists the files that a page with these parts needs: every style sheet, and the code of the parts
 * that live in a browser.
 */
function filesFor(parts: readonly string[], aliveParts = parts.filter(isInteractive)): string[] {
  const drawn = parts.flatMap(modulesOf);
  const alive = aliveParts.length > 0 ? [...WAKING, ...aliveParts.flatMap(modulesOf)] : [];
  const calling = aliveParts.some(isFeature) ? CALLING.flatMap(withImports) : [];
  const shared = [SITE, START_UP, START_SHELL, MEASURING].flatMap(withImports);
  const styles = [...shared, ...drawn].flatMap(({ css = [] }) => css);
  const scripts = [...shared, ...alive, ...calling].map(({ file }) => file);
  return [...new Set([...styles, ...scripts])].map((file) => `/${file}`).toSorted();
}

const SHEETS = Object.values(manifest).flatMap(({ css = [] }) => css);
const SET = /^\/assets\/styles\/(.+)\.css$/;

/** The files that a request brings: of a set, each style sheet in it. */
function filesAt(path: string): string[] {
  const [, set] = SET.exec(path) ?? [];
  const hashes = set?.split('.') ?? [];
  return set ? hashes.map((hash) => `/${SHEETS.find((file) => file.includes(hash))}`) : [path];
}

const filesAmong = (requests: readonly string[]) =>
  requests
    .map((url) => new URL(url).pathname)
    .filter((path) => /\.(js|css)$/.test(path) && !RUNTIME_FILE.test(path))
    .flatMap(filesAt)
    .toSorted();

const HOME = '/en/individuals';
const PRODUCT = '/en/individuals/saving/saver-plus';
const ARTICLE = '/en/individuals/borrowing/your-first-home-loan';

/** These pages have a feature, a video, and links that are filtered. */
const ALIVE = [
  '/en/individuals/contact',
  '/fr/particuliers/assurances/habitation-et-famille',
  '/de/privatkunden/karten',
];

test.each([HOME, PRODUCT, ARTICLE, ...ALIVE])(
  'RN-014 %s loads the files of the types on it and no others',
  { tags: ['deep'] },
  async (path) => {
    const components = await componentsOf(path);
    const features = components.flatMap((one) => featureOf(one) ?? []);
    const types = components.map(({ componentType }) => componentType);
    const alive = components.filter(isAlive).map(({ componentType }) => componentType);

    const { page, requests, expectQuiet } = await visit(path);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await wakeUp(page);

    await expect
      .poll(() => filesAmong(requests))
      .toEqual(filesFor([...FRAME, ...types, ...features], [...alive, ...features]));
    await expectQuiet();
  },
);

test('RN-014 a page without components loads the files of the frame and the error card', async () => {
  const { requests } = await visit('/en/individuals/no-such-page');

  const files = new Set([
    ...filesFor([...FRAME, 'error-card']),
    ...withImports(TELLING).map(({ file }) => `/${file}`),
  ]);
  await expect.poll(() => filesAmong(requests)).toEqual([...files].toSorted());
});

test('pages with other types on them load other files', () => {
  const [home, product, frame] = [
    ['home-header', 'service-card'],
    ['product-header', 'service-card'],
    ['error-card'],
  ].map((parts) => filesFor(parts));

  expect(new Set([home, product, frame].map(String)).size).toBe(3);
});

/** A shorter text may stand in another one by chance. */
const MIN_TEXT_LENGTH = 12;

test.each(await pagesWithIslands())(
  'RN-015 %s sends neither code nor props of what does nothing in a browser',
  async (path) => {
    const components = await componentsOf(path);
    const html = await (await site().get(path)).text();
    const block = html.slice(html.indexOf('<script type="application/json" id="plan">'));
    const plan = withoutBlanks(block.replaceAll(String.raw`\"`, '"'));
    const aliveTexts = components.filter(isAlive).flatMap(textsOf);
    const adoptedTexts = components.filter((one) => !isAlive(one)).flatMap(textsOf);
    const adoptedOnly = adoptedTexts.filter(
      (text) => text.length >= MIN_TEXT_LENGTH && !aliveTexts.join(' ').includes(text),
    );

    const aliveTypes = components.filter(isAlive).map(({ componentType }) => componentType);
    const adoptedFiles = components
      .filter(({ componentType }) => !aliveTypes.includes(componentType))
      .flatMap(({ componentType }) => modulesOf(componentType)[0]?.file ?? []);

    // A page of a form has little else.
    expect(adoptedOnly.length).toBeGreaterThan(0);
    expect(adoptedOnly.filter((text) => plan.includes(text))).toEqual([]);
    expect(aliveTexts.length).toBeGreaterThan(0);
    expect(aliveTexts.filter((text) => !plan.includes(text))).toEqual([]);
    expect(adoptedFiles.filter((file) => html.includes(file))).toEqual([]);
  },
);

/**
 * The pages with texts on them that work in a browser: one about cookies has nothing of the kind,
 * and a form has its texts in its properties. Where the sample has none, it is one that is known.
 */
async function pagesWithIslands(): Promise<string[]> {
  const components = await Promise.all(RICH_PAGES.map(componentsOf));
  const found = RICH_PAGES.filter(
    (_, index) => components[index]?.filter(isAlive).flatMap(textsOf)[0],
  );
  return found.length > 0 ? found : ALIVE.slice(-1);
}
