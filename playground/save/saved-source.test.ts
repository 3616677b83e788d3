import { expect, test } from 'vitest';
import { createMemoryStore } from '#fixtures/backend';
import { createSaveClient } from './create-save-client.ts';
import { createSavedSource } from './saved-source.ts';

/** A server that answers nothing until what was asked of it is ended. */
function createSilentServer() {
  const asked: string[] = [];
  const fetch = (address: string | URL | Request, { signal }: RequestInit = {}) => {
    asked.push(address instanceof Request ? address.url : address.toString());
    return new Promise<Response>((_resolve, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason));
    });
  };
  return { asked, server: createSaveClient(fetch, undefined) };
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
