import { readFileSync } from 'node:fs';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { logInAs, wayOutOf } from './signing-in.ts';
import { openSite, untilReady } from './visit.ts';

const HOME = '/en/individuals';

/** The page about cookies, in each language. */
const ABOUT = [HOME, '/fr/particuliers', '/nl/particulieren', '/de/privatkunden'];

/**
 * Stored by experiments, personalisation, forms and measurement, which need a choice that this
 * visitor does not make. They are the last rows of the table, which the text below it says.
 */
const OF_PERSONAL = [
  'experiments',
  'visitor',
  'mbox',
  'offers',
  'stored-forms',
  'visitor-id',
  'encrypted-profile-id',
  'encrypted-party-id',
  'last-session-id',
  'measurement-session',
  'measurement-queue',
  'measured-profile-id',
  'measured-profile-type',
  'previous-page-name',
  'branch-office-id',
  'person-id',
];

/** Stored by features that stand on none of these pages: by their calls, and by an appointment. */
const OF_FEATURES = ['call-cache', 'stored-choices'];

const { site, visit } = openSite();

test('the page about cookies names in each language whatever the site has stored of a visitor who chooses, logs in and out, and nothing else', async () => {
  const { page, expectQuiet } = await visit(HOME, { consent: 'none' });
  await page.getByRole('button', { name: 'Essential cookies only' }).click();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await page.goto(`${site().address}/log-in?returnTo=${encodeURIComponent(HOME)}`);
  await logInAs(page, 'A private client');
  await page.waitForURL(site().address + HOME);
  await untilReady(page);
  await expect.poll(() => storedNames(page)).toContain('session.lease');
  await page.mouse.move(100, 100);
  await expect.poll(() => storedNames(page)).toContain('session.activity');
  await expect.poll(() => storedNames(page)).toContain('segment');

  const stored = await storedNames(page);
  await wayOutOf(page).click();
  await page.waitForURL(site().address + HOME);
  await untilReady(page);
  const left = await storedNames(page);

  const found = new Set([...stored, ...left, ...OF_FEATURES]);
  const listed = ABOUT.map(listedNames);
  const ofBasic = listed.map((names) => names.slice(0, names.indexOf('experiments')).toSorted());
  expect(ofBasic).toEqual(ABOUT.map(() => [...found].toSorted()));
  expect(listed.map((names) => names.slice(names.indexOf('experiments')))).toEqual(
    ABOUT.map(() => OF_PERSONAL),
  );
  await expectQuiet();
});

/** Returns the names of all cookies, and of all that stands in local and in session storage. */
async function storedNames(page: Page): Promise<readonly string[]> {
  const cookies = await page.context().cookies();
  const kept = await page.evaluate(() => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
  ]);
  return [...cookies.map(({ name }) => name), ...kept];
}

/** Returns the names in the first column of the table of a page about cookies, in its order. */
function listedNames(home: string): readonly string[] {
  const text = readFileSync(`fixtures/pages${home}/cookies.json`, 'utf8');
  const cells = [...text.matchAll(/<tr><td>([^<]+)<\/td>/g)].map(([, cell = '']) => cell);
  return cells.flatMap((cell) => cell.split(', '));
}
