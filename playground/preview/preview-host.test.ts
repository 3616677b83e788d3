import { afterEach, expect, test, vi } from 'vitest';
import type { OpenedScenario } from '#fixtures';
import { createPreviewHost } from './preview-host.ts';

const opened: OpenedScenario = {
  url: 'https://www.meridia.test/en/individuals',
  cookies: { 'signed-in': '1' },
  openedAt: 1_000_000,
  fetch: () => Promise.reject(new Error('No network')),
  edit: async () => {},
  requests: () => [],
};
const silent = { error: () => {}, warn: () => {}, info: () => {} };

afterEach(() => void vi.useRealTimers());

test('the clock of a page starts at the time of its scenario, and runs', () => {
  vi.useFakeTimers({ now: 0, toFake: ['performance'] });
  const host = createPreviewHost(opened, silent);
  const start = host.now();

  vi.advanceTimersByTime(1_500);

  expect(start).toBe(1_000_000);
  expect(host.now()).toBe(1_001_500);
});

test('a page is on the device of its scenario, and on another machine without one', () => {
  const onAndroid = createPreviewHost({ ...opened, device: 'android' }, silent);

  expect(onAndroid.device?.()).toBe('android');
  expect(createPreviewHost(opened, silent).device?.()).toBeUndefined();
});

test('a page has the address and the cookies of its scenario', () => {
  const host = createPreviewHost(opened, silent);

  expect(host.url().pathname).toBe('/en/individuals');
  expect([host.cookie('signed-in'), host.cookie('other')]).toEqual(['1', undefined]);
});

test('a task runs after its delay, unless it was cancelled before', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const host = createPreviewHost(opened, silent);
  const done: string[] = [];
  host.after(100, () => done.push('kept'));
  const cancel = host.after(100, () => done.push('cancelled'));

  vi.advanceTimersByTime(99);
  const early = [...done];
  cancel();
  vi.advanceTimersByTime(1);

  expect(early).toEqual([]);
  expect(done).toEqual(['kept']);
});

test('the next turn of a page is one of the window', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const turn = createPreviewHost(opened, silent).nextTurn();

  vi.runAllTimers();

  await expect(turn).resolves.toBeUndefined();
});
