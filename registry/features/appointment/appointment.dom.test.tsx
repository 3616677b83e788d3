import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  answerWeek,
  choose,
  closePage,
  getPage,
  getStored,
  goToPerson,
  goToTimes,
  heading,
  open,
  press,
  startTab,
  TYPED,
  typePerson,
  valueOf,
} from './appointment-page.testing.tsx';

beforeEach(startTab);
afterEach(closePage);

test('leads in three steps to an appointment, each with a heading that has the focus', async () => {
  const sent = await open();
  await goToTimes('At a branch');
  expect(document.activeElement).toBe(await heading(/^Step 2 of 3 Where and when/));
  choose('Ghent Korenmarkt');
  fireEvent.click(await screen.findByRole('radio', { name: 'Wednesday 2 December' }));
  choose('14:00');
  press('Continue');
  expect(document.activeElement).toBe(await heading(/^Step 3 of 3/));
  typePerson();
  press('Make the appointment');

  const done = await heading(/^Your appointment is made$/);
  await expect.poll(() => document.activeElement).toBe(done);
  expect(screen.getByText(/^Wednesday,? 2 December 2026/)).toBeVisible();
  expect(sent).toEqual([
    {
      values: {
        topic: 'home-loan',
        way: 'branch',
        branch: 'ghent-korenmarkt',
        day: '2026-12-02',
        time: '14:00',
        ...TYPED,
        telephone: '',
      },
      key: expect.stringMatching(/^[0-9a-f]{32}$/),
    },
  ]);
  expect([...getStored().keys()]).toEqual([]);
});

test('asks for the free times of what was chosen, and nothing typed is in an address', async () => {
  await open();
  await goToPerson();
  typePerson();
  press('Make the appointment');
  await heading(/made$/);

  expect(getPage()?.requests[0]).toBe(
    'https://api.meridia.test/appointments/open/free-times?way=video&topic=home-loan',
  );
  expect(getPage()?.requests.join(' ')).not.toMatch(/canary/i);
  expect(getPage()?.messages).toEqual([]);
});

test('names the mistakes of a step, leads to each, and says so in the title', async () => {
  await open();
  press('Continue');

  const alert = within(await screen.findByRole('alert'));
  expect(alert.getByText(/^There are 2 mistakes/)).toBeVisible();
  expect(document.title).toBe('Error: Appointment');
  expect(screen.getByRole('radio', { name: 'A home loan' })).toHaveFocus();
  fireEvent.click(alert.getByRole('link', { name: /How shall we meet/ }));
  expect(screen.getByRole('radio', { name: 'At a branch' })).toHaveFocus();

  await goToTimes();
  expect(document.title).toBe('Appointment');
});

test('Back loses nothing of any step', async () => {
  await open();
  await goToPerson();
  typePerson();
  press('Back');
  expect(await screen.findByRole('radio', { name: '10:00' })).toBeChecked();
  press('Back');
  await heading(/^Step 1 of 3/);
  expect(screen.getByRole('radio', { name: 'By video call' })).toBeChecked();

  press('Continue');
  await screen.findByRole('radio', { name: '10:00' });
  press('Continue');
  await heading(/^Step 3 of 3/);
  expect(valueOf('Your name')).toBe(TYPED.name);
  expect(valueOf(/^Anything/)).toBe(TYPED.note);
});

test('a time that somebody has just taken is chosen anew, and the rest stays', async () => {
  const sent = await open({ bookings: [() => refuse({ time: 'Just taken.' })] });
  await goToPerson();
  typePerson();
  press('Make the appointment');

  await expect.poll(() => document.title).toBe('Error: Appointment');
  const first = screen.getByRole('radio', { name: '09:30' });
  await expect.poll(() => document.activeElement).toBe(first);
  expect(screen.getByRole('link', { name: 'Just taken.' })).toBeVisible();
  choose('09:30');
  press('Continue');
  await heading(/^Step 3 of 3/);
  press('Make the appointment');
  await heading(/made$/);
  expect(sent[1]?.values).toMatchObject({ time: '09:30', ...TYPED });
  expect(sent[1]?.key).not.toBe(sent[0]?.key);
});

