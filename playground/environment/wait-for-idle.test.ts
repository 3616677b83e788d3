import { expect, test, vi } from 'vitest';
import { waitForIdle } from './wait-for-idle.ts';

test('it waits for the window to have nothing to do, and not without end', async () => {
  const idle: (() => void)[] = [];
  const requestIdleCallback = vi.fn<(task: () => void) => number>((task) => idle.push(task));
  const done = vi.fn<() => void>();

  const waiting = waitForIdle({ requestIdleCallback } as unknown as Window).then(done);
  await Promise.resolve();
  const callsBefore = done.mock.calls.length;
  idle.forEach((task) => task());
  await waiting;

  expect(callsBefore).toBe(0);
  expect(requestIdleCallback).toHaveBeenCalledWith(expect.any(Function), { timeout: 1_000 });
});

test('a window that does not tell is given a moment', async () => {
  vi.useFakeTimers();
  const waiting = waitForIdle({} as Window);

  vi.advanceTimersByTime(100);
  vi.useRealTimers();

  await expect(waiting).resolves.toBeUndefined();
});
