import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { holdRequests, SCRIPTS } from './hold-requests.ts';
import { tabTo } from './tab-to.ts';
import { openSite, untilComplete, untilReady, type Visit } from './visit.ts';

const { site, visit } = openSite();

const PAGE = '/en/individuals/appointment';
const DONE = 'Your appointment is made';
const TYPED = { name: 'Ada Canary', email: 'ada@canary.example', note: 'The canary sings' };
const WIDTHS = [360, 840, 1440];

interface Booking {
  readonly topic: string;
  readonly way: string;
  readonly day: string;
  readonly time: string;
  readonly note: string;
}

/** The appointments with a note that the service has made. */
async function listBookings(note: string): Promise<readonly Booking[]> {
  const answer = await fetch(new URL('/appointments/received', site().address));
  const { appointments }: { appointments: readonly { values: Booking }[] } = await answer.json();
  return appointments.map(({ values }) => values).filter((values) => values.note === note);
}

/** Chooses the first topic, and a video call, by keyboard. */
async function chooseWay(page: Page): Promise<void> {
  await tabTo(page, 'Everyday banking', 'main');
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
}

/** Goes to a week that nothing of has passed yet, and chooses its first day and time. */
async function chooseTime(page: Page): Promise<void> {
  await untilComplete(page);
  await tabTo(page, 'Later week', 'main');
  const before = await page.locator('.appointment__monday').textContent();
  await page.keyboard.press('Enter');
  await expect.poll(() => page.locator('.appointment__monday').textContent()).not.toBe(before);
  await page.getByRole('radiogroup', { name: 'Day' }).waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
}

async function typePerson(page: Page, { name, email, note }: typeof TYPED): Promise<void> {
  await tabTo(page, 'Your name', 'main');
  await page.keyboard.type(name);
  await page.keyboard.press('Tab');
  await page.keyboard.type(email);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type(note);
}

async function press(page: Page, name: string): Promise<void> {
  await tabTo(page, name, 'main');
  await page.keyboard.press('Enter');
}

/** Waits until the heading of a step has the focus. */
async function atStep(page: Page, step: number): Promise<void> {
  const focused = () => page.evaluate(textOfFocus);
  await expect.poll(focused).toMatch(new RegExp(`^Step ${step} of 3`));
}

async function goToPerson(page: Page): Promise<void> {
  await chooseWay(page);
  await press(page, 'Continue');
  await atStep(page, 2);
  await chooseTime(page);
  await press(page, 'Continue');
  await atStep(page, 3);
}

async function expectAccessibleAtAll({ page, expectAccessible }: Visit): Promise<void> {
  for (const width of WIDTHS) {
    // oxlint-disable-next-line no-await-in-loop -- one width after the other.
    await page.setViewportSize({ width, height: 900 });
    // oxlint-disable-next-line no-await-in-loop
    await expectAccessible();
  }
}

/** Books the time that a visitor has chosen, as the storage of their tab says it. */
async function bookAsSomebodyElse(storage: string): Promise<void> {
  const [, day] = /"day\\":\\"([-\d]+)/.exec(storage) ?? [];
  const [, time] = /"time\\":\\"([:\d]+)/.exec(storage) ?? [];
  const answer = await fetch(new URL('/appointments/open/bookings', site().address), {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': `taken ${day} ${time}` },
    body: JSON.stringify({ topic: 'everyday', way: 'video', day, time }),
  });
  expect(answer.status).toBe(200);
}

/** All that the storage of the tab holds. */
const readStorage = (page: Page) => page.evaluate(() => JSON.stringify(sessionStorage));

test('an appointment is made by keyboard alone, from choices that came before the code', async () => {
  const scripts = holdRequests(SCRIPTS);
  const visited = await visit(PAGE, { prepare: scripts.prepare, until: 'readable', width: 360 });
  const { page } = visited;
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  await chooseWay(page);
  scripts.release();
  await untilReady(page);

  await press(page, 'Continue');
  await atStep(page, 2);
  await chooseTime(page);
  await press(page, 'Continue');
  await atStep(page, 3);
  await typePerson(page, { ...TYPED, note: 'By keyboard alone' });
  await press(page, 'Make the appointment');

  await expect.poll(() => page.evaluate(textOfFocus)).toBe(DONE);
  const [booking] = await listBookings('By keyboard alone');
  expect(booking).toMatchObject({ topic: 'everyday', way: 'video', email: TYPED.email });
  expect(addresses.join(' ') + page.url()).not.toMatch(/canary/i);
  expect(await readStorage(page)).not.toMatch(/canary|appointment/i);
  await visited.expectAccessible();
  await visited.expectQuiet({ moving: ['main', 'footer'] });
});

