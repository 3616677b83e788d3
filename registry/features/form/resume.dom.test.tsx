import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openOnPage, type FeaturePage } from '../feature-page.testing.tsx';
import { form } from './index.ts';

const option = (value: string) => ({ value, label: value });

const properties = {
  name: 'claim',
  fields: [
    { type: 'textarea', name: 'story', label: 'Story', required: true },
    { type: 'amount', name: 'sum', label: 'Sum', required: true },
    { type: 'date', name: 'day', label: 'Day', required: true, picker: false },
    {
      type: 'radio',
      name: 'by',
      label: 'By',
      required: true,
      options: ['mail', 'ring'].map(option),
    },
    { type: 'checkboxes', name: 'news', label: 'News', options: ['rates', 'jobs'].map(option) },
    { type: 'checkbox', name: 'terms', label: 'I agree', required: true },
    {
      type: 'select',
      name: 'city',
      label: 'City',
      required: true,
      searchable: true,
      options: [{ value: '4000', label: 'Liège' }],
    },
    { type: 'text', name: 'code', label: 'Code', required: true, secret: true },
    { type: 'file', name: 'bill', label: 'Bill', required: true },
    {
      type: 'group',
      name: 'witnesses',
      label: 'Witness',
      maxRows: 3,
      addLabel: 'Add a witness',
      fields: [{ type: 'text', name: 'who', label: 'Who', required: true }],
    },
  ],
  submit: 'Send',
  endpoint: '/forms/claim',
  logIn: '/log-in?returnTo={currentUrl}',
  complete: { title: 'Thank you' },
};
const NOW = Date.UTC(2026, 10, 30, 9);
const HALF_AN_HOUR_MS = 1_800_000;
const ALLOWED = 'cookiesOptin=true';
/** The address of the page, and of the form in it. */
const HERE = 'https%3A%2F%2Fwww.meridia.test%2Fen%2Findividuals%23claim';

let page: FeaturePage | undefined;
let stored = new Map<string, string>();

beforeEach(() => {
  document.body.innerHTML = '<div id="page"></div>';
  stored = new Map();
});
afterEach(() => {
  page?.dispose();
  document.body.replaceChildren();
});

interface OpenOptions {
  readonly cookies?: string;
  readonly now?: number;
  readonly status?: number;
  readonly changed?: object;
}

/** Opens the page in the same tab as before, with a service that answers so. */
async function open({ cookies = ALLOWED, now = NOW, status = 200, changed }: OpenOptions = {}) {
  page?.dispose();
  document.body.innerHTML = '<div id="page"></div>';
  const sent: (string | null)[] = [];
  page = await openOnPage({
    feature: { name: 'form', properties: { ...properties, ...changed } },
    entries: [form],
    stored,
    cookies,
    now,
    answer({ headers }) {
      sent.push(headers.get('idempotency-key'));
      return Response.json({}, { status });
    },
  });
  return sent;
}

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Send' }));
const giveFile = () =>
  userEvent.upload(screen.getByLabelText('Bill'), new File(['%PDF-'], 'bill.pdf'));

async function fill(): Promise<void> {
  type('Story', 'Two\nlines');
  type('Sum', '1,234.5');
  type('Day', '21/05/2012');
  type('City', 'liege');
  type('Code', 'canary');
  for (const name of ['ring', 'jobs', 'I agree']) fireEvent.click(screen.getByLabelText(name));
  fireEvent.click(screen.getByRole('button', { name: /^Add a witness/ }));
  screen.getAllByLabelText('Who').forEach((control, index) => {
    fireEvent.change(control, { target: { value: `Witness ${index}` } });
  });
  await giveFile();
}

/** Fills the form in, and sends it to a service that knows nobody any more. */
async function meetLogOut(options: OpenOptions = {}): Promise<readonly (string | null)[]> {
  const sent = await open({ status: 401, ...options });
  await fill();
  send();
  await screen.findByText(/^Your session has ended/);
  return sent;
}

const isLeavingAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
const isChoice = ({ type: kind }: HTMLInputElement) => kind === 'checkbox' || kind === 'radio';
const readControl = (control: Element) => {
  if (control instanceof HTMLInputElement && isChoice(control)) return String(control.checked);
  return control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement
    ? control.value
    : '';
};
/** The texts of all controls but those of files, which nothing stores. */
const readControls = () =>
  Array.from(
    document.querySelectorAll('form :is(textarea, input:not([type="file"]))'),
    readControl,
  );

