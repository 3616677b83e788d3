import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  createBackend,
  createFaultInjection,
  createMemoryStore,
  type Fault,
} from '#fixtures/backend';
import { listenerOf, serveOnLoopback } from '../serve-on-loopback.ts';

const PATH = '/flex-page/open/page-model?pageUrl=/en';
const PAGE = { data: { flexZone: {} } };

// The adapter says which answers it could not send.
beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue());
afterEach(() => vi.restoreAllMocks());

/** Returns the spoilt answer that a caller gets, over a connection of its own. */
async function askOf(fault: Fault): Promise<Response> {
  const faultInjection = createFaultInjection();
  faultInjection.set('page-model', fault);
  const store = createMemoryStore({ 'pages/en.json': PAGE });
  const backend = createBackend({ store, images: async () => undefined, faultInjection });
  const { origin } = await serveOnLoopback(listenerOf(backend.fetch));
  return fetch(origin + PATH);
}

test.each(['reset', 'wrong-length'] as const)(
  'over HTTP the connection breaks while the answer is read: %s',
  async (kind) => {
    const answer = await askOf({ kind });

    expect(answer.status).toBe(200);
    await expect(answer.text()).rejects.toThrow(TypeError);
  },
);

test('over HTTP an answer comes one byte at a time', async () => {
  const reader = (await askOf({ kind: 'trickle' })).body?.getReader();

  const sizes = [await reader?.read(), await reader?.read()].map((read) => read?.value?.length);
  await reader?.cancel();

  expect(sizes).toEqual([1, 1]);
});
