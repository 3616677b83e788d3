import { Counter, type Registry } from 'prom-client';
import type { ExperimentDecision } from '#renderer/server';

/**
 * Experiments come and go while a process runs, and the service may name any variant: pairs beyond
 * these share one series.
 */
const MAX_PAIRS = 200;

const OTHER = { key: 'other', variant: 'other' };

/** Makes the counter of what experiments have decided, by key, variant and reason. */
export function createDecisionCounter(registers: Registry[]): {
  readonly count: (decision: ExperimentDecision) => void;
} {
  const counter = new Counter({
    registers,
    name: 'vitrine_experiment_decisions_total',
    help: 'Pages under an experiment, by its key, the variant and why, as OpenFeature names reasons.',
    labelNames: ['key', 'variant', 'reason'],
  });
  const pairs = new Set<string>();
  return {
    count({ key, variant = '', reason }) {
      const pair = `${key}:${variant}`;
      if (pairs.size < MAX_PAIRS) pairs.add(pair);
      counter.inc({ ...(pairs.has(pair) ? { key, variant } : OTHER), reason });
    },
  };
}