test('who logs in again finds the form as it was, but for secrets and files', async () => {
  await meetLogOut();
  const before = readControls();
  const link = screen.getByRole('link', { name: 'Log in' });
  expect(link).toHaveAttribute('href', `/log-in?returnTo=${HERE}`);
  expect(screen.getByText(/Files and secret entries have to be given once more/)).toBeVisible();
  expect(isLeavingAsked()).toBe(false);
  expect(getStored()).toContain('Witness 1');
  expect(getStored()).not.toContain('canary');

  const sent = await open();
  await screen.findByText(/^What you had typed is here again/);
  expect(readControls()).toEqual(before.map((text) => (text === 'canary' ? '' : text)));
  expect(screen.getByLabelText('Bill')).toHaveAccessibleDescription(/choose them again/);
  expect([...stored.keys()]).toEqual([]);
  expect(isLeavingAsked()).toBe(true);
  type('Code', 'canary');
  await giveFile();
  send();
  await screen.findByRole('heading', { name: 'Thank you' });
  expect(sent).toHaveLength(1);
});

const getStored = () => stored.get('stored-forms') ?? '';

const ONE_FIELD = { fields: properties.fields.slice(0, 1) };

/** Types, and sends the form of one field to a service that knows nobody any more. */
async function meetLogOutWith(story: string): Promise<readonly (string | null)[]> {
  const sent = await open({ status: 401, changed: ONE_FIELD });
  type('Story', story);
  send();
  await screen.findByText(/^Your session has ended/);
  return sent;
}

test('what comes back is sent by the key of before, and counts once', async () => {
  const [tried] = await meetLogOutWith('First');
  const text = getStored();
  // Each page of this test would draw the same key.
  stored.set('stored-forms', text.replace(`"${tried}"`, '"another"'));

  const sent = await open({ changed: ONE_FIELD });
  await screen.findByText(/^What you had typed is here again/);
  send();
  await screen.findByRole('heading', { name: 'Thank you' });

  expect(tried).toMatch(/^[0-9a-f]{32}$/);
  expect(sent).toEqual(['another']);
});

test('what is typed after the session has ended comes back as well, and is another submission', async () => {
  const [tried] = await meetLogOutWith('First');
  expect(getStored()).toContain(tried);
  type('Story', 'Second');
  expect(getStored()).not.toContain(tried);

  await open({ changed: ONE_FIELD });
  expect(screen.getByLabelText('Story')).toHaveValue('Second');
});

test('nothing comes back after half an hour or a withdrawal, and nothing is stored for longer', async () => {
  await meetLogOutWith('First');
  const before = new Map(stored);
  await open({ changed: ONE_FIELD, now: NOW + HALF_AN_HOUR_MS });
  expect(screen.getByLabelText('Story')).toHaveValue('');

  stored = new Map(before);
  await open({ changed: ONE_FIELD, cookies: 'cookiesOptin=false' });
  expect(screen.getByLabelText('Story')).toHaveValue('');
  expect([...stored.keys()]).toEqual([]);

  const sent = await meetLogOutWith('First');
  await page?.advance(HALF_AN_HOUR_MS - 1);
  expect(getStored()).toContain('First');
  await page?.advance(1);
  expect([...stored.keys()]).toEqual([]);
  expect(sent).toHaveLength(1);
});

test.each([
  ['nothing that is typed may be stored', { cookies: 'cookiesOptin=false' }],
  ['nobody has chosen yet', { cookies: '' }],
])('where %s, the log-in opens beside the form, which says what would be lost', async (...row) => {
  const [, options] = row;
  await meetLogOut(options);

  expect(screen.getByText(/is lost when this page is closed/)).toBeVisible();
  const link = screen.getByRole('link', { name: 'Log in in a new window' });
  expect(link).toHaveAttribute('target', '_blank');
  expect([...stored.keys()]).toEqual([]);
  expect(isLeavingAsked()).toBe(true);
});

test('a form without a log-in says that it could not be sent', async () => {
  await open({ status: 401, changed: { ...ONE_FIELD, logIn: undefined } });
  type('Story', 'First');
  send();

  expect(await screen.findByText(/^Your form could not be sent/)).toBeVisible();
  expect([...stored.keys()]).toEqual([]);
});
