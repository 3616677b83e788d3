import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { followLedger, measureOn, type ReceivedEvent } from './measurement-ledger.ts';
import { logInAs } from './signing-in.ts';
import { fieldOf } from './use-search.ts';
import { openSite, untilReady } from './visit.ts';

const HOME = '/en/individuals';
const WAY = [
  HOME,
  `${HOME}/borrowing/home-loan`,
  `${HOME}/search?q=card`,
  `${HOME}/contact`,
] as const;

const { site, visit } = openSite();

/** Answers the question about cookies, in the dialog that asks it. */
async function choose(page: Page, level: string): Promise<void> {
  const customize = page.getByRole('button', { name: 'Customize' });
  if (await customize.isVisible()) await customize.click();
  await page.getByRole('radio', { name: level }).check();
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
}

/** Waits for the code of measurement: the page has asked for it, and listens once it is here. */
async function untilListening(page: Page, requests: readonly string[]): Promise<void> {
  const findCode = () => requests.find((url) => url.includes('start-measurement'));
  await expect.poll(findCode).toBeDefined();
  await page.evaluate(`import(${JSON.stringify(findCode())}).then(() => undefined)`);
}

const open = async (page: Page, path: string) => {
  await page.goto(new URL(path, site().address).href);
  await untilReady(page);
};
const ofType = (events: readonly ReceivedEvent[], type: string) =>
  events.filter((event) => event.type === type);
const namesOf = (events: readonly ReceivedEvent[]) =>
  events.flatMap(({ eventName = '' }) => (eventName.startsWith('test-') ? [eventName] : []));

/** Returns the names of what measurement stores: nothing else here is called so. */
const storedNames = async (page: Page) => [
  ...(await page.context().cookies()).map(({ name }) => name),
  ...(await page.evaluate(() => Object.keys(sessionStorage))),
];

const readPreviousName = (page: Page) =>
  page.evaluate(() => sessionStorage.getItem('previous-page-name'));

test('AN-050 each page view of home, product, search and contact is received once, in order', async () => {
  const received = await followLedger(site());
  const { page, expectQuiet } = await visit(HOME, { consent: 'personal' });
  for (const [index, path] of WAY.entries()) {
    // oxlint-disable-next-line no-await-in-loop -- a person opens one page after the other.
    if (index > 0) await open(page, path);
    // oxlint-disable-next-line no-await-in-loop
    await expect.poll(async () => ofType(await received(), 'PAGE').length).toBe(index + 1);
  }
  await page.evaluate(
    () => void dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })),
  );
  await page.evaluate(
    () => void dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
  );
  await expect.poll(async () => ofType(await received(), 'PAGE').length).toBe(WAY.length + 1);
  await page.goBack();
  await expect.poll(async () => ofType(await received(), 'PAGE').length).toBe(WAY.length + 2);
  // A tab that a page opens begins with a copy of its storage.
  const other = page.waitForEvent('popup');
  await page.evaluate((path) => void window.open(path), HOME);
  await untilReady(await other);
  await expect.poll(async () => ofType(await received(), 'PAGE').length).toBe(WAY.length + 3);
  await (await other).close();
  // The way back leads to the results, which are another search.
  await expect
    .poll(async () => ofType(await received(), 'SEARCH').map(({ searchTerm }) => searchTerm))
    .toEqual(['card', 'card']);

  const events = await received();
  expect(new Set(events.map(({ id }) => id)).size).toBe(events.length);
  expect(new Set(ofType(events, 'PAGE').map(({ pageView }) => pageView)).size).toBe(7);
  const times = ofType(events, 'PAGE').map(({ time }) => time);
  expect(times).toEqual(times.toSorted((one, later) => one - later));
  // On a machine that is busy they do.
  await expectQuiet();
});

test('AN-050 a page that is made ahead counts once it is opened, and leaves to its tab what is unsent', async () => {
  const received = await followLedger(site());
  const event = { type: 'EVENT', pageName: 'individuals', eventName: 'test-unsent' };
  const queued = { id: 'test', time: Date.now(), pageView: 'test', event };
  const { page, requests } = await visit(HOME, {
    consent: 'personal',
    async prepare(window) {
      await window.addInitScript(
        (text) => {
          sessionStorage.setItem('measurement-queue', text);
          for (const [name, value] of Object.entries({
            prerendering: true,
            visibilityState: 'hidden',
          }))
            Object.defineProperty(document, name, { value, configurable: true });
        },
        JSON.stringify({ version: 1, events: [queued] }),
      );
    },
  });
  await untilListening(page, requests);
  await page.waitForLoadState('networkidle');
  await measureOn(page, ['test-ahead']);
  expect(await received()).toEqual([]);
  expect(await page.evaluate(() => sessionStorage.getItem('measurement-queue'))).toContain(
    'unsent',
  );
  expect(await page.evaluate(() => sessionStorage.getItem('measurement-queue'))).not.toContain(
    'ahead',
  );

  await page.evaluate(() => {
    for (const name of ['prerendering', 'visibilityState']) Reflect.deleteProperty(document, name);
    document.dispatchEvent(new Event('prerenderingchange'));
    document.dispatchEvent(new Event('visibilitychange'));
  });

  await expect.poll(async () => ofType(await received(), 'PAGE').length).toBe(1);
  await expect.poll(async () => namesOf(await received())).toEqual(['test-unsent', 'test-ahead']);
});

