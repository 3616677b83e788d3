/** Does the work once. Gives the milliseconds where only a part of it counts. */
type Work = () => number | void | Promise<number | void>;

/** Two ways to do the same work. */
export interface Contest {
  readonly subject: Work;
  readonly baseline: Work;
}

export interface RoundsOptions {
  readonly warmUps: number;
  readonly rounds: number;
  readonly now?: () => number;
  /**
   * Collects what the round before left behind, where the engine lets us. A round of many megabytes
   * would pay for it by chance; a short one would only find its caches cold.
   */
  readonly collects?: boolean;
}

/** Holds the time that each side took in its best round, in milliseconds. */
export interface Best {
  readonly subjectMs: number;
  readonly baselineMs: number;
}

/**
 * Lets the event loop turn, as it does between two requests: what cleans up after a round waits for
 * that.
 */
function nextTurn(): Promise<void> {
  return new Promise((resolve) => void setTimeout(resolve));
}

/**
 * Runs both sides by turns and takes the best round of each: what else the machine does only ever
 * adds time, and it hits both alike. Which side goes first changes from round to round.
 */
export async function bestOfRounds(
  { subject, baseline }: Contest,
  { warmUps, rounds, now = () => performance.now(), collects = false }: RoundsOptions,
): Promise<Best> {
  const time = async (work: Work): Promise<number> => {
    await nextTurn();
    if (collects) globalThis.gc?.({ type: 'minor' });
    const startedAt = now();
    const ownMs = await work();
    return ownMs ?? now() - startedAt;
  };

  let best: Best = { subjectMs: Infinity, baselineMs: Infinity };
  for (let round = -warmUps; round < rounds; round += 1) {
    const first = round % 2 === 0 ? await time(subject) : undefined;
    const baselineMs = await time(baseline);
    const subjectMs = first ?? (await time(subject));
    if (round >= 0) {
      best = {
        subjectMs: Math.min(best.subjectMs, subjectMs),
        baselineMs: Math.min(best.baselineMs, baselineMs),
      };
    }
  }
  return best;
}
