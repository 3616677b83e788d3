import type { Experiment } from '#schemas/generated/experiment-list.ts';
import { memoizeByObject } from '../../memoize/index.ts';

/** Experiments by the addresses that they concern. */
export interface ExperimentIndex {
  /** Those that run, by the address of their page; of two on one page the first. */
  readonly byPage: ReadonlyMap<string, Experiment>;
  /** The addresses of variants that are pages of their own. */
  readonly variantUrls: ReadonlySet<string>;
}

/** Indexes a list once, as long as it stays the very one. */
export const indexExperiments = memoizeByObject((list: readonly Experiment[]): ExperimentIndex => {
  const running = list.filter(({ ended = false }) => !ended).toReversed();
  const byPage = new Map(running.map((experiment) => [experiment.experimentUrl, experiment]));
  const variantUrls = list.flatMap(({ experimentUrl, variants }) =>
    variants.map(({ variantUrl }) => variantUrl).filter((url) => url !== experimentUrl),
  );
  return { byPage, variantUrls: new Set(variantUrls) };
});
