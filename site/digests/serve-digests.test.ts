import { expect, test } from 'vitest';
import { createMemoryStore } from '#fixtures/backend';
import { serveDigests } from './serve-digests.ts';
import type { DraftToDigest } from './take-draft-digest.ts';

const SCENARIO = { title: 'Home', page: { fixture: 'en/individuals' }, viewport: { width: 360 } };
const ASKED = { id: 'home/en', query: 'session=private', documents: { page: { data: {} } } };
const PICTURE = { address: '/preview/pictures/x.webp', isCurrent: true, problems: [] };
const OWN = { host: 'localhost:4173', origin: 'http://localhost:4173' };

/** The answers of a server whose Chromium finds a digest, nothing, or fails. */
function openServer(take: () => Promise<{ digest: string; picture: Uint8Array } | undefined>) {
  const drafts: DraftToDigest[] = [];
  const api = serveDigests({
    store: createMemoryStore({ 'scenarios/home/en.json': SCENARIO }),
    digests: {
      readStored: async () => 'stored\n',
      take(draft) {
        drafts.push(draft);
        return take();
      },
    },
    pictures: { list: async () => new Map([['home/en', PICTURE]]) },
    allowedHosts: [],
  });
  const ask = async (body: unknown, headers: object = {}) => {
    const response = await api.request('http://localhost:4173/playground/api/digest', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...OWN, ...headers },
      body: JSON.stringify(body),
    });
    return [response.status, await response.json()] as const;
  };
  return { ask, drafts };
}

const found = async () => ({ digest: 'components\n', picture: new Uint8Array([1]) });

test('the digest of a draft comes with the stored one and with both pictures', async () => {
  const { ask, drafts } = openServer(found);

  expect(await ask(ASKED)).toEqual([
    200,
    {
      digest: 'components\n',
      stored: 'stored\n',
      picture: 'AQ==',
      storedPicture: expect.objectContaining({ isCurrent: true }),
    },
  ]);
  await ask({ ...ASKED, width: 840 });

  const address = 'http://localhost:4173/preview/home/en?session=private';
  expect(drafts).toEqual([
    { address, viewport: { width: 360 }, documents: { page: { data: {} } } },
    { address, viewport: { width: 840 }, documents: { page: { data: {} } } },
  ]);
});

test.each<
  [string, { readonly body?: unknown; readonly headers?: object; readonly status: number }]
>([
  ['another website', { headers: { origin: 'https://elsewhere.test' }, status: 403 }],
  ['a form', { headers: { 'content-type': 'text/plain' }, status: 415 }],
  ['a list', { body: [], status: 400 }],
  ['a window of no size', { body: { ...ASKED, width: 0 }, status: 400 }],
  ['an unknown scenario', { body: { ...ASKED, id: '../../package' }, status: 404 }],
])('%s gets none, and no Chromium starts', async (_, { body = ASKED, headers, status }) => {
  const { ask, drafts } = openServer(found);

  expect((await ask(body, headers))[0]).toBe(status);
  expect(drafts).toEqual([]);
});

test('a machine without a Chromium, and a page that never settles, are said', async () => {
  const none = await openServer(async () => undefined).ask(ASKED);
  const unsettled = await openServer(async () => Promise.reject(new Error('waited'))).ask(ASKED);

  expect([none[0], unsettled[0]]).toEqual([501, 422]);
  expect([none[1].refused.code, unsettled[1].refused.code]).toEqual(['no-browser', 'not-settled']);
});
