import type { TraceStep } from '#renderer/server';

/** Computes the share of the time that each step takes, over many pages. */
export interface Shares {
  readonly add: (steps: readonly TraceStep[], totalMs: number) => void;
  /**
   * Steps of at least one per cent, in order; what is no step is the request itself and its
   * document.
   */
  readonly describe: () => string;
}

export function createShares(): Shares {
  const sums = new Map<string, number>();
  let total = 0;

  return {
    add(steps, totalMs) {
      total += totalMs;
      for (const { step, durationMs } of steps) {
        sums.set(step, (sums.get(step) ?? 0) + durationMs);
      }
    },
    describe() {
      const inSteps = [...sums.values()].reduce((sum, each) => sum + each, 0);
      return [...sums, ['request and document', total - inSteps] as const]
        .map(([name, sum]) => [name, Math.round((sum / total) * 100)] as const)
        .filter(([, percent]) => percent > 0)
        .map(([name, percent]) => `${name} ${percent} %`)
        .join(', ');
    },
  };
}
