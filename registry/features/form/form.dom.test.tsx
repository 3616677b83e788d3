import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openOnPage, type FeaturePage, type FeaturePageOptions } from '../feature-page.testing.tsx';
import { form } from './index.ts';

const properties = {
  name: 'contact',
  title: 'Write to us',
  fields: [
    { type: 'text', name: 'name', label: 'Your name', required: true },
    { type: 'email', name: 'email', label: 'E-mail', required: true },
    {
      type: 'text',
      name: 'customerNumber',
      label: 'Customer number',
      // A regular expression that the flag u would refuse.
      pattern: String.raw`[0-9]{8}|\_`,
      patternMessage: 'A customer number has eight digits.',
      acceptedBy: '/forms/checks/customer-number',
    },
    { type: 'textarea', name: 'message', label: 'Message', required: true, minLength: 10 },
  ],
  submit: 'Send message',
  endpoint: '/forms/contact',
  complete: { title: 'Thank you', text: 'We answer within one working day.' },
};

let page: FeaturePage | undefined;

beforeEach(() => {
  document.title = 'Contact';
  document.body.innerHTML = '<div id="page"></div>';
});
afterEach(() => {
  page?.dispose();
  document.body.replaceChildren();
});

interface SentForm {
  readonly values: unknown;
  readonly key: string | null;
}

/** Opens the form, whose service answers in turn as named, and takes everything after that. */
async function open(
  answers: readonly (() => Response | Promise<Response>)[] = [],
  options: Partial<FeaturePageOptions> = {},
) {
  const sent: SentForm[] = [];
  page = await openOnPage({
    feature: { name: 'form', properties },
    entries: [form],
    async answer(request) {
      if (new URL(request.url).pathname.startsWith('/forms/checks/')) {
        const { value } = JSON.parse(await request.text());
        const accepted = value === '12345672';
        const message = accepted ? 'We have found you.' : 'No such customer.';
        return Response.json({ accepted, message });
      }
      sent.push({
        values: JSON.parse(await request.text()),
        key: request.headers.get('idempotency-key'),
      });
      return answers[sent.length - 1]?.() ?? Response.json({});
    },
    ...options,
  });
  return { user: userEvent.setup(), sent };
}

const type = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

function fill(customerNumber = '12345672') {
  type('Your name', 'Ada Peeters');
  type('E-mail', 'ada@example.be');
  type(/^Customer number/, customerNumber);
  type('Message', 'Could you ring me tomorrow?');
}
const send = (user: ReturnType<typeof userEvent.setup>) =>
  user.click(screen.getByRole('button', { name: 'Send message' }));
const refuseMessage = () => Response.json({ errors: { message: 'No cards.' } }, { status: 422 });
const summary = () => screen.findByText(/^There (?:is one mistake|are \d+ mistakes)/);

test('sends the values once, and says that they have arrived', async () => {
  const { user, sent } = await open();
  fill();

  await Promise.all([send(user), send(user)]);

  const heading = await screen.findByRole('heading', { name: 'Thank you' });
  await expect.poll(() => document.activeElement).toBe(heading);
  expect(screen.getByText('We answer within one working day.')).toBeVisible();
  expect(sent).toEqual([
    {
      values: {
        name: 'Ada Peeters',
        email: 'ada@example.be',
        customerNumber: '12345672',
        message: 'Could you ring me tomorrow?',
      },
      key: expect.stringMatching(/^[0-9a-f]{32}$/),
    },
  ]);
});

test('lists the mistakes, leads to each, and says so in the title until they are corrected', async () => {
  const { user, sent } = await open();

  await send(user);

  expect(await summary()).toHaveTextContent('There are 3 mistakes.');
  expect(document.title).toBe('Error: Contact');
  expect(screen.getByLabelText('Your name')).toHaveFocus();
  const alert = within(screen.getByRole('alert'));
  await user.click(alert.getByRole('link', { name: 'Please fill in “Message”.' }));
  expect(screen.getByLabelText('Message')).toHaveFocus();

  fill();
  await send(user);
  await screen.findByRole('heading', { name: 'Thank you' });
  expect(document.title).toBe('Contact');
  expect(sent).toHaveLength(1);
});

test('asks the service of a field about its value', async () => {
  const { user, sent } = await open();
  fill('12345671');
  await send(user);

  expect(await summary()).toHaveTextContent('There is one mistake.');
  expect(screen.getAllByText('No such customer.')).not.toHaveLength(0);
  expect(sent).toEqual([]);
});

test('FO-031 FO-032 says for three seconds that a value is right now, in place of its mistake', async () => {
  const { user } = await open();
  fill('12345671');
  await send(user);
  await summary();
  const number = screen.getByLabelText(/^Customer number/);
  type(/^Customer number/, '12345672');

  await screen.findByText('We have found you.');
  await page?.advance(2_999);
  expect(number).toHaveAccessibleDescription('Success, We have found you.');
  await page?.advance(1);
  expect(number).not.toHaveAccessibleDescription();
});

test('shows at its field what the service refuses, until that is changed', async () => {
  const { user, sent } = await open([refuseMessage]);
  fill();
  await send(user);

  await summary();
  const message = screen.getByLabelText('Message');
  await expect.poll(() => document.activeElement).toBe(message);
  expect(message).toHaveAccessibleDescription('Error, No cards.');
  type('Message', 'Could you ring me tomorrow, please?');
  expect(message).not.toBeInvalid();
  await send(user);
  await screen.findByRole('heading', { name: 'Thank you' });
  expect(sent[0]?.key).not.toBe(sent[1]?.key);
});

