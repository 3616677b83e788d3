import { expect, test } from 'vitest';
import { createMemoryStore } from '#fixtures/backend';
import { createSaveClient } from './create-save-client.ts';
import { createSavedSource } from './saved-source.ts';

const WITHOUT_TOKEN = { read: () => undefined, replace: () => {} };

/** A server that answers nothing until what was asked of it is ended. */
function createSilentServer() {
  const asked: string[] = [];
  const fetch = (address: string | URL | Request, { signal }: RequestInit = {}) => {
    asked.push(address instanceof Request ? address.url : address.toString());
    return new Promise<Response>((_resolve, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason));
    });
  };
  return { asked, server: createSaveClient(fetch, WITHOUT_TOKEN) };
}

test('a scenario that nobody waits for any more asks the server for nothing more', async () => {
  const { asked, server } = createSilentServer();
  const bundled = createMemoryStore({
    'scenarios/home/en.json': { title: 'Home', page: { fixture: 'en/individuals' } },
  });
  const superseded = new AbortController();
  const loading = createSavedSource(bundled, server).load('home/en', superseded.signal);
  const before = [...asked];

  superseded.abort();

  await expect(loading).rejects.toThrow('aborted');
  expect(before).toContain('/playground/api/fixtures/scenarios/home/en.json');
  expect(asked).toEqual(before);
});

const ORIGIN = 'http://localhost:4173';

const FILES: Readonly<Record<string, string>> = {
  'scenarios/home/en.json': '{ "title": "Home", "page": { "fixture": "en/individuals" } }',
  'pages/en/individuals.json': '{ "data": {} }',
  'macros/savings.json': '{ "groups": [] }',
  'macros/loans.json': '{ "groups": [] }',
};

/** A server that has the files, and what was asked of it. */
function serve() {
  const asked: string[] = [];
  const fetch = async (address: string | URL | Request) => {
    const { pathname } = new URL(address instanceof Request ? address.url : address, ORIGIN);
    const path = pathname.replace('/playground/api/fixtures/', '');
    asked.push(path);
    if (path.endsWith('/')) {
      const inside = Object.entries(FILES).filter(([each]) => each.startsWith(path));
      return Response.json({
        files: inside.map(([each, text]) => ({ path: each, text, version: each })),
      });
    }
    return new Response(FILES[path], { headers: { etag: `"${path}"` } });
  };
  const token = { read: () => 'x', replace: () => {} };
  return {
    asked,
    source: createSavedSource(createMemoryStore({}), createSaveClient(fetch, token)),
  };
}

test('a scenario is loaded by a request for each tab, with the version of every file', async () => {
  const { asked, source } = serve();

  const opened = await source.load('home/en');

  expect(asked.toSorted()).toEqual([
    'cms-data/',
    'experiment-list/',
    'macros/',
    'offers/',
    'pages/en/individuals.json',
    'scenarios/home/en.json',
  ]);
  expect(JSON.parse(opened?.texts.macros ?? '')).toEqual({
    loans: { groups: [] },
    savings: { groups: [] },
  });
  expect(opened?.files).toEqual(
    Object.fromEntries(
      Object.entries(FILES).map(([path, text]) => [path, { text, version: path }]),
    ),
  );
});
