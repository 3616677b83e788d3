import { describe, expect, test } from 'vitest';
import { atOnce, createSlices } from './slices.ts';

/** How long work may hold others up, as docs/architecture.md says. */
const SLICE_MS = 8;

/** A host whose clock moves only when work is done, and which notes when others had their turn. */
function countingHost() {
  let time = 0;
  const log: string[] = [];
  function* work(steps: number, durationMs: number): Generator<void, string> {
    for (let step = 1; step <= steps; step += 1) {
      time += durationMs;
      log.push(`step ${step}`);
      yield;
    }
    return 'result';
  }
  return {
    log,
    host: {
      now: () => time,
      nextTurn() {
        log.push('turn');
        return Promise.resolve();
      },
    },
    work,
  };
}

const never = () => new AbortController().signal;

describe('work in slices', () => {
  test('pauses when a slice has lasted long enough, and goes on where it was', async () => {
    const { host, log, work } = countingHost();

    const result = await createSlices(host, never()).run(work(4, SLICE_MS / 2));

    expect(result).toBe('result');
    expect(log).toEqual(['step 1', 'step 2', 'turn', 'step 3', 'step 4', 'turn']);
  });

  test('goes on in the same slice from one piece of work to the next', async () => {
    const { host, log, work } = countingHost();
    const slices = createSlices(host, never());

    await slices.run(work(1, SLICE_MS - 1));
    await slices.run(work(1, SLICE_MS - 1));
    await slices.pause();

    expect(log).toEqual(['step 1', 'step 1', 'turn']);
  });

  test('pauses between two steps that cannot be cut', async () => {
    const { host, log, work } = countingHost();
    const slices = createSlices(host, never());

    work(1, SLICE_MS).next();
    await slices.pause();

    expect(log).toEqual(['step 1', 'turn']);
  });

  test('stops when the visitor has left', async () => {
    const { host, log, work } = countingHost();
    const visitor = new AbortController();
    const leaving = {
      ...host,
      nextTurn() {
        visitor.abort(new Error('The visitor has left.'));
        return host.nextTurn();
      },
    };

    const running = createSlices(leaving, visitor.signal).run(work(100, SLICE_MS));

    await expect(running).rejects.toThrow('The visitor has left.');
    expect(log).toEqual(['step 1', 'turn']);
  });

  test('is done at once where it is small', async () => {
    const { log, work } = countingHost();

    const result = await atOnce.run(work(3, SLICE_MS));

    expect(result).toBe('result');
    expect(log).toEqual(['step 1', 'step 2', 'step 3']);
  });
});