test.each([
  ['fails', () => new Response('', { status: 500 })],
  ['answers with HTML', () => new Response('<p>Sorry</p>', { headers: HTML })],
  ['refuses without saying what', () => Response.json({}, { status: 422 })],
  ['is not there', () => Promise.reject(new TypeError('gone'))],
])(
  'keeps everything where its service %s, and sends it again by the same key',
  async (_, answer) => {
    const { user, sent } = await open([answer]);
    fill();
    await send(user);

    await screen.findByText('Your form could not be sent. Nothing is lost: please try again.');
    // On a phone the start of a long form is out of sight.
    expect(document.querySelector('form')).toContainElement(screen.getByRole('alert'));
    expect(screen.getByLabelText('Message')).toHaveValue('Could you ring me tomorrow?');
    await send(user);
    await screen.findByRole('heading', { name: 'Thank you' });
    expect(sent[0]?.key).toBe(sent[1]?.key);
  },
);

const CITIES = [{ value: '4000', label: 'Liège' }];

const option = (value: string) => ({ value, label: value });

test('reads a value by the type of its field, and sends it as data', async () => {
  const fields = [
    { type: 'number', name: 'children', label: 'Children', max: 12 },
    { type: 'amount', name: 'income', label: 'Income', min: 500 },
    { type: 'date', name: 'birth', label: 'Born on', picker: false, maxDate: '2008-11-29' },
    { type: 'iban', name: 'account', label: 'Account' },
    { type: 'select', name: 'topic', label: 'Topic', options: [option('cards'), option('loans')] },
    { type: 'select', name: 'city', label: 'City', searchable: true, options: CITIES },
    { type: 'radio', name: 'by', label: 'Answer by', options: [option('mail'), option('phone')] },
    { type: 'checkboxes', name: 'news', label: 'News', options: [option('rates'), option('jobs')] },
    { type: 'checkbox', name: 'terms', label: 'I agree', required: true },
  ];
  const { user, sent } = await open([], {
    feature: { name: 'form', properties: { ...properties, fields } },
    locale: 'nl-BE',
  });
  type(/^Children/, '13');
  type(/^Income/, '1.234,5');
  type(/^Born on/, '30/11/2008');
  type(/^Account/, 'be68 5390 0754 7034');
  type(/^Topic/, 'loans');
  type(/^City/, 'liege');
  for (const name of ['phone', 'rates', 'I agree']) fireEvent.click(screen.getByLabelText(name));
  await send(user);
  expect(await screen.findByText(/^Er zijn 2 fouten/)).toBeVisible();
  expect(screen.getByLabelText(/^Born on/)).toHaveAccessibleDescription(/29\/11\/2008 of vroeger/);
  expect(screen.getByLabelText(/^Children/)).toHaveAccessibleDescription(/12 of minder/);

  type(/^Children/, '2');
  type(/^Born on/, '21/5/1980');
  await send(user);
  await screen.findByRole('heading', { name: 'Thank you' });
  expect(sent[0]?.values).toEqual({
    children: 2,
    income: 1234.5,
    birth: '1980-05-21',
    account: 'BE68539007547034',
    topic: 'loans',
    city: '4000',
    by: 'phone',
    news: ['rates'],
    terms: true,
  });
});

test('sends files, and says at their field what is wrong with one', async () => {
  const fields = [
    { type: 'file', name: 'document', label: 'Document', required: true, maxSize: 1 },
  ];
  const { user } = await open([], {
    feature: { name: 'form', properties: { ...properties, fields } },
    answer: () => Response.json({}),
  });
  await send(user);
  await screen.findAllByText('Please choose a file for “Document”.');
  const input = screen.getByLabelText('Document');
  await user.upload(input, new File(['%PDF-', 'x'.repeat(1_000)], 'bill.pdf'));
  await send(user);
  await screen.findAllByText('“bill.pdf” has 2 kB; we accept 1 kB at most.');

  await user.upload(input, new File(['%PDF-'], 'bill.pdf'));
  await send(user);
  expect(await screen.findByRole('heading', { name: 'Thank you' })).toBeVisible();
});

test('asks a visitor who leaves if what they typed may go, until it is sent', async () => {
  const { user } = await open();
  expect(isLeavingAsked()).toBe(false);
  fill();
  expect(isLeavingAsked()).toBe(true);

  await send(user);
  await screen.findByRole('heading', { name: 'Thank you' });
  expect(isLeavingAsked()).toBe(false);
});

function isLeavingAsked(): boolean {
  return !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
}

test('says that it has been sent on the page to which a server leads', async () => {
  await open([], { query: '?sent=contact' });

  expect(screen.getByRole('heading', { name: 'Thank you' })).toBeVisible();
});

test.each([
  ['fr-BE', 'Erreur : Contact', 'Il y a 3 erreurs.'],
  ['nl-BE', 'Fout: Contact', 'Er zijn 3 fouten.'],
  ['de-DE', 'Fehler: Contact', 'Es gibt 3 Fehler.'],
])('names the mistakes in the language of the page: %s', async (locale, title, sentence) => {
  const { user } = await open([], { locale });
  await send(user);

  expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
  expect(document.title).toBe(title);
});

const HTML = { 'content-type': 'text/html' };
