import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { boxOf } from '../whole-pixels.ts';
import { holdRequests, PICTURES, refuseRequests, SCRIPTS } from './hold-requests.ts';
import { untilReady, openSite } from './visit.ts';
import { untilAwake } from './wake-up.ts';

const { visit } = openSite();

const HOME = '/en/individuals';
const QUESTION = 'How do I block my card?';
const ANSWER = 'In the app, open the card';
const CODE_OF_ACCORDION = /\/assets\/accordion-[\w-]{8}\.js$/;
const NOT_LOADED =
  /^error: The code of accordion could not be loaded: .*\(component-not-loaded\) TypeError: Failed to fetch .*/;
const FAILED_TO_LOAD = /^error: Failed to load resource: net::ERR_FAILED/;

/** Opens a page whose files of one kind are held back, until it is released. */
async function visitHolding(addresses: RegExp) {
  const { prepare, release } = holdRequests(addresses);
  return { ...(await visit(HOME, { prepare, until: 'readable' })), release };
}

const visitWithout = (addresses: RegExp, until: 'loaded' | 'ready') =>
  visit(HOME, { ...refuseRequests(addresses), until });

const isAnswerVisible = (page: Page) => page.getByText(ANSWER).isVisible();

test('a page whose scripts take their time is read, opens its questions, then responds, and never moves', async () => {
  const { page, release, expectQuiet } = await visitHolding(SCRIPTS);
  const question = page.getByRole('button', { name: QUESTION });

  const isReadable = await page.getByRole('heading', { level: 1 }).isVisible();
  await question.click();
  await expect.poll(() => isAnswerVisible(page)).toBe(true);
  release();
  await untilAwake(page);

  expect(isReadable).toBe(true);
  await expect.poll(() => question.getAttribute('aria-expanded')).toBe('true');
  expect(await isAnswerVisible(page)).toBe(true);
  await expectQuiet();
  await question.press('Enter');
  await expect.poll(() => isAnswerVisible(page)).toBe(false);
});

test('an item whose code does not come stays as the server rendered it and can be read, with one report', async () => {
  const { page, consoleMessages, expectQuiet } = await visitWithout(CODE_OF_ACCORDION, 'ready');

  await page.getByRole('button', { name: QUESTION }).click();

  await expect.poll(() => consoleMessages).toContainEqual(expect.stringMatching(NOT_LOADED));
  expect(await isAnswerVisible(page)).toBe(true);
  // It is asked for early and when it is needed: once or twice, as the browser joins the two or
  // not.
  await expectQuiet({ ignoring: FAILED_TO_LOAD, except: [NOT_LOADED] });
});

test('a page that gets no script at all can be read and followed', async () => {
  const { page } = await visitWithout(SCRIPTS, 'loaded');

  const text = await page.getByRole('main').innerText();
  await page.getByRole('link', { name: 'Saver Plus, for money you leave alone' }).click();
  await page.waitForURL('**/saving/saver-plus', { waitUntil: 'commit' });

  expect(text).toContain('A home loan that starts with a clear number');
  expect(text).toContain(QUESTION);
  await expect
    .poll(() => page.getByRole('heading', { level: 1 }).textContent())
    .toContain('Saver Plus');
});

test('a page that does not get its typeface is read in another one, and never moves', async () => {
  const { page, expectQuiet } = await visitWithout(/\.woff2$/, 'ready');

  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();

  expect(await page.evaluate(() => document.fonts.check('16px "Onest Variable"'))).toBe(false);
  await expectQuiet({ except: [FAILED_TO_LOAD] });
});

test('pictures that come late find their places reserved', async () => {
  const { page, release, expectQuiet } = await visitHolding(PICTURES);
  const images = await page.locator('img').all();
  const boxes = () => Promise.all(images.map((image) => image.evaluate(boxOf)));

  const before = await boxes();
  release();
  await untilReady(page);

  expect(before.length).toBeGreaterThan(5);
  expect(before.filter(({ width, height }) => width < 40 || height < 40)).toEqual([]);
  expect(await boxes()).toEqual(before);
  await expectQuiet();
});
