import { describe, expect, test } from 'vitest';
import {
  createFormQueue,
  MAX_FORMS,
  MAX_FORMS_OF_SERVICE,
  type FormTurn,
} from './create-form-queue.ts';

/** The signal of visitors of whom none leaves. */
const STAYING = new AbortController().signal;

/** A queue whose clock is in the test's hand. */
function sampleQueue() {
  let time = 0;
  const durations: number[] = [];
  const queue = createFormQueue({
    now: () => time,
    onTurn: (durationMs) => void durations.push(durationMs),
  });
  return {
    ...queue,
    durations,
    advance: (durationMs: number) => {
      time += durationMs;
    },
    /** Has so many forms come; each notes its number once it has its turn. */
    enterMany: (count: number, signal = STAYING) => {
      const begun: number[] = [];
      const turns = Array.from({ length: count }, async (_, index) => {
        const turn = await queue.enter(signal);
        if (turn) begun.push(index);
        return turn;
      });
      return { begun, turns };
    },
  };
}

const endAll = (turns: readonly (FormTurn | undefined)[]) => turns.forEach((turn) => turn?.end());

describe('the queue of posted forms', () => {
  test('handles eight at once, and the next ones in the order in which they came', async () => {
    const queue = sampleQueue();
    const { begun, turns } = queue.enterMany(10);
    const first = await Promise.all(turns.slice(0, 8));
    const before = [...begun];

    first[0]?.end();
    await turns[8];

    expect(before).toEqual(Array.from({ length: 8 }, (_, index) => index));
    expect(begun.slice(8)).toEqual([8]);
    endAll(first);
    expect(await turns[9]).toBeDefined();
  });

  test('hands on the turn of a form that waits for its service, and gives it another first', async () => {
    const queue = sampleQueue();
    const { begun, turns } = queue.enterMany(10);
    const [first, second] = await Promise.all(turns.slice(0, 8));

    const resume = first?.pause('contact');
    await turns[8];
    const resumed = resume?.().then(() => begun.push(-1));
    second?.end();
    await resumed;

    expect(begun.slice(8)).toEqual([8, -1]);
    expect(queue.stats().underWay).toBe(9);
  });

  test('refuses at once where as many are under way as may be, until one has ended', async () => {
    const queue = sampleQueue();
    const { turns } = queue.enterMany(MAX_FORMS);

    const refused = await queue.enter(STAYING);
    const [first] = await Promise.all(turns.slice(0, 1));
    first?.end();
    first?.end();

    expect(refused).toBeUndefined();
    expect(queue.stats()).toEqual({ underWay: MAX_FORMS - 1, limit: MAX_FORMS });
  });

  test.each([
    [20_000, 1],
    [20_001, 0],
  ])(
    'refuses who has waited longer than twenty seconds: after %i ms',
    async (durationMs, count) => {
      const queue = sampleQueue();
      const { begun, turns } = queue.enterMany(9);
      const [first] = await Promise.all(turns.slice(0, 8));

      queue.advance(durationMs);
      first?.end();
      await turns[8];

      expect(begun.slice(8)).toHaveLength(count);
      expect(queue.stats().underWay).toBe(7 + count);
    },
  );

  test('never is too late for a form that comes back from its service', async () => {
    const queue = sampleQueue();
    const { turns } = queue.enterMany(9);
    const [first, second] = await Promise.all(turns.slice(0, 8));
    const resumed = first?.pause('contact')?.();

    queue.advance(60_000);
    second?.end();

    expect(await resumed).toBeUndefined();
    first?.end();
    expect(queue.stats().underWay).toBe(7);
  });

  test('tells how long each turn took, without what its service took', async () => {
    const { enterMany, advance, durations } = sampleQueue();
    const [turn] = await Promise.all(enterMany(1).turns);

    advance(5);
    const resume = turn?.pause('contact');
    advance(10_000);
    await resume?.();
    advance(7);
    turn?.end();

    expect(durations).toEqual([5, 7]);
  });

  test('forgets a visitor who has left, before a turn and while a service is waited for', async () => {
    const queue = sampleQueue();
    const leaving = new AbortController();
    const early = queue.enterMany(1, leaving.signal);
    const [paused] = await Promise.all(early.turns);
    const resume = paused?.pause('contact');
    const others = queue.enterMany(8);
    const late = queue.enterMany(1, leaving.signal);
    const first = await Promise.all(others.turns);

    leaving.abort();
    await resume?.();
    paused?.end();

    expect(await late.turns[0]).toBeUndefined();
    expect(await queue.enter(leaving.signal)).toBeUndefined();
    expect(queue.stats().underWay).toBe(8);
    endAll(first);
    expect(queue.stats().underWay).toBe(0);
    expect(queue.enterMany(8).turns).toHaveLength(8);
  });

  test('lets no more wait for one service than leave room for others, until one has ended', async () => {
    const queue = sampleQueue();
    const resumes = [];
    const turns = [];
    for (let count = 0; count < MAX_FORMS_OF_SERVICE; count += 1) {
      // oxlint-disable-next-line no-await-in-loop -- each has its turn once the one before waits.
      const turn = await queue.enter(STAYING);
      turns.push(turn);
      resumes.push(turn?.pause('hanging'));
    }
    const [next, other] = await Promise.all(queue.enterMany(2).turns);

    expect(resumes).not.toContain(undefined);
    expect(next?.pause('hanging')).toBeUndefined();
    expect(other?.pause('quick')).toBeTypeOf('function');

    await resumes[0]?.();
    turns[0]?.end();
    turns[1]?.end();
    const later = await Promise.all(queue.enterMany(2).turns);
    expect(later.map((turn) => typeof turn?.pause('hanging'))).toEqual(['function', 'function']);
    expect(next?.pause('hanging')).toBeUndefined();
  });
});
