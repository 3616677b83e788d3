import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FAULT_KINDS } from '#fixtures';
import { createFaultInjection, ENDPOINTS, type Endpoint, type Fault } from '#fixtures/backend';
import { createMemoryBrowser, type MemoryBrowser } from '#renderer/memory';
import { listenerOf, serveOnLoopback } from '../serve-on-loopback.ts';
import { createMeasuringBackend, EVENTS, openMeasuredPage } from './open-measured-page.ts';

const MEASURED = ENDPOINTS.filter(({ path }) => path.startsWith('/clientevent/measurement/'));
const NAMES = MEASURED.map(({ name }) => name);

/** Those that are asked for ids, at once and before the first event. */
const ID_NAMES: readonly Endpoint[] = ['visitor-id', 'encrypted-ids', 'environment-id'];

/** Each fault, with the endpoints of which it is a warning: nobody reads what events get. */
const FAULTS: readonly (readonly [fault: Fault, warned: readonly Endpoint[]])[] = [
  [{ kind: 'slow', delayMs: 5_000 }, NAMES],
  [{ kind: 'hang' }, NAMES],
  [{ kind: 'status', status: 503 }, NAMES],
  [{ kind: 'html' }, ID_NAMES],
  [{ kind: 'truncated' }, ID_NAMES],
  [{ kind: 'empty' }, ID_NAMES],
  [{ kind: 'body', text: '[]' }, ID_NAMES],
  [{ kind: 'disconnect' }, NAMES],
  [{ kind: 'reset' }, ID_NAMES],
  [{ kind: 'wrong-type' }, ID_NAMES],
  [{ kind: 'wrong-length' }, ID_NAMES],
  [{ kind: 'redirect' }, NAMES],
  [{ kind: 'trickle' }, []],
  [{ kind: 'oversized' }, ID_NAMES],
];

const ANSWER_LIMIT_MS = 3_000;

// The adapter says which answers it could not send.
beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue());
afterEach(() => vi.restoreAllMocks());

test('every kind of fault of the schema has its row here', () => {
  expect(FAULTS.map(([{ kind }]) => kind)).toEqual(FAULT_KINDS);
});

test.each(FAULTS)(
  'AN-033 AN-034 the first call of each endpoint that meets %j is over, and the next event goes',
  async (fault, warned) => {
    const { browser, faultInjection, received } = await startFaulty(fault);
    const { layer, warnings, errors, paint } = openMeasuredPage(browser);

    layer.record({ type: 'PAGE', pageName: 'waits for the batch' });
    await paint();
    for (const event of [...EVENTS, ...EVENTS]) layer.record(event);

    const ids = layer.events().map(({ id }) => id);
    const wellSent = ids.slice(-EVENTS.length);
    const receivedIds = async () => (await received()).map(({ id }) => id);
    await expect
      .poll(async () => (await receivedIds()).filter((id) => wellSent.includes(id)), QUICKLY)
      .toEqual(wellSent);
    expect(new Set(warnings.map(findEndpoint))).toEqual(new Set(warned));
    expect(warnings).toHaveLength(warned.length);
    expect(errors).toEqual([]);
    expect(NAMES.map((name) => faultInjection.calls(name).length)).toEqual(
      NAMES.map((name) => (name === 'measured-batch' || ID_NAMES.includes(name) ? 1 : 2)),
    );
    expect(new Set(await receivedIds()).size).toBe((await received()).length);
  },
);

const QUICKLY = { interval: 2 };

/** Returns the endpoint whose path a warning names. */
function findEndpoint(warning: string): Endpoint | undefined {
  const [, path] = /^A call of measurement failed: ([^?:]+)/.exec(warning) ?? [];
  return MEASURED.find((endpoint) => endpoint.path === path)?.name;
}

/** The backend on a port of its own, where the first call of each endpoint meets a fault. */
async function startFaulty(fault: Fault) {
  const answers = new Set<Promise<unknown>>();
  const browser: MemoryBrowser = createMemoryBrowser({
    url: 'https://www.meridia.test/en',
    fetch(request) {
      const answer = fetch(new Request(request.url.replace(/^https:\/\/[^/]+/, origin), request));
      answers.add(answer);
      return answer;
    },
  });
  const injection = createFaultInjection(async (delayMs) => {
    if (fault.kind === 'trickle') return nextTurn();
    if (fault.kind !== 'slow') return void (await Promise.allSettled(answers));
    return new Promise((resolve) => void browser.clock.after(delayMs, resolve));
  });
  const unasked = new Set(ID_NAMES);
  const faultInjection = {
    ...injection,
    record(endpoint: Endpoint, request: Request) {
      const end = injection.record(endpoint, request);
      unasked.delete(endpoint);
      const isLate = fault.kind === 'slow' || fault.kind === 'hang';
      if (isLate && injection.faultOf(endpoint) && unasked.size === 0)
        void browser.clock.advance(ANSWER_LIMIT_MS);
      return end;
    },
  };
  for (const name of NAMES) injection.set(name, { ...fault, times: 1 });
  const { backend, received } = createMeasuringBackend(faultInjection);
  const { origin } = await serveOnLoopback(listenerOf(backend.fetch));
  return { browser, faultInjection, received };
}
