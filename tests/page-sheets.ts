import type { Browser, Page } from 'playwright';
import sharp, { type OverlayOptions } from 'sharp';

/** The English address of each page that has a sheet, by its name. */
export const SHEETS: Readonly<Record<string, string>> = {
  home: '/en/individuals',
  accounts: '/en/individuals/accounts/current-account',
  appointment: '/en/individuals/appointment',
  'car-loan': '/en/individuals/borrowing/car-loan',
  'personal-loan': '/en/individuals/borrowing/personal-loan',
  cards: '/en/individuals/cards',
  'cash-machines': '/en/individuals/cash-machines',
  complaints: '/en/individuals/complaints',
  contact: '/en/individuals/contact',
  fraud: '/en/individuals/fraud-and-phishing',
  help: '/en/individuals/help',
  insurance: '/en/individuals/insurance/home-and-family',
  jobs: '/en/individuals/jobs',
  rates: '/en/individuals/rates-and-fees',
  saving: '/en/individuals/saving/saver-plus',
  terms: '/en/individuals/terms-and-conditions',
  business: '/en/business',
  'business-credit': '/en/business/credit',
  'private-banking': '/en/private-banking',
  investing: '/en/private-banking/investing',
};

/** The windows of a sheet, from left to right. */
const WINDOWS = [
  { width: 360, height: 740 },
  { width: 840, height: 900 },
  { width: 1024, height: 768 },
  { width: 1280, height: 720 },
  { width: 1440, height: 900 },
];
const ROW_HEIGHT = 360;
const GAP = 8;
const BACKGROUND = '#777';
const QUALITY = 65;

/** Takes the first view of a page in all of its languages, a row each, in five windows. */
export async function takePageSheet(browser: Browser, url: URL, file: string): Promise<void> {
  const page = await browser.newPage({ reducedMotion: 'reduce' });
  await page.context().addCookies(
    ['cookiesOptin', 'thirdpartyOptin'].map((name) => ({
      name,
      value: 'false',
      url: url.origin,
    })),
  );
  await page.goto(url.href);
  const links = page.locator('link[rel="alternate"][hreflang]:not([hreflang="x-default"])');
  const addresses = await links.evaluateAll((all) =>
    all.map((link) => new URL((link as HTMLLinkElement).href).pathname),
  );
  const pictures: OverlayOptions[] = [];
  let width = 0;
  for (const [row, address] of addresses.entries()) {
    let left = 0;
    // oxlint-disable no-await-in-loop -- one window, one view after the other.
    for (const window of WINDOWS) {
      const input = await takeView(page, new URL(address, url), window);
      pictures.push({ input, left, top: row * (ROW_HEIGHT + GAP) });
      left += Math.round((window.width * ROW_HEIGHT) / window.height) + GAP;
    }
    // oxlint-enable no-await-in-loop
    width = left - GAP;
  }
  await page.close();
  const height = addresses.length * (ROW_HEIGHT + GAP) - GAP;
  const sheet = sharp({ create: { width, height, channels: 3, background: BACKGROUND } });
  await sheet.composite(pictures).webp({ quality: QUALITY }).toFile(file);
}

async function takeView(page: Page, url: URL, window: (typeof WINDOWS)[number]): Promise<Buffer> {
  await page.setViewportSize(window);
  await page.goto(url.href);
  await page.locator('html[data-status="ready"]').waitFor();
  await page.waitForLoadState('networkidle');
  return sharp(await page.screenshot())
    .resize({ height: ROW_HEIGHT })
    .toBuffer();
}
