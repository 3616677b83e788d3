import { getEventListeners } from 'node:events';
import { describe, expect, test } from 'vitest';
import { createMemoryHost } from './memory/index.testing.ts';
import { TimeoutError, limitTime } from './time-limit.ts';

const LIMIT_MS = 3_000;

function never(): Promise<never> {
  return new Promise(() => undefined);
}

/** How a promise ended, noted without waiting for it. */
function watch(promise: Promise<unknown>): { ended: unknown } {
  const watched: { ended: unknown } = { ended: 'not yet' };
  promise.then(
    (value) => (watched.ended = value),
    (error: unknown) => (watched.ended = error),
  );
  return watched;
}

describe('withTimeLimit', () => {
  test('gives what the task gives, and leaves no timer behind', async () => {
    const host = createMemoryHost();
    let isAborted = false;

    const result = await limitTime(host, { limitMs: LIMIT_MS }, (signal) => {
      signal.addEventListener('abort', () => (isAborted = true));
      return Promise.resolve('in time');
    });
    await host.clock.advance(LIMIT_MS);

    expect(result).toBe('in time');
    expect(isAborted).toBe(false);
  });

  test('ends what a task that failed has left under way', async () => {
    const failure = new Error('refused');
    let reason: unknown;

    const result = limitTime(createMemoryHost(), { limitMs: LIMIT_MS }, (signal) => {
      signal.addEventListener('abort', () => (reason = signal.reason));
      return Promise.reject(failure);
    });

    await expect(result).rejects.toBe(failure);
    expect(reason).toBe(failure);
  });

  test.each([
    ['done', () => Promise.resolve('in time')],
    ['failed', () => Promise.reject(new Error('broken'))],
  ])('leaves no listener on a signal once the task has %s', async (_, end) => {
    const caller = new AbortController();
    const signals: AbortSignal[] = [caller.signal];
    const limit = { limitMs: LIMIT_MS, signal: caller.signal };

    await limitTime(createMemoryHost(), limit, (signal) => {
      signals.push(signal);
      return end();
    }).catch(() => 'failed');

    expect(signals.map((signal) => getEventListeners(signal, 'abort').length)).toEqual([0, 0]);
  });

  test('passes on what the task throws', async () => {
    const limited = limitTime(createMemoryHost(), { limitMs: LIMIT_MS }, () =>
      Promise.reject(new Error('broken')),
    );

    await expect(limited).rejects.toThrow('broken');
  });

  test('ends a task that ignores its signal when the time is over, not before', async () => {
    const host = createMemoryHost();
    const watched = watch(limitTime(host, { limitMs: LIMIT_MS }, never));

    await host.clock.advance(LIMIT_MS - 1);
    expect(watched.ended).toBe('not yet');
    await host.clock.advance(1);

    expect(watched.ended).toBeInstanceOf(TimeoutError);
    expect(watched.ended).toHaveProperty('message', '3000ms timeout');
  });

  test('aborts the signal of the task when the time is over', async () => {
    const host = createMemoryHost();
    let reason: unknown;
    const task = (signal: AbortSignal) => {
      signal.addEventListener('abort', () => (reason = signal.reason));
      return never();
    };
    watch(limitTime(host, { limitMs: LIMIT_MS }, task));

    await host.clock.advance(LIMIT_MS);

    expect(reason).toBeInstanceOf(TimeoutError);
  });

  test('ends at once with the reason of a caller who gives up', async () => {
    const caller = new AbortController();
    const limit = { limitMs: LIMIT_MS, signal: caller.signal };
    const limited = limitTime(createMemoryHost(), limit, never);

    caller.abort(new Error('newer navigation'));

    await expect(limited).rejects.toThrow('newer navigation');
  });

  test('makes an error of a reason that is none', async () => {
    const caller = new AbortController();
    const limit = { limitMs: LIMIT_MS, signal: caller.signal };
    const limited = limitTime(createMemoryHost(), limit, never);

    caller.abort('left the page');

    await expect(limited).rejects.toThrow(new Error('left the page'));
  });

  test('begins nothing for a caller who has aborted before', async () => {
    let begun = 0;
    const limit = { limitMs: LIMIT_MS, signal: AbortSignal.abort(new Error('gone')) };

    const limited = limitTime(createMemoryHost(), limit, () => {
      begun += 1;
      return Promise.resolve('too late');
    });

    await expect(limited).rejects.toThrow('gone');
    expect(begun).toBe(0);
  });

  test('ends when the task itself makes the caller give up as it begins', async () => {
    const caller = new AbortController();
    const limit = { limitMs: LIMIT_MS, signal: caller.signal };

    const limited = limitTime(createMemoryHost(), limit, () => {
      caller.abort(new Error('redirected'));
      return never();
    });

    await expect(limited).rejects.toThrow('redirected');
  });

  test('a task that fails after its time leaves no unhandled rejection', async () => {
    const unhandled: unknown[] = [];
    const note = (reason: unknown) => void unhandled.push(reason);
    process.on('unhandledRejection', note);
    const host = createMemoryHost();
    const late = () =>
      new Promise<never>((_, reject) => {
        host.after(LIMIT_MS + 1, () => reject(new Error('late')));
      });
    const watched = watch(limitTime(host, { limitMs: LIMIT_MS }, late));

    await host.clock.advance(LIMIT_MS + 1);
    process.off('unhandledRejection', note);

    expect(watched.ended).toBeInstanceOf(TimeoutError);
    expect(unhandled).toEqual([]);
  });
});
