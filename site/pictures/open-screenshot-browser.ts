import sharp from 'sharp';
import { BROWSER_ARGUMENTS, findBrowser } from '#tests/browser.ts';
import type { Screenshot } from './create-pictures.ts';
import type { PictureToCapture } from './picture-sizes.ts';

/** A Chromium that draws scenarios. */
export interface ScreenshotBrowser {
  /** Rejects where the scenario does not settle. */
  readonly capture: (picture: PictureToCapture) => Promise<Screenshot>;
  readonly close: () => Promise<void>;
}

const QUALITY = 60;
const LIMIT_MS = 20_000;
const IMAGES_LIMIT_MS = 2_000;

/** The parts of the report that a preview writes about itself which say what was drawn. */
interface PreviewReport {
  /** Codes with pointers. */
  readonly faults: readonly string[];
  readonly reads: readonly string[];
}

/** Finds the Chromium of this machine; undefined where there is none. */
export function findChromium(): Promise<string | undefined> {
  return findBrowser();
}

/** Opens a Chromium with one window, which shows one scenario after the other. */
export async function openScreenshotBrowser(
  address: string,
  executablePath: string,
): Promise<ScreenshotBrowser> {
  // Most starts have nothing to capture.
  const { chromium } = await import('playwright');
  const browser = await chromium.launch({ executablePath, args: BROWSER_ARGUMENTS });
  const context = await browser.newContext({ reducedMotion: 'reduce', colorScheme: 'light' });
  const page = await context.newPage();
  page.setDefaultTimeout(LIMIT_MS);
  return {
    async capture({ scenario, width, height, maxWidth }) {
      await page.setViewportSize({ width, height });
      await page.goto(`${address}/preview/${scenario}`);
      const report = page.locator('html[data-status="ready"] #preview-report');
      await report.waitFor({ state: 'attached' });
      await page.evaluate(waitForImages, IMAGES_LIMIT_MS);
      const image = await page.screenshot({ animations: 'disabled' });
      return { image: await reduce(image, maxWidth), ...(await page.evaluate(readReport)) };
    },
    close: () => browser.close(),
  };
}

function reduce(screenshot: Buffer, maxWidth: number): Promise<Uint8Array> {
  return sharp(screenshot)
    .resize({ width: maxWidth, withoutEnlargement: true })
    .webp({ quality: QUALITY })
    .toBuffer();
}

/**
 * Runs inside the page. It waits for the images in the window, and for the typeface. An image that
 * never comes, on purpose or not, is drawn as it is then.
 */
async function waitForImages(limitMs: number): Promise<void> {
  const images = [...document.images].filter(
    (image) =>
      !image.complete &&
      image.checkVisibility() &&
      image.getBoundingClientRect().top < window.innerHeight,
  );
  const decoded = images.map((image) => image.decode().catch(() => undefined));
  const limit = new Promise((resolve) => setTimeout(resolve, limitMs));
  await Promise.race([Promise.all([...decoded, document.fonts.ready]), limit]);
}

/** Runs inside the page. */
function readReport(): Pick<Screenshot, 'problems' | 'reads'> {
  const template = document.querySelector<HTMLTemplateElement>('#preview-report');
  const report: PreviewReport = JSON.parse(template?.content.textContent ?? '');
  const problems = report.faults.map((fault) => fault.split(' ')[0] ?? '');
  return { problems, reads: report.reads };
}