test.each([
  ['fails', () => new Response('', { status: 500 })],
  ['answers with HTML', () => new Response('<p>', { headers: { 'content-type': 'text/html' } })],
  ['is not there', () => Promise.reject(new TypeError('gone'))],
])('keeps everything where the booking %s, and sends it by the same key', async (_, answer) => {
  const sent = await open({ bookings: [answer] });
  await goToPerson();
  typePerson();
  press('Make the appointment');

  await screen.findByText(/^Your appointment could not be made/);
  expect(valueOf('Your name')).toBe(TYPED.name);
  press('Make the appointment');
  await heading(/made$/);
  expect(sent[0]?.key).toBe(sent[1]?.key);
});

test('a message of the service about a text stands at its field', async () => {
  await open({ bookings: [() => refuse({ note: 'No cards.' })] });
  await goToPerson();
  typePerson();
  press('Make the appointment');

  await expect.poll(() => document.activeElement).toBe(screen.getByLabelText(/^Anything/));
  expect(screen.getByLabelText(/^Anything/)).toHaveAccessibleDescription(/No cards\./);
});

test('says that the times are on their way, and offers to try again where they do not come', async () => {
  const { promise: first, resolve: answer } = Promise.withResolvers<Response>();
  const answers = [first];
  await open({ times: (query) => answers.shift() ?? answerWeek(query) });
  await goToTimes();
  expect(screen.getByRole('status')).toHaveTextContent('Loading');
  expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull();
  expect(getPage()?.tasks.length).toBeGreaterThan(1);

  answer(new Response('', { status: 500 }));
  await screen.findByText(/^The free times cannot be shown/);
  press('Try again');
  expect(await screen.findByRole('radio', { name: 'Tuesday 1 December' })).toBeVisible();
});

test.each([
  ['no list of days', { week: '2026-11-30' }],
  ['a day that is none', { week: '2026-11-30', days: [{ date: '1 December', times: [] }] }],
  ['a time that is none', { week: '2026-11-30', days: [{ date: '2026-12-01', times: ['9'] }] }],
])('an answer with %s is none', async (_, answer) => {
  await open({ times: () => Response.json(answer) });
  await goToTimes();

  expect(await screen.findByText(/^The free times cannot be shown/)).toBeVisible();
});

test('a week without a free time says so, and leads to another week', async () => {
  await open();
  await goToTimes();
  await screen.findByRole('radio', { name: 'Tuesday 1 December' });
  const later = screen.getByRole('button', { name: 'Later week' });
  later.focus();
  fireEvent.click(later);

  expect(await screen.findByText('No time is free in this week.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull();
  expect(later).toHaveFocus();
  expect(later).toHaveAttribute('aria-disabled', 'true');
  press('Earlier week');
  expect(await screen.findByRole('radio', { name: 'Tuesday 1 December' })).toBeVisible();
});

test('a telephone number is needed for a call, and for nothing else', async () => {
  await open();
  await goToPerson();
  expect(screen.getByLabelText('Telephone number (optional)')).toBeVisible();
  press('Back');
  await screen.findByRole('radio', { name: '10:00' });
  press('Back');
  choose('By telephone');
  press('Continue');
  await screen.findByRole('radio', { name: '10:00' });
  press('Continue');
  await heading(/^Step 3/);

  expect(screen.getByLabelText('Telephone number')).toBeRequired();
});

test.each([
  ['fr-BE', /^Étape 1 sur 3/, 'Continuer', 'Il y a 2 erreurs.'],
  ['nl-BE', /^Stap 1 van 3/, 'Verder', 'Er zijn 2 fouten.'],
  ['de-DE', /^Schritt 1 von 3/, 'Weiter', 'Es gibt 2 Fehler.'],
])('speaks the language of the page: %s', async (...row) => {
  const [locale, title, button, mistakes] = row;
  await open({}, { locale });
  await heading(title);
  press(button);

  expect(await screen.findByRole('alert')).toHaveTextContent(mistakes);
});

const refuse = (errors: object) => Response.json({ errors }, { status: 422 });
