import { mkdir } from 'node:fs/promises';
import { chromium, type Browser, type Page } from 'playwright';
import sharp from 'sharp';
import { parseCommandLine } from '#schemas/command-line/run-command-line.ts';
import { BROWSER_ARGUMENTS, requireBrowser } from './browser.ts';
import { startBuiltSite } from './digest/built-site.ts';

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

const TOOLS = {
  playground: '/playground/?scenario=home/en',
  gallery: '/preview/?text=home',
};

parseCommandLine({
  name: 'npm run screens',
  about: 'Takes the pictures that the README shows: six pages at three widths, and the tools.',
  flags: {},
  more: 'It builds first where nothing is built, or something was changed since.',
});
const executablePath = await requireBrowser();
await mkdir(FOLDER, { recursive: true });
const { address: origin, stop } = await startBuiltSite();
const browser = await chromium.launch({ executablePath, args: BROWSER_ARGUMENTS });

for (const [name, path] of Object.entries(PAGES)) {
  for (const width of WIDTHS) await takePicture(browser, new URL(path, origin), `${name}-${width}`);
}
for (const [name, path] of Object.entries(TOOLS)) {
  for (const theme of ['light', 'dark'] as const) {
    await takeToolPicture(browser, new URL(path, origin), { name, theme });
  }
}
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
async function showLazyImages(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const images = [...document.images];
    for (const image of images) image.loading = 'eager';
    await Promise.all(images.map((image) => image.decode().catch(() => undefined)));
  });
}

interface ToolPicture {
  readonly name: string;
  readonly theme: 'light' | 'dark';
}

/** The tools fill a window; what they show inside has settled once nothing is under way. */
async function takeToolPicture(
  from: Browser,
  url: URL,
  { name, theme }: ToolPicture,
): Promise<void> {
  const page = await from.newPage({ viewport: { width: 1600, height: 1000 }, colorScheme: theme });
  await page.goto(url.href);
  await page.waitForLoadState('networkidle');
  const picture = await page.screenshot();
  await page.close();
  await sharp(picture).webp({ quality: QUALITY }).toFile(`${FOLDER}/${name}-${theme}.webp`);
  console.log(`${FOLDER}/${name}-${theme}.webp`);
}
