import { expect, test, vi } from 'vitest';
import { createOpenMark, type MarkStorage } from './create-open-mark.ts';

/** Windows of one browser. */
function openBrowser() {
  const stored = new Map<string, string>();
  const storage: MarkStorage = {
    getItem: (name) => stored.get(name) ?? null,
    setItem: (name, value) => void stored.set(name, value),
    removeItem: (name) => void stored.delete(name),
  };
  const wait = vi.fn<(delayMs: number) => Promise<void>>(() => Promise.resolve());
  return {
    stored,
    wait,
    open: (windowId: string) => createOpenMark({ storage: () => storage, windowId, wait }),
  };
}

test('a window that crashed is known by its mark, one that was closed left none', () => {
  const { open, stored } = openBrowser();
  const first = open('1');
  expect(first.set('a')).toBe(false);
  first.clear();
  const second = open('2');
  expect([second.set('a'), stored.size]).toEqual([false, 1]);

  // No word of the second.
  expect(open('3').set('a')).toBe(true);
  expect(open('4').set('b')).toBe(false);
});

test('a window that was closed just now is not taken for crashed, though its mark goes a moment later', async () => {
  const { open, stored, wait } = openBrowser();
  open('1').set('a');
  wait.mockImplementation(async () => {
    if (wait.mock.calls.length === 3) stored.clear();
  });
  const second = open('2');

  await second.waitForOthers('a');

  expect([second.set('a'), wait.mock.calls.length]).toEqual([false, 3]);
});

test('one that crashed is waited for a second, and only once', async () => {
  const { open, wait } = openBrowser();
  open('1').set('a');
  const second = open('2');

  await second.waitForOthers('a');
  expect(second.set('a')).toBe(true);
  await second.waitForOthers('a');
  second.settle();
  await second.waitForOthers('a');
  await second.waitForOthers('b');

  const waitedMs = wait.mock.calls.reduce((sum, [delayMs]) => sum + delayMs, 0);
  expect(waitedMs).toBe(1_000);
});

test('until it is settled what a crash left, every later window is told', () => {
  const { open } = openBrowser();
  open('1').set('a');
  const second = open('2');
  expect([second.set('a'), second.set('a')]).toEqual([true, true]);
  second.clear();

  const third = open('3');
  expect(third.set('a')).toBe(true);
  third.settle();
  expect(third.set('a')).toBe(false);
  third.clear();

  expect(open('4').set('a')).toBe(false);
});

test('a window that opens another scenario, or lets one go, leaves no mark of it', () => {
  const { open, stored } = openBrowser();
  const window = open('1');
  window.set('a');
  window.set('b');
  expect([...stored.keys()]).toEqual(['vitrine-playground:open:b']);

  window.release();
  window.restore();

  expect(stored.size).toBe(0);
});

test('the mark of the window that took a scenario over is left alone', () => {
  const { open, stored } = openBrowser();
  const first = open('1');
  first.set('a');
  open('2').set('a');

  first.clear();

  expect(stored.get('vitrine-playground:open:a')).toBe('2');
});

test('a window that comes back from behind another page has its mark again', () => {
  const { open } = openBrowser();
  const first = open('1');
  first.set('a');
  first.clear();
  first.restore();

  expect(open('2').set('a')).toBe(true);
});

test('where storage is forbidden no window is taken for crashed', async () => {
  const mark = createOpenMark({
    storage() {
      throw new DOMException('No.', 'SecurityError');
    },
    windowId: '1',
    wait: () => Promise.reject(new Error('Nobody is waited for.')),
  });

  await mark.waitForOthers('a');
  expect(mark.set('a')).toBe(false);
  expect(() => mark.clear()).not.toThrow();
});
