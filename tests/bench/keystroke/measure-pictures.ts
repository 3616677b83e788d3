import { setInterval } from 'node:timers/promises';
import { chromium, type Browser, type Page } from 'playwright';
import { BROWSER_ARGUMENTS, ensureBrowser } from '../../browser.ts';
import { startBuiltSite } from '../../digest/built-site.ts';
import type { Figure, Measured } from '../figures.ts';
import { medianOf } from '../percentiles.ts';

const ROUNDS = 5;
const MAX_MS = 300;
const INDEX = '/preview/index.json';
const VIEWPORT = { width: 1440, height: 900 };

declare global {
  interface Window {
    /** Milliseconds from the first frame with places for pictures to the first with all of them. */
    picturesMs?: number;
  }
}

/**
 * Measures how long the pictures of components and of scenarios take, from the opening of the
 * palette and of the gallery until all of them that are in sight have come. They are drawn before,
 * which takes minutes on a machine that has never drawn them. Medians of five.
 */
export async function measurePictures(): Promise<Measured> {
  const executablePath = await ensureBrowser();
  const site = await startBuiltSite({ drawsPictures: true });
  const browser = await chromium.launch({ executablePath, args: BROWSER_ARGUMENTS });
  const palette: number[] = [];
  const gallery: number[] = [];
  try {
    await waitUntilDrawn(site.address);
    for (let round = -1; round < ROUNDS; round += 1) {
      const both = [
        await openPalette(browser, site.address),
        await openGallery(browser, site.address),
      ] as const;
      // The server's first answers are slower than any after them.
      if (round < 0) continue;
      palette.push(both[0]);
      gallery.push(both[1]);
    }
  } finally {
    await browser.close();
    site.stop();
  }
  const figures: readonly Figure[] = [
    { name: 'pictures of the palette, from its opening', ...inMs(palette) },
    { name: 'pictures of the gallery, from its first frame', ...inMs(gallery) },
  ];
  return { figures, notes: [] };
}

function inMs(times: readonly number[]): Omit<Figure, 'name'> {
  return { value: medianOf(times), unit: 'ms', bound: MAX_MS };
}

/** Waits, for as long as it takes, until the server draws no more. */
async function waitUntilDrawn(site: string): Promise<void> {
  console.log('Drawing the pictures of all scenarios, which takes minutes the first time.');
  for await (const _ of setInterval(2_000)) {
    const answer = await fetch(site + INDEX);
    const { isDrawing, scenarios } = await answer.json();
    const drawn = scenarios.filter(({ picture }: { picture?: object }) => picture);
    if (!isDrawing && drawn.length > 0) return;
  }
}

async function openPalette(browser: Browser, site: string): Promise<number> {
  const page = await browser.newPage({ viewport: VIEWPORT });
  await page.goto(`${site}/playground/?scenario=home/en`);
  const preview = page.frameLocator('iframe[title="Preview"]');
  await preview.locator('#page > #main').waitFor();
  await page.evaluate(notePictures, '.picture');
  await page.getByRole('tab', { name: 'Components' }).click();
  return takeTime(page);
}

async function openGallery(browser: Browser, site: string): Promise<number> {
  const page = await browser.newPage({ viewport: VIEWPORT });
  await page.addInitScript(notePictures, '.thumbnail');
  await page.goto(`${site}/preview/?text=card`);
  return takeTime(page);
}

async function takeTime(page: Page): Promise<number> {
  const time = await page.waitForFunction(() => window.picturesMs, undefined, { timeout: 30_000 });
  const ms = Number(await time.jsonValue());
  await page.close();
  return ms;
}

/** Runs in the window. Looks in every frame at the places of pictures that are in sight. */
function notePictures(place: string): void {
  let startedAt: number | undefined;
  const look = () => {
    const places = [...document.querySelectorAll(place)].filter((element) => {
      const { top, bottom, width } = element.getBoundingClientRect();
      return width > 0 && top < window.innerHeight && bottom > 0;
    });
    const images = places.map((element) => element.querySelector('img'));
    if (places.length > 0) startedAt ??= performance.now();
    const isWhole =
      startedAt !== undefined &&
      images.every((image) => image !== null && image.complete && image.naturalWidth > 0);
    if (startedAt === undefined || !isWhole) {
      requestAnimationFrame(look);
      return;
    }
    const from = startedAt;
    requestAnimationFrame(() => {
      window.picturesMs = performance.now() - from;
    });
  };
  requestAnimationFrame(look);
}