test('AN-011 AN-032 AN-024 what is unsent as a page ends goes by one beacon, each event once', async () => {
  const received = await followLedger(site());
  const { page } = await visit(HOME, { consent: 'personal' });
  await expect.poll(async () => ofType(await received(), 'PAGE').length).toBe(1);
  const names = Array.from({ length: 30 }, (_, index) => `test-${index}`);

  await measureOn(page, names);
  await open(page, `${HOME}/contact`);

  expect(await readPreviousName(page)).toBe('individuals');
  await expect.poll(async () => namesOf(await received()).length).toBeGreaterThanOrEqual(30);
  expect(namesOf(await received()).toSorted()).toEqual(names.toSorted());
  const batched = (await received()).filter(({ endpoint }) => endpoint === 'batch');
  expect(batched.length).toBeGreaterThan(0);
  expect(new Set(batched.map(({ contentType }) => contentType.toLowerCase()))).toEqual(
    new Set(['text/plain;charset=utf-8']),
  );
});

test('AN-032 what is unsent as the page of a profile ends carries its token and the cross-site header', async () => {
  const received = await followLedger(site());
  const { page } = await visit(HOME, { consent: 'personal' });
  await page.getByRole('banner').first().getByRole('link', { name: 'Log in' }).click();
  await logInAs(page, 'A private client');
  await page.waitForURL(site().address + HOME);
  await untilReady(page);
  await expect.poll(async () => ofType(await received(), 'PAGE').at(-1)?.isSigned).toBe(true);
  const names = Array.from({ length: 30 }, (_, index) => `test-${index}`);
  site().faultInjection.clear();

  await measureOn(page, names);
  await page.goto(`${site().address}/open-environment`);

  await expect.poll(async () => namesOf(await received()).length).toBeGreaterThanOrEqual(30);
  expect(namesOf(await received()).toSorted()).toEqual(names.toSorted());
  const ofNames = (await received()).filter(({ eventName }) => eventName?.startsWith('test-'));
  expect(ofNames.every(({ isSigned }) => isSigned)).toBe(true);
  const calls = site().faultInjection.calls('measured-batch');
  expect(calls.map(({ headers }) => headers['x-xsrf-token'])).toEqual([expect.any(String)]);
});

describe('the choice about cookies', () => {
  test('AN-047 what happens before it waits, and goes with its own time once it is allowed', async () => {
    const received = await followLedger(site());
    const { page, requests } = await visit(HOME, { consent: 'none' });
    await untilListening(page, requests);
    const toldAt = await page.evaluate(() => Date.now());
    await measureOn(page, ['test-held']);
    expect(await received()).toEqual([]);
    expect(requests.filter((url) => url.includes('/clientevent/'))).toEqual([]);
    expect(await storedNames(page)).not.toContain('visitor-id');

    await choose(page, 'Personal');

    await expect.poll(async () => namesOf(await received())).toEqual(['test-held']);
    const held = (await received()).find(({ eventName }) => eventName === 'test-held');
    const savedAt = (await received()).find(({ eventName }) => eventName?.includes('save'))?.time;
    expect(held?.time).toBeGreaterThanOrEqual(toldAt);
    expect(held?.time).toBeLessThanOrEqual(savedAt ?? Infinity);
    await expect.poll(() => storedNames(page)).toContain('visitor-id');
  });

  test('AN-047 what has waited is never sent where it is refused', async () => {
    const received = await followLedger(site());
    const { page, requests } = await visit(HOME, { consent: 'none' });
    await untilListening(page, requests);
    await measureOn(page, ['test-refused']);
    await choose(page, 'Basic');
    await open(page, `${HOME}/contact`);
    expect(await received()).toEqual([]);
    expect(requests.filter((url) => url.includes('/clientevent/'))).toEqual([]);
    expect(await storedNames(page)).not.toContain('measurement-session');
  });

  test('AN-048 a withdrawal in one tab stops events and deletes ids in the other', async () => {
    const received = await followLedger(site());
    const { page } = await visit(HOME, { consent: 'personal' });
    await expect.poll(() => storedNames(page)).toContain('visitor-id');
    await expect.poll(async () => ofType(await received(), 'PAGE').length).toBe(1);
    const other = await page.context().newPage();
    await open(other, HOME);
    await other.getByRole('link', { name: 'Cookie settings' }).click();
    await choose(other, 'Basic');
    await other.close();

    await expect.poll(() => storedNames(page)).not.toContain('visitor-id');
    await expect.poll(() => storedNames(page)).not.toContain('measurement-session');
    expect(await storedNames(page)).not.toContain('last-session-id');
    await measureOn(page, ['test-withdrawn']);
    await open(page, `${HOME}/contact`);
    expect(namesOf(await received())).toEqual([]);
    expect(await readPreviousName(page)).toBeNull();
  });
});

