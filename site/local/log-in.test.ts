import { expect, test } from 'vitest';
import { createLogIn } from './log-in.ts';

const pages = createLogIn({
  readDocument: async (name) => `<!doctype html><html lang="en-GB"><title>${name}</title></html>`,
});

test.each<[string, Record<string, string>]>([
  ['log-out', { 'sec-fetch-site': 'same-origin' }],
  ['confirm-log-out', { 'sec-fetch-site': 'same-site' }],
  ['confirm-log-out', { 'sec-fetch-site': 'cross-site' }],
  // An address that somebody has typed, and a link in a message.
  ['confirm-log-out', { 'sec-fetch-site': 'none' }],
  ['confirm-log-out', {}],
])('/log-out is the document %s for a request with %j', async (name, headers) => {
  const answer = await pages.request('http://localhost:4173/log-out', { headers });

  expect(await answer.text()).toContain(`<title>${name}</title>`);
  expect([answer.headers.get('cache-control'), answer.headers.get('vary')]).toEqual([
    'no-store',
    'sec-fetch-site',
  ]);
});
