import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createSnackbarQueue } from './snackbar-queue.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function make(...texts: string[]) {
  const queue = createSnackbarQueue();
  texts.forEach((text) => queue.add({ text }));
  const after = (ms: number) => {
    vi.advanceTimersByTime(ms);
    const turn = queue.turn();
    return turn && `${turn.message.text}${turn.isLeaving ? ', leaving' : ''}`;
  };
  return { queue, after };
}

describe('the queue of snackbar messages', () => {
  test('OV-010 shows one message after another, in the order they came', () => {
    const { after } = make('first', 'second', 'third');

    expect(after(0)).toBe('first');
    expect(after(5000)).toBe('first, leaving');
    expect(after(300)).toBe('second');
    expect(after(5300)).toBe('third');
    expect(after(5300)).toBeUndefined();
  });

  test('OV-011 shows a message for 5000 ms', () => {
    const { after } = make('first');

    expect(after(4999)).toBe('first');
    expect(after(1)).toBe('first, leaving');
  });

  test('shows it for as long as it says itself', () => {
    const { queue, after } = make();
    queue.add({ text: 'short', durationInMs: 1000 });

    expect(after(999)).toBe('short');
    expect(after(1)).toBe('short, leaving');
  });

  test.each([Infinity, 2 ** 31, Number.MAX_VALUE])(
    'one for %d ms stays until it is dismissed, used or not',
    (durationInMs) => {
      const { queue, after } = make();
      queue.add({ text: 'stays', durationInMs });
      queue.add({ text: 'waits' });
      expect(after(3_600_000)).toBe('stays');

      queue.pause('hover');
      queue.resume('hover');
      expect(after(3_600_000)).toBe('stays');

      queue.dismiss();
      expect(after(300)).toBe('waits');
      expect(after(5000)).toBe('waits, leaving');
    },
  );

  test('the longest that a browser can wait is waited for', () => {
    const { queue, after } = make();
    queue.add({ text: 'long', durationInMs: 2 ** 31 - 1 });

    expect(after(2 ** 31 - 2)).toBe('long');
    expect(after(1)).toBe('long, leaving');
  });

  test('one that is let go while it leaves does not cut the next one short', () => {
    const { queue, after } = make('first');
    after(4500);
    queue.pause('hover');
    queue.dismiss();

    queue.resume('hover');
    queue.add({ text: 'second' });

    expect(after(300)).toBe('second');
    expect(after(4999)).toBe('second');
    expect(after(1)).toBe('second, leaving');
  });

  test('who was never there is nobody to wait for', () => {
    const { queue, after } = make('first');
    after(4000);

    queue.resume('focus');

    expect(after(999)).toBe('first');
    expect(after(1)).toBe('first, leaving');
  });

  test('before the first message nothing happens, whoever comes and goes', () => {
    const { queue, after } = make();
    const listener = vi.fn<() => void>();
    queue.subscribe(listener);

    queue.pause('hover');
    queue.resume('hover');
    queue.dismiss();

    expect(after(60_000)).toBeUndefined();
    expect(listener).not.toHaveBeenCalled();
  });

  test('the same text twice has two turns', () => {
    const { queue, after } = make('again', 'again');
    const first = queue.turn()?.id;

    expect(after(5300)).toBe('again');
    expect(queue.turn()?.id).not.toBe(first);
  });

  test('a message that is used stays, and then has the time it had left', () => {
    const { queue, after } = make('first');
    after(4000);

    queue.pause('hover');
    queue.pause('focus');
    expect(after(60_000)).toBe('first');

    queue.resume('hover');
    expect(after(60_000)).toBe('first');

    queue.resume('focus');
    expect(after(999)).toBe('first');
    expect(after(1)).toBe('first, leaving');
  });

  test('one that was dismissed leaves at once, be it used, and the next is not paused', () => {
    const { queue, after } = make('first', 'second');
    queue.pause('focus');

    queue.dismiss();
    queue.dismiss();

    expect(after(0)).toBe('first, leaving');
    expect(after(300)).toBe('second');
    expect(after(5000)).toBe('second, leaving');
  });

  test('calls back for every change, and for none after that was ended', () => {
    const { queue, after } = make();
    const listener = vi.fn<() => void>();
    const stop = queue.subscribe(listener);

    queue.add({ text: 'first' });
    after(5300);
    expect(listener).toHaveBeenCalledTimes(3);

    stop();
    queue.add({ text: 'second' });
    expect(listener).toHaveBeenCalledTimes(3);
  });
});
