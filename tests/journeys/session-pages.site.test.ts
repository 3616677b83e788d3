import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { takeSample } from '../sample/take-sample.ts';
import { FEATURE_DATA, holdRequests, SCRIPTS } from './hold-requests.ts';
import { VISITED_PAGES } from './pages.ts';
import { perceived } from './perceived.ts';
import { logInAs, sessionOf, wayOutOf } from './signing-in.ts';
import { openSite, untilReadable, untilReady } from './visit.ts';
import { wakeUp } from './wake-up.ts';

const { site, visit } = openSite();

/** A home in English, whose shell knows sessions; in the deep tests another one. */
const PAGES = ['/en/individuals', ...takeSample(VISITED_PAGES.slice(1, 4), { count: 0 })];
/** The name that the backend gives a private client. */
const NAME = 'Nora Peeters';
const SESSIONS = ['session-empty', 'session-private', 'session-two-profiles', 'session-employee'];

describe.each(['anonymous', 'signed in'] as const)('a visitor who is %s', (who) => {
  test.each(PAGES)(
    'reads on %s the same before and after it hydrates',
    { tags: ['deep'] },
    async (path) => {
      const isSignedIn = who === 'signed in';
      const scripts = holdRequests(SCRIPTS);
      // The content that a feature waits for is meant to change the page when it comes.
      const features = holdRequests(FEATURE_DATA);
      const { page, expectQuiet } = await visit('/log-in');
      if (isSignedIn) await logInAndStay(page);
      await Promise.all([scripts.prepare(page), features.prepare(page)]);

      await page.goto(site().address + path, { waitUntil: 'commit' });
      await untilReadable(page);
      const label = await profileOf(page);
      const before = await perceived(page);
      scripts.release();
      await untilReady(page);
      await wakeUp(page);
      // Who it is, no server knows.
      await expect.poll(() => profileOf(page)).toBe(isSignedIn ? NAME : label);
      const { text, tree } = await perceived(page);
      features.release();

      expect({
        text: text.replaceAll(NAME, label),
        tree: tree.replaceAll(NAME, label),
      }).toEqual(before);
      await expect
        .poll(() => wayOutOf(page).count())
        .toBe(path.startsWith('/en/') && isSignedIn ? 1 : 0);
      expect((await sessionOf(page))?.profiles.length).toBe(isSignedIn ? 1 : undefined);
      await expectQuiet();
    },
  );
});

test.each(SESSIONS)(
  'the preview of home/%s is quiet and accessible',
  { tags: ['deep'] },
  async (scenario) => {
    const { page, expectQuiet, expectAccessible } = await visit(`/preview/home/${scenario}`);

    await expect.poll(() => page.getByRole('heading', { level: 1 }).count()).toBe(1);
    // The visitor of a preview is nobody's in the browser that shows it.
    expect(await sessionOf(page)).toBeUndefined();
    expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('signed-in');
    await expectAccessible();
    await expectQuiet();
  },
);

/** Returns the name of the menu of a visitor's profile; '' where there is none. */
async function profileOf(page: Page): Promise<string> {
  return (await page.locator('.top-bar__profile-name').allInnerTexts()).join('');
}

/** Logs in, and waits until the page after it has done all that it does at its start. */
async function logInAndStay(page: Page): Promise<void> {
  await logInAs(page, 'A private client');
  await page.waitForURL(`${site().address}/en/individuals`);
  await untilReady(page);
}
