import { expect, test } from 'vitest';
import { experience } from '#site/experience.ts';
import { logInAs, sessionOf, wayOutOf } from './signing-in.ts';
import { openSite, untilReady } from './visit.ts';

const HOME = '/en/individuals';
/** A page with little on it. */
const SEARCH = '/en/individuals/search';

/** A site of somebody else. */
const ELSEWHERE = 'https://elsewhere.example/';

const { site, visit } = openSite();
const { site: clientSite, visit: visitClient } = openSite({
  site: { experience: { ...experience, navigation: 'client' } },
});

test('SE-069 a session ends in every tab and at the service, and nothing of it is left', async () => {
  const { page } = await visit(`/log-in?returnTo=${encodeURIComponent(SEARCH)}`);
  await logInAs(page, 'A private and professional client');
  await page.waitForURL(site().address + SEARCH);
  const other = await page.context().newPage();
  await other.goto(page.url());
  await untilReady(other);
  const tokens = (await sessionOf(page))?.profiles.map(({ refreshToken }) => refreshToken);

  await wayOutOf(page).press('Enter');
  await page.waitForURL(site().address + HOME);
  await other.mouse.move(100, 100);
  await expect.poll(() => sessionOf(other)).toBeUndefined();
  await other.reload();
  await untilReady(other);

  const cookies = (await page.context().cookies()).map(({ name }) => name);
  expect(cookies.filter((name) => ['signed-in', 'XSRF-TOKEN'].includes(name))).toEqual([]);
  expect(tokens).toHaveLength(2);
  expect(await Promise.all(tokens?.map(renew) ?? [])).toEqual([401, 401]);
  expect([await sessionOf(page), await sessionOf(other)]).toEqual([undefined, undefined]);
  for (const tab of [page, other]) {
    const banner = tab.getByRole('banner').first();
    await banner.getByRole('link', { name: 'Log in' }).waitFor();
  }
});

test('SE-069 a session does not end by a link of another site alone: the page asks first', async () => {
  const { page, expectQuiet, expectAccessible } = await visit(
    `/log-in?returnTo=${encodeURIComponent(SEARCH)}`,
  );
  await logInAs(page, 'A private client');
  await page.waitForURL(site().address + SEARCH);
  await page.route(`${ELSEWHERE}**`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<a href="${site().address}/log-out">Win a bicycle</a>`,
    }),
  );
  await page.goto(ELSEWHERE);

  await page.getByRole('link', { name: 'Win a bicycle' }).click();
  await page.getByRole('heading', { level: 1, name: 'Do you want to log out?' }).waitFor();
  const before = await sessionOf(page);
  await expectAccessible();
  for (const key of ['Tab', 'Tab', 'Enter']) await page.keyboard.press(key);
  await page.waitForURL(site().address + HOME);

  expect(before?.profiles).toHaveLength(1);
  expect(await sessionOf(page)).toBeUndefined();
  await untilReady(page);
  await expectQuiet();
});

test(
  'SE-069 a session ends here where the service does not hear of it',
  { tags: ['deep'] },
  async () => {
    const { page } = await visit(`/log-in?returnTo=${encodeURIComponent(SEARCH)}`);
    await logInAs(page, 'A private client');
    await page.waitForURL(site().address + SEARCH);
    await untilReady(page);
    site().faultInjection.set('revocation', { kind: 'hang' });

    await wayOutOf(page).click();
    await page.waitForURL(site().address + HOME);

    expect(await sessionOf(page)).toBeUndefined();
    expect(site().faultInjection.calls('revocation')).toHaveLength(1);
  },
);

test(
  'SE-069 a session of a site that navigates by itself ends by its link, which asks nothing',
  { tags: ['deep'] },
  async () => {
    const { page } = await visitClient(`/log-in?returnTo=${encodeURIComponent(SEARCH)}`);
    await logInAs(page, 'A private client');
    await page.waitForURL(clientSite().address + SEARCH);
    await untilReady(page);

    await wayOutOf(page).click();
    await page.waitForURL(clientSite().address + HOME);

    expect(await sessionOf(page)).toBeUndefined();
  },
);

/** Returns the status with which the service answers to a refresh token. */
async function renew(refreshToken = ''): Promise<number> {
  const body = new URLSearchParams({ grant_type: 'refresh_token', refresh_token: refreshToken });
  return (await site().get('/oauth2/token', { method: 'POST', body })).status;
}