const CANARIES = [
  'jan.peeters@example.be',
  'BE68539007547034',
  '4111111111111111',
  '+32470123456',
  'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0NTY3ODkwIn0.dozjgNryP4J3jVmNHl0w5N',
];
const ALL_CANARIES = CANARIES.join(' and ');

/** A form of somebody else, in which a visitor types, and an error that tells it. */
async function typeIntoForm(page: Page): Promise<void> {
  await page.evaluate((text) => {
    const form = document.createElement('form');
    const field = document.createElement('input');
    field.setAttribute('aria-label', 'Your data');
    const button = document.createElement('button');
    button.textContent = 'Send it';
    form.append(field, button);
    form.addEventListener('submit', (event) => event.preventDefault());
    document.querySelector('#page [data-zone]')?.prepend(form);
    const fail = new CustomEvent('analytics-error', {
      detail: { message: `Refused: ${text}` },
      bubbles: true,
    });
    form.addEventListener('submit', () => form.dispatchEvent(fail));
  }, ALL_CANARIES);
  await page.getByLabel('Your data').fill(ALL_CANARIES);
  await page.getByRole('button', { name: 'Send it' }).click();
}

test('AN-049 nothing that says who somebody is leaves in an event, in an error, in the address of its call or as that of its page', async () => {
  const query = new URLSearchParams(CANARIES.map((canary, index) => [`c${index}`, canary]));
  const calls: string[] = [];
  const received = await followLedger(site());
  const { page } = await visit(
    `${HOME}/search?q=${encodeURIComponent(`${CANARIES[1]} card`)}&${query}`,
    {
      consent: 'personal',
      prepare: async (window) => {
        window.on('request', (request) => {
          if (!request.url().includes('/clientevent/')) return;
          calls.push(request.url(), JSON.stringify(request.headers()));
        });
      },
    },
  );
  await expect.poll(async () => ofType(await received(), 'SEARCH').length).toBe(1);
  await typeIntoForm(page);
  await expect.poll(async () => ofType(await received(), 'ERROR').length).toBe(1);
  await fieldOf(page).fill(`card ${ALL_CANARIES}`);
  await fieldOf(page).press('Enter');
  await expect.poll(async () => ofType(await received(), 'SEARCH').length).toBe(2);
  await measureOn(page, [`test-canary ${ALL_CANARIES}`]);
  await expect.poll(async () => namesOf(await received())).toHaveLength(1);
  await measureOn(
    page,
    Array.from({ length: 30 }, (_, index) => `test-${index} ${ALL_CANARIES}`),
  );
  await open(page, `${HOME}/${CANARIES[0]}`);
  await expect.poll(async () => namesOf(await received())).toHaveLength(31);
  await expect.poll(async () => ofType(await received(), 'PAGE').length).toBe(3);
  await measureOn(
    page,
    Array.from({ length: 10 }, (_, index) => `test-${index} of a path`),
  );
  await open(page, `${HOME}/contact`);
  await expect.poll(async () => namesOf(await received())).toHaveLength(41);

  const terms = ofType(await received(), 'SEARCH').map(({ searchTerm }) => searchTerm);
  expect(terms).toEqual(['- card', 'card - and - and - and - and -']);
  expect((await received()).filter(({ endpoint }) => endpoint === 'batch')).not.toEqual([]);
  const all = decodeURIComponent(JSON.stringify([await received(), calls]).replaceAll('+', '%2B'));
  for (const canary of CANARIES) expect(all).not.toContain(canary);
  expect(all).not.toContain('?q=');
});
