import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { createMemoryHost } from '../host/memory/index.testing.ts';
import { createHttp } from '../services/http/index.ts';
import { fetchMacros } from './fetch-macros.ts';

const NAMES = [
  { group: 'savings', key: 'rate' },
  { group: 'loans', key: 'rate' },
  { group: 'savings', key: 'premium' },
];
const ANSWER = {
  groups: [
    { name: 'savings', keys: [{ name: 'rate', dataType: 'percentage', value: { value: 2.35 } }] },
    {
      name: 'cards',
      keys: [{ name: 'fee', dataType: 'amount', value: { value: 5, unit: 'USD' } }],
    },
  ],
};

/** Asks for NAMES where every request gets that answer. */
async function ask(answer: () => Promise<Response>, endpoint = '/macros') {
  const sent: Request[] = [];
  const host = createMemoryHost({
    fetch(request) {
      sent.push(request);
      return answer();
    },
  });
  const http = createHttp({ origin: 'https://api.test', locale: 'fr-BE' }, host);
  const fetched = fetchMacros({ http, endpoint, names: NAMES });
  return { host, sent, fetched };
}

function json(value: unknown, init?: ResponseInit): () => Promise<Response> {
  return () => Promise.resolve(Response.json(value, init));
}

describe('the request', () => {
  test('MA-003 macros are fetched with POST from the endpoint of the site', async () => {
    const site = JSON.parse(await readFile('site/experience.json', 'utf8'));

    const { sent, fetched } = await ask(json(ANSWER), site.macros.endpoint);
    await fetched;

    expect(sent.map(({ method, url }) => `${method} ${url}`)).toEqual([
      'POST https://api.test/macros/pricing/key-values',
    ]);
  });

  test('MA-005 the body names the keys group by group', async () => {
    const { sent, fetched } = await ask(json(ANSWER));
    await fetched;

    expect(await sent[0]?.json()).toEqual({
      groups: [
        { name: 'savings', keys: ['rate', 'premium'] },
        { name: 'loans', keys: ['rate'] },
      ],
    });
  });

  test('MA-006 it says in which language the page is', async () => {
    const { sent, fetched } = await ask(json(ANSWER));
    await fetched;

    expect(sent[0]?.headers.get('accept-language')).toBe('fr-BE');
  });
});

describe('the answer', () => {
  test('MA-007 holds groups with keys, each with name, dataType, value and unit', async () => {
    const { fetched } = await ask(json(ANSWER));

    expect(await fetched).toEqual({ status: 'found', response: ANSWER });
  });

  test.each([
    ['no groups', {}],
    ['a group without a name', { groups: [{ keys: [] }] }],
    ['a group without keys', { groups: [{ name: 'savings' }] }],
    ['a key without a name', keyOf({ dataType: 'date', value: { value: 'x' } })],
    ['a key without a dataType', keyOf({ name: 'rate', value: { value: 1 } })],
    ['a key without a value', keyOf({ name: 'rate', dataType: 'date' })],
    ['a value that is none', keyOf({ name: 'rate', dataType: 'date', value: { unit: 'EUR' } })],
    [
      'a unit that is no text',
      keyOf({ name: 'rate', dataType: 'amount', value: { value: 1, unit: 5 } }),
    ],
  ])('MA-007 with %s it is none', async (_, answer) => {
    const { fetched } = await ask(json(answer));

    expect(await fetched).toMatchObject({ status: 'failed' });
  });

  test.each(['language', 'string', 'date', 'amount', 'percentage'])(
    'MA-001 a key may be of the type %s',
    async (dataType) => {
      const { fetched } = await ask(json(keyOf({ name: 'rate', dataType, value: { value: 'x' } })));

      expect(await fetched).toMatchObject({ status: 'found' });
    },
  );

  test.each(['boolean', '', 'Date', undefined])(
    'MA-001 a key is of no type such as %j',
    async (dataType) => {
      const { fetched } = await ask(json(keyOf({ name: 'rate', dataType, value: { value: 'x' } })));

      expect(await fetched).toMatchObject({ status: 'failed' });
    },
  );

  test('what only a newer service sends is ignored', async () => {
    const newer = { ...ANSWER, validUntil: '2026-12-31' };

    const { fetched } = await ask(json(newer));

    expect(await fetched).toEqual({ status: 'found', response: ANSWER });
  });
});

describe('a failure', () => {
  test.each([
    [
      'a status',
      json({}, { status: 500, statusText: 'Oh' }),
      'Request to https://api.test/macros failed with status 500 Oh',
    ],
    ['no network', () => Promise.reject(new TypeError('Failed to fetch')), 'Failed to fetch'],
    [
      'no JSON',
      () => Promise.resolve(new Response('<html>')),
      'Failed to parse response from https://api.test/macros as JSON.',
    ],
    ['another shape', json({ groups: 5 }), '(/groups)'],
  ])('MA-011 by %s is reported in these words', async (_, answer, reason) => {
    const { fetched } = await ask(answer);

    const { message } = problemOf(await fetched);

    expect(message).toMatch(/^Error retrieving macros: /);
    expect(message).toContain(reason);
  });

  test('MA-011 by silence ends with the time it has', async () => {
    const { host, fetched } = await ask(() => new Promise(() => undefined));
    let hasEnded = false;
    void fetched.then(() => (hasEnded = true));

    await host.clock.advance(2_999);
    expect(hasEnded).toBe(false);
    await host.clock.advance(1);

    expect(problemOf(await fetched).message).toBe('Error retrieving macros: 3000ms timeout');
  });
});

function keyOf(key: object): object {
  return { groups: [{ name: 'savings', keys: [key] }] };
}

function problemOf(fetched: Awaited<ReturnType<typeof fetchMacros>>) {
  if (fetched.status === 'failed') return fetched.problem;
  throw new Error('The macros were found.');
}
