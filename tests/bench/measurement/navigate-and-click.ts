import type { Browser } from 'playwright';

/** Two pages with a link to each other in the top bar. */
const PAGES = [
  { path: '/en/individuals', link: 'a.top-bar__link' },
  { path: '/en/individuals/contact', link: 'a.top-bar__home' },
] as const;

/** Visitors leave a page at once or later: so long after its `load`, in turns. */
const STAYS_MS = [0, 50, 150, 400];

/**
 * Opens a page in a browser that knows nothing of it, and follows a link so many times. Each page
 * that is left has a view and a click. Returns a function that closes the last page, whose view
 * counts as well.
 */
export async function navigateAndClick(
  browser: Browser,
  origin: string,
  count: number,
): Promise<() => Promise<void>> {
  const context = await browser.newContext();
  const cookies = { cookiesOptin: 'true', thirdpartyOptin: 'true' };
  await context.addCookies(
    Object.entries(cookies).map(([name, value]) => ({ name, value, url: origin })),
  );
  const page = await context.newPage();
  await page.goto(`${origin}${PAGES[0].path}`, { waitUntil: 'load' });
  for (let navigation = 0; navigation < count; navigation += 1) {
    const [{ link }, { path }] = navigation % 2 === 0 ? PAGES : [PAGES[1], PAGES[0]];
    const stayMs = STAYS_MS[navigation % STAYS_MS.length] ?? 0;
    await new Promise((resolve) => void setTimeout(resolve, stayMs));
    const next = page.waitForURL(`${origin}${path}`, { waitUntil: 'load' });
    await page.locator(link).first().click({ noWaitAfter: true });
    await next;
  }
  return async () => context.close();
}