test('each step is accessible at every width', { tags: ['deep'] }, async () => {
  const visited = await visit(PAGE);
  const { page } = visited;
  await expectAccessibleAtAll(visited);
  await chooseWay(page);
  await press(page, 'Continue');
  await atStep(page, 2);
  await chooseTime(page);
  await expectAccessibleAtAll(visited);
  await press(page, 'Continue');
  await atStep(page, 3);
  await press(page, 'Make the appointment');
  await expect.poll(() => page.getByText('There are 2 mistakes.').count()).toBe(1);
  await expectAccessibleAtAll(visited);
});

test('a step that lacks something names it, and leads to it', async () => {
  const { page, expectAccessible } = await visit(PAGE, { width: 840 });
  await press(page, 'Continue');

  await page.getByText('There are 2 mistakes.').waitFor();
  expect(await page.title()).toBe('Error: Make an appointment - Meridia Belgium');
  await expect.poll(() => page.evaluate(nameOfFocus)).toBe('topic');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate(nameOfFocus)).toBe('way');
  await expectAccessible();
});

test('a time that somebody takes meanwhile is chosen anew, with all that was typed', async () => {
  const { page } = await visit(PAGE);
  const note = 'Somebody was faster';
  await goToPerson(page);
  await typePerson(page, { ...TYPED, note });
  await bookAsSomebodyElse(await readStorage(page));
  await press(page, 'Make the appointment');

  await page.getByRole('link', { name: /^Somebody has just taken this time/ }).waitFor();
  await expect.poll(() => page.evaluate(nameOfFocus)).toBe('time');
  await page.keyboard.press('Space');
  await press(page, 'Continue');
  await atStep(page, 3);
  await press(page, 'Make the appointment');
  await page.getByRole('heading', { name: DONE }).waitFor();
  expect(await listBookings(note)).toHaveLength(1);
});

test('services that fail lose nothing of an appointment', async () => {
  const { page } = await visit(PAGE);
  const note = 'After two failures';
  await chooseWay(page);
  site().faultInjection.set('appointment-times', { kind: 'html' });
  await press(page, 'Continue');
  await page.getByText('The free times cannot be shown right now.').waitFor();
  site().faultInjection.clear();
  await press(page, 'Try again');
  await chooseTime(page);
  await press(page, 'Continue');
  await atStep(page, 3);
  await typePerson(page, { ...TYPED, note });
  site().faultInjection.set('appointment-booking', { kind: 'status', status: 500 });
  await press(page, 'Make the appointment');
  await page.getByText('Your appointment could not be made. Nothing is lost').waitFor();
  site().faultInjection.clear();
  await press(page, 'Make the appointment');

  await page.getByRole('heading', { name: DONE }).waitFor();
  expect(await listBookings(note)).toHaveLength(1);
});

describe('after a reload', () => {
  test('all is there for whoever allows it, until they withdraw that in another tab', async () => {
    const { page } = await visit(PAGE, { consent: 'personal' });
    await goToPerson(page);
    await typePerson(page, TYPED);
    await page.reload();
    await untilReady(page);
    await page.getByRole('heading', { name: /^Step 3 of 3/ }).waitFor();
    expect(await page.getByLabel('Your name').inputValue()).toBe(TYPED.name);
    expect(await readStorage(page)).toMatch(/canary/i);

    const other = await page.context().newPage();
    await other.goto(new URL('/en/individuals/cookies#cookie-dialog', site().address).href);
    await other.getByRole('radio', { name: 'Basic' }).check();
    await other.keyboard.press('Enter');
    await expect.poll(() => readStorage(page)).not.toMatch(/canary/i);
    await other.close();
  });

  test('choices alone are there for whoever does not', async () => {
    const { page } = await visit(PAGE);
    await goToPerson(page);
    await typePerson(page, TYPED);
    expect(await readStorage(page)).not.toMatch(/canary|everyday/i);
    await page.reload();
    await untilReady(page);

    await page.getByRole('heading', { name: /^Step 3 of 3/ }).waitFor();
    expect(await page.getByLabel('Your name').inputValue()).toBe('');
    await page.getByRole('radiogroup', { name: 'Topic' }).waitFor();
  });
});

test('without script a page says where to ring and to write, and offers nothing that is dead', async () => {
  const { page } = await visit(PAGE, { javaScript: false });
  const main = page.getByRole('main');

  await main.getByText('Free times can only be chosen with JavaScript.').waitFor();
  expect(await main.getByRole('link', { name: 'Write to us' }).isVisible()).toBe(true);
  expect(await main.getByRole('button').count()).toBe(0);
  expect(await main.getByRole('radio').count()).toBe(0);
});

/** Runs inside the page. */
function nameOfFocus(): string {
  return document.activeElement?.getAttribute('name') ?? '';
}

/** Runs inside the page. */
function textOfFocus(): string {
  return document.activeElement?.textContent ?? '';
}
