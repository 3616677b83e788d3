import { mkdir } from 'node:fs/promises';
import { chromium, type Browser, type Frame, type Page } from 'playwright';
import sharp from 'sharp';
import { parseCommandLine } from '#schemas/command-line/read-command-line.ts';
import { BROWSER_ARGUMENTS, requireBrowser } from './browser.ts';
import { startBuiltSite } from './digest/built-site.ts';
import { SHEETS, takePageSheet } from './page-sheets.ts';

const FOLDER = 'docs/screens';
const WIDTHS = [1440, 840, 360];
const QUALITY = 65;
const PAGES = {
  home: '/en/individuals',
  business: '/fr/professionnels',
  'private-banking': '/nl/private-banking',
  product: '/fr/particuliers/epargne/saver-plus',
  editorial: '/nl/particulieren/lenen/je-eerste-woonkrediet',
  campaign: '/de/privatkunden/finanzieren/baufinanzierung',
};

const GALLERY = '/preview/?text=home';
const PLAYGROUND = '/playground/?scenario=home/en';
const MODES = ['write', 'code', 'test'];
/** The windows in which the playground is shown, from wide to narrow. */
const WINDOWS = [
  { width: 1440, height: 900 },
  { width: 1280, height: 720 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
];
const [LARGE, LAPTOP] = WINDOWS;
const GALLERY_WINDOW = { width: 1600, height: 1000 };
/** So many scenarios are seen in that window; without drawn pictures, each runs in a frame. */
const GALLERY_PICTURES = 12;

/** Each mode in each window, the large one dark too, and one in German; and the gallery. */
const TOOLS: readonly ToolPicture[] = [
  ...(['light', 'dark'] as const).map((theme) => ({
    name: `gallery-${theme}`,
    path: GALLERY,
    window: GALLERY_WINDOW,
    theme,
  })),
  ...MODES.flatMap((mode) => [
    ...WINDOWS.map((window) => ({
      name: `playground-${mode}-${window.width}`,
      path: `${PLAYGROUND}&mode=${mode}`,
      window,
    })),
    {
      name: `playground-${mode}-dark`,
      path: `${PLAYGROUND}&mode=${mode}`,
      window: LARGE,
      theme: 'dark' as const,
    },
  ]),
  {
    name: 'playground-write-german',
    path: `${PLAYGROUND}&mode=write`,
    window: LAPTOP,
    language: 'de-DE',
  },
];

const { values } = parseCommandLine({
  name: 'npm run screens',
  about:
    'Takes the pictures of docs/screens: six pages at three widths, twenty in all languages and five windows, and the tools.',
  flags: {
    only: {
      type: 'string',
      default: '',
      value: '<name>',
      about: 'Takes those whose name begins so, such as `playground-write`.',
    },
  },
  more: 'It builds first where nothing is built, or something was changed since.',
});
const executablePath = await requireBrowser();
await mkdir(FOLDER, { recursive: true });
const { address: origin, stop } = await startBuiltSite();
const browser = await chromium.launch({ executablePath, args: BROWSER_ARGUMENTS });

const isWanted = (name: string) => name.startsWith(values.only);
for (const [page, path] of Object.entries(PAGES)) {
  for (const name of WIDTHS.map((width) => `${page}-${width}`).filter(isWanted))
    await takePicture(browser, new URL(path, origin), name);
}
for (const [page, path] of Object.entries(SHEETS)) {
  const file = `${FOLDER}/pages-${page}.webp`;
  if (!isWanted(`pages-${page}`)) continue;
  await takePageSheet(browser, new URL(path, origin), file);
  console.log(file);
}
for (const tool of TOOLS.filter(({ name }) => isWanted(name)))
  await takeToolPicture(browser, origin, tool);
await browser.close();
stop();

async function takePicture(from: Browser, url: URL, name: string): Promise<void> {
  const width = Number(name.split('-').at(-1));
  const page = await from.newPage({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });
  await page.goto(url.href);
  await page.locator('html[data-status="ready"]').waitFor();
  await showLazyImages(page);
  const picture = await page.screenshot({ fullPage: true });
  await page.close();
  await sharp(picture).webp({ quality: QUALITY }).toFile(`${FOLDER}/${name}.webp`);
  console.log(`${FOLDER}/${name}.webp`);
}

/** Pictures further down are loaded when they come near; a full picture wants them all. */
async function showLazyImages(page: Page | Frame): Promise<void> {
  await page.evaluate(async () => {
    const images = [...document.images];
    for (const image of images) image.loading = 'eager';
    await Promise.all(images.map((image) => image.decode().catch(() => undefined)));
  });
}

interface ToolPicture {
  readonly name: string;
  readonly path: string;
  readonly window: { readonly width: number; readonly height: number } | undefined;
  readonly theme?: 'light' | 'dark';
  /** The language of the tool; left out, it is English. */
  readonly language?: string;
}

/**
 * The tools fill a window. In the playground something is selected, so that its form is there; in
 * Test the calls are open.
 */
async function takeToolPicture(from: Browser, site: string, tool: ToolPicture): Promise<void> {
  const { name, path, window: viewport, theme = 'light', language = 'en-GB' } = tool;
  const page = await from.newPage({ viewport: viewport ?? null, colorScheme: theme });
  await page.addInitScript(
    ([key = '', value = '']) => {
      if (window.location.pathname === '/playground/') window.localStorage.setItem(key, value);
    },
    ['vitrine-playground:language', language],
  );
  await page.goto(new URL(path, site).href);
  if (path === GALLERY)
    await page
      .locator('.thumbnail iframe')
      .nth(GALLERY_PICTURES - 1)
      .waitFor();
  else {
    await page.locator('html[data-status="ready"]').waitFor();
    const header = page.getByRole('treeitem').nth(1);
    if (await header.isVisible()) await header.click();
    const calls = page.getByRole('button', { name: 'Network', exact: true });
    if (await calls.isVisible()) await calls.click();
  }
  // The tools ask again and again for what was saved, so their network is never idle for long.
  const frames = page.frames().slice(1);
  if (path === GALLERY)
    await Promise.all(frames.map((frame) => frame.locator('html[data-status="ready"]').waitFor()));
  else await Promise.all(frames.map(showLazyImages));
  const picture = await page.screenshot();
  await page.close();
  await sharp(picture).webp({ quality: QUALITY }).toFile(`${FOLDER}/${name}.webp`);
  console.log(`${FOLDER}/${name}.webp`);
}
