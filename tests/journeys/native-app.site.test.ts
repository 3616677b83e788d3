import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { sessionOf, wayOutOf } from './signing-in.ts';
import { openSite, untilReady } from './visit.ts';

/** A page with little on it. */
const SEARCH = '/en/individuals/search';

const { visit } = openSite();

/** The page as a visitor finds it who is signed in in the app, and has never been here before. */
async function visitSignedIn() {
  const visited = await visit(SEARCH, {
    until: 'loaded',
    prepare: (window) => window.addInitScript(beInApp, 'signed in'),
  });
  await wayOutOf(visited.page).waitFor();
  return visited;
}

const logInOf = (page: Page) =>
  page.getByRole('banner').first().getByRole('link', { name: 'Log in' });

test(
  'NB-003 NB-004 whom the app knows is signed in without a log-in, and the first page shows none',
  { tags: ['deep'] },
  async () => {
    const { page, expectQuiet } = await visitSignedIn();
    await untilReady(page);

    const session = await sessionOf(page);
    expect(session).toMatchObject({ activeProfileId: 'p-2' });
    expect(session?.profiles).toHaveLength(2);
    expect(await logInOf(page).count()).toBe(0);
    await expectQuiet();
  },
);

test('NB-009 who signs out in the app signs out here, and an app that does not answer signs nobody out', async () => {
  const { page } = await visitSignedIn();

  await page.addInitScript(beInApp, 'busy');
  const unanswered = page.waitForEvent('console', (message) => message.text().includes('profiles'));
  await page.reload();
  await unanswered;
  await untilReady(page);
  const whileBusy = await wayOutOf(page).isVisible();
  await page.addInitScript(beInApp, 'signed out');
  await page.reload();
  await logInOf(page).waitFor();

  expect(whileBusy).toBe(true);
  expect(await sessionOf(page)).toBeUndefined();
});

/**
 * Runs inside the page, before any of its own code. The state is `signed in`, `signed out` or
 * `busy`; of several scripts the one that was added last counts.
 */
function beInApp(state: string): void {
  const profile = { accessToken: 'a', expirationTime: Date.now() + 300_000, profileType: 'PRVT' };
  const known = ['p-1', 'p-2'].map((profileId) => ({ ...profile, profileId }));
  const profiles = state === 'signed in' ? known : [];
  const activeProfileId = state === 'signed in' ? 'p-2' : 'bootstrap';
  const request = async (question: string) => {
    if (state === 'busy') throw new Error('The app is busy.');
    return question === 'profiles' ? { profiles } : activeProfileId;
  };
  Object.assign(window, { nativeWebView: { platform: 'android', version: '1.7.4', request } });
}
