import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createClaims, type Claims } from './create-claims.ts';
import { sampleLocks } from './sample-locks.testing.ts';

const MAX_WAIT_MS = 2_000;

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

interface SampleWindow extends Claims {
  readonly changes: string[];
  readonly released: () => number;
  /** A window that hangs answers nobody. */
  readonly hang: () => void;
}

/** Windows of one browser, in which nothing is stored before `storage` resolves. */
function openWindows(count: number, storage = Promise.resolve()): SampleWindow[] {
  const locks = sampleLocks();
  const listeners: ((scenarioId: unknown) => void)[] = [];
  return Array.from({ length: count }, (_, index) => {
    const changes: string[] = [];
    let released = 0;
    let isHanging = false;
    const claims = createClaims({
      locks,
      channel: {
        request: (scenarioId) =>
          listeners.forEach((listen, other) => other !== index && listen(scenarioId)),
        onRequest: (listener) => listeners.push((data) => !isHanging && listener(data)),
      },
      async beforeRelease() {
        await storage;
        released += 1;
      },
      onChange: (isOwn, scenarioId) => changes.push(`${scenarioId}: ${isOwn}`),
    });
    return {
      ...claims,
      changes,
      released: () => released,
      hang: () => {
        isHanging = true;
      },
    };
  });
}

async function settle(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
}

async function takeOver(window: SampleWindow): Promise<void> {
  const taken = window.takeOver();
  await settle();
  vi.advanceTimersByTime(MAX_WAIT_MS);
  await taken;
  await settle();
}

test('the first window may change a scenario, another one may not', async () => {
  const [first, second] = openWindows(2);

  expect(await first?.claim('a')).toBe(true);
  expect(await second?.claim('a')).toBe(false);
  expect(await second?.claim('b')).toBe(true);
  expect([first?.changes, second?.changes]).toEqual([[], []]);
});

test('a window that opens another scenario stores its work and frees the one before', async () => {
  const [first, second] = openWindows(2);
  await first?.claim('a');
  await second?.claim('a');
  const before = first?.released() ?? 0;

  await first?.claim('b');
  await settle();

  expect(first?.released()).toBe(before + 1);
  expect(second?.changes).toEqual(['a: true']);
});

test('a window that goes back before its work is stored has the scenario as before', async () => {
  const storage = Promise.withResolvers<void>();
  const [first] = openWindows(1, storage.promise);
  await first?.claim('a');
  await first?.claim('b');

  const back = first?.claim('a');
  storage.resolve();

  expect(await back).toBe(true);
  expect(first?.changes).toEqual([]);
});

test('a scenario that is free while it is claimed is that window’s a moment later', async () => {
  const [first, second] = openWindows(2);
  await first?.claim('a');
  await second?.claim('a');
  const before = second?.isOwn('a');

  await first?.claim('b');
  await settle();

  expect([before, second?.isOwn('a'), second?.isOwn('b')]).toEqual([false, true, false]);
});

test('a scenario that is claimed twice at once is that window’s', async () => {
  const [first] = openWindows(1);

  expect(await Promise.all([first?.claim('a'), first?.claim('a')])).toEqual([true, true]);
});

test('the same scenario claimed again is still that window’s', async () => {
  const [first, second] = openWindows(2);
  await first?.claim('a');
  await second?.claim('a');

  expect(await first?.claim('a')).toBe(true);
  expect(await second?.claim('a')).toBe(false);
});

test('a window that is asked stores its work, hands over, and gets the scenario back later', async () => {
  const [first, second] = openWindows(2);
  await first?.claim('a');
  await second?.claim('a');
  const before = first?.released() ?? 0;

  await takeOver(second as SampleWindow);

  expect(first?.changes).toEqual(['a: false']);
  expect(first?.released()).toBe(before + 1);
  expect(second?.changes).toEqual(['a: true']);

  await second?.claim('b');
  await settle();

  expect(first?.changes).toEqual(['a: false', 'a: true']);
});

test('from a window that hangs the scenario is taken', async () => {
  const [first, second] = openWindows(2);
  await first?.claim('a');
  await second?.claim('a');
  first?.hang();

  const taken = second?.takeOver();
  await settle();
  vi.advanceTimersByTime(MAX_WAIT_MS - 1);
  await settle();
  const early = [...(second?.changes ?? [])];
  vi.advanceTimersByTime(1);
  await taken;
  await settle();

  expect(early).toEqual([]);
  expect(first?.changes).toEqual(['a: false']);
  expect(second?.changes).toEqual(['a: true']);
});

test('who has the scenario has nothing to take over', async () => {
  const [first] = openWindows(1);
  await first?.claim('a');

  await takeOver(first as SampleWindow);

  expect(first?.changes).toEqual([]);
});

test('where a browser has no locks every window takes itself for the only one', async () => {
  const claims = createClaims({
    locks: undefined,
    channel: { request: () => {}, onRequest: () => {} },
    beforeRelease: async () => {},
    onChange: () => {},
  });

  expect(await claims.claim('a')).toBe(true);
  expect(await claims.claim('b')).toBe(true);
});
