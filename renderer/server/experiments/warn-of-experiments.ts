import type { Experiment } from '#schemas/generated/experiment-list.ts';
import type { RequestHandlerOptions } from '../request-handler-options.ts';
import { indexExperiments, type ExperimentIndex } from './index-experiments.ts';

const NONE: readonly Experiment[] = [];

/** A warning shows the first mistakes of a list that has many. */
const MAX_MISTAKES = 3;

/** Finds the index of the list as it is, and says once what is wrong in it. */
export function createFindIndex({
  experiments,
  console,
}: Pick<RequestHandlerOptions, 'experiments' | 'console'>): () => ExperimentIndex {
  let latest: ExperimentIndex | undefined;
  return () => {
    const index = indexExperiments(experiments?.() ?? NONE);
    if (index !== latest && index.mistakes.length > 0) {
      const { length } = index.mistakes;
      const first = index.mistakes.slice(0, MAX_MISTAKES).join(' ');
      const rest = length > MAX_MISTAKES ? ` (${length - MAX_MISTAKES} more)` : '';
      console.warn(`Visitors see pages as they are where experiments are wrong: ${first}${rest}`);
    }
    latest = index;
    return index;
  };
}

/** The service may name variants without end. */
const MAX_WARNINGS = 100;

/** Logs each warning once, as long as the list stays the same. */
export function createWarning({
  console,
}: Pick<RequestHandlerOptions, 'console'>): (index: ExperimentIndex, warning: string) => void {
  const logged = new Set<string>();
  let ofIndex: ExperimentIndex | undefined;
  return (index, warning) => {
    if (index !== ofIndex) logged.clear();
    ofIndex = index;
    if (logged.has(warning) || logged.size === MAX_WARNINGS) return;
    logged.add(warning);
    console.warn(warning);
  };
}
