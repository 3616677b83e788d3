import { chromium } from 'playwright';
import { expect, onTestFinished, test } from 'vitest';
import { experience } from '#site/experience.ts';
import { BROWSER_ARGUMENTS, installedBrowser } from '../browser.ts';
import { BACKEND } from '../served/start-pair.ts';
import { serveOnLoopback } from '../serve-on-loopback.ts';
import { startProcess } from '../served/start-process.ts';
import { logInAs } from './signing-in.ts';
import { openSite, untilReady } from './visit.ts';
import { watchPage } from './watch-page.ts';

const CONTACT = '/en/individuals/contact';

/** Loopback addresses, to a browser; to the rule, a site with an API host. */
const { site, visit } = openSite({
  hostname: 'www.meridia.localhost',
  site: (address) => ({
    siteOrigin: address,
    visitorApiOrigin: undefined,
    experience: { ...experience, navigation: 'client' },
  }),
});

test('AP-003 AP-017 every call of a page goes to the api subdomain of its host, with token and credentials', async () => {
  const { page, expectQuiet } = await visit(`/log-in?returnTo=${encodeURIComponent(CONTACT)}`, {
    until: 'loaded',
  });
  const calls: { readonly origin: string; readonly path: string; readonly token?: string }[] = [];
  page.on('request', (request) => {
    if (request.resourceType() !== 'fetch') return;
    const { origin, pathname: path } = new URL(request.url());
    calls.push({ origin, path, token: request.headers()['authorization'] ?? '' });
  });
  // The page of the log-in is the local server's own, and asks the issuer beside it.
  await logInAs(page, 'A private client');
  await page.waitForURL(`**${CONTACT}`);
  await untilReady(page);

  await page.getByRole('table').first().scrollIntoViewIfNeeded();
  await page.getByRole('table', { name: /Opening hours of/ }).waitFor();

  const api = site().address.replace('www.', 'api.');
  const ofPage = calls.filter(
    ({ path }) => !['/open-environment', '/log-in/profiles'].includes(path),
  );
  expect(ofPage.map(({ path }) => path)).toContain('/branches/open/opening-hours');
  expect(new Set(ofPage.map(({ origin }) => origin))).toEqual(new Set([api]));
  expect(new Set(ofPage.map(({ token = '' }) => token.split(' ')[0]))).toEqual(new Set(['Bearer']));
  await expectQuiet();
});

test(
  'AP-003 a page of the production server calls the API host that its operator names',
  { tags: ['deep'] },
  async () => {
    // Each of the two has to know where the other one is.
    const free = await serveOnLoopback(() => undefined);
    free.stop();
    const server = await startProcess('dist/server/server.js', {
      VITRINE_API_ORIGIN: free.origin,
      VITRINE_IMAGE_ORIGIN: free.origin,
      VITRINE_VISITOR_API_ORIGIN: free.origin,
      VITRINE_SITE_ORIGIN: 'http://localhost:4173',
    });
    await startProcess(BACKEND, {
      BACKEND_PORT: new URL(free.origin).port,
      VITRINE_SITE_ORIGIN: server.address,
    });
    const executablePath = await installedBrowser();
    const browser = await chromium.launch({ executablePath, args: BROWSER_ARGUMENTS });
    onTestFinished(() => browser.close());
    const page = await browser.newPage();
    const { expectQuiet } = await watchPage(page);

    await page.goto(`${server.address}${CONTACT}`);
    await page.locator('[data-type="branch-opening-hours"]').first().scrollIntoViewIfNeeded();

    await expect
      .poll(() => page.getByRole('table', { name: /Opening hours of/ }).count())
      .toBeGreaterThan(0);
    await expectQuiet();
  },
);
