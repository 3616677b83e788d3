import { describe, expect, test } from 'vitest';
import { createHttp } from '#renderer/calls';
import { createMemoryHost } from '#renderer/memory';
import messages from './locales/en-GB.json' with { type: 'json' };
import { receiveForm } from './receive-form.ts';

const props = {
  name: 'contact',
  title: 'Write to us',
  fields: [
    { type: 'text', name: 'name', label: 'Your name', required: true },
    { type: 'email', name: 'email', label: 'E-mail', required: true },
    { type: 'text', name: 'code', label: 'Code', secret: true },
    { type: 'text', name: 'number', label: 'Customer number', acceptedBy: '/forms/checks/number' },
    { type: 'textarea', name: 'message', label: 'Message', maxLength: 2_000 },
  ],
  submit: 'Send',
  endpoint: '/forms/contact',
  complete: { title: 'Thank you', text: 'We answer soon.' },
};

/** Texts of a visitor that nobody else may read. */
const CANARIES = {
  name: 'Canary Peeters',
  email: 'canary@example.be',
  code: 'canary-4711',
  number: '12345672',
  message: 'Canary: BE68539007547034.',
};

/** A canary as it may stand in a text or in an address. */
const ANY_CANARY = /canary|BE68539007547034|12345672/i;

interface Service {
  /** Answers the form itself; left out, it is taken. */
  readonly form?: () => Response | Promise<Response>;
  /** Answers the check of the customer number; left out, it is accepted. */
  readonly check?: () => Response | Promise<Response>;
}

/** Posts a form from a page, whose services answer as named. */
async function post(service: Service, changes: Partial<typeof CANARIES> = {}) {
  const requests: Request[] = [];
  const host = createMemoryHost({
    async fetch(request) {
      requests.push(request);
      const isCheck = new URL(request.url).pathname.startsWith('/forms/checks/');
      const answer = isCheck ? service.check : service.form;
      return (await answer?.()) ?? Response.json(isCheck ? { accepted: true } : {});
    },
  });
  const http = createHttp({ origin: 'https://api.test', locale: 'en-GB' }, host);
  const values = Object.entries({ ...CANARIES, ...changes }).map(([name, text]) => [name, [text]]);
  const posted = { name: 'contact', values: Object.fromEntries(values), idempotencyKey: 'key' };
  const received = receiveForm(posted, {
    props,
    messages,
    platform: { http, host, locale: 'en-GB' },
    signal: new AbortController().signal,
    title: 'Contact',
  });
  return { received, requests, host };
}

const html = () => new Response('<p>Sorry</p>', { headers: { 'content-type': 'text/html' } });
const never = () => new Promise<Response>(() => undefined);
const refuse = (errors: unknown) => () => Response.json({ errors }, { status: 422 });

describe('a form without script', () => {
  test.each([
    ['is not there', () => Promise.reject(new TypeError('gone'))],
    ['fails', () => new Response('', { status: 500 })],
    ['answers HTML', html],
    ['redirects, which the network refuses', () => Promise.reject(new TypeError('redirect'))],
    ['redirects with an answer', () => new Response('', { status: 303 })],
    ['answers nothing', () => new Response('')],
    ['refuses without saying what', refuse(undefined)],
    ['refuses with a list', refuse([1, 2])],
    ['refuses with messages that are none', refuse({ name: 5, email: ' ' })],
  ])('FO-035 comes back with what was typed where its service %s', async (_, form) => {
    const { received, requests } = await post({ form });

    expect(await received).toMatchObject({
      status: 'failed',
      submission: { values: { name: [CANARIES.name], message: [CANARIES.message] }, errors: {} },
    });
    expect(requests.map(({ redirect }) => redirect)).toEqual(['error', 'error']);
  });

  test('FO-035 comes back after ten seconds where its service hangs', async () => {
    const { received, requests, host } = await post({ form: never });
    await expect.poll(() => requests.length).toBe(2);

    void host.clock.advance(10_000);

    expect(await received).toMatchObject({ status: 'failed' });
  });

  test.each([
    ['never answers', never],
    ['fails', () => new Response('', { status: 500 })],
    ['answers something else', () => Response.json({ accepted: 'yes' })],
  ])('FO-035 is sent all the same where the check of a value %s', async (_, check) => {
    const { received, requests, host } = await post({ check });
    await expect.poll(() => requests.length).toBeGreaterThan(0);

    void host.clock.advance(3_000);

    expect(await received).toEqual({ status: 'complete' });
  });

  test.each([
    ['a field that it has', { message: 'No accounts.' }, { message: 'No accounts.' }],
    ['one that it does not have', { age: 'Too young.' }, { '': 'Too young.' }],
    ['a member of every object', { constructor: 'No.' }, { '': 'No.' }],
    ['a field within a field', { 'name.first': 'No.' }, { '': 'No.' }],
  ])('FO-037 says why it was refused for %s', async (_, errors, expected) => {
    const { received } = await post({ form: refuse(errors) });

    expect(await received).toMatchObject({ status: 'refused', submission: { errors: expected } });
  });

  test('FO-035 comes back without a secret', async () => {
    const { received } = await post({}, { name: '' });

    expect(JSON.stringify(await received)).not.toContain(CANARIES.code);
  });

  test.each([
    ['is taken', {}],
    ['fails', { form: () => new Response('', { status: 500 }) }],
    ['is answered with HTML', { form: html, check: html }],
    ['is refused', { form: refuse({ name: 'No.' }) }],
  ])('leaves no text in an address, a header or a log where it %s', async (_, service) => {
    const { received, requests, host } = await post(service);
    await received;

    const heads = requests.map(({ url, headers }) => [url, ...headers].join(' '));
    expect(requests).toHaveLength(2);
    expect([...heads, JSON.stringify(host.messages)].filter((one) => ANY_CANARY.test(one))).toEqual(
      [],
    );
  });
});
