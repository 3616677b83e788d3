import type { ExperienceConfig } from '#schemas/generated/experience.ts';
import type { Experiment } from '#schemas/generated/experiment-list.ts';

export interface ExperimentsQuestion {
  readonly experience: ExperienceConfig;
  /** The experiments of a list in a file, where the experience names an address of one. */
  readonly listed: readonly Experiment[] | undefined;
  readonly pathname: string;
}

/**
 * Names the experiments of an address: that of the page which is there, those of which it is a
 * variant, and those that have ended; or says why none is known.
 */
export function nameExperiments({ experience, listed, pathname }: ExperimentsQuestion): string {
  const list = experience.experiments?.list;
  if (list === undefined) return 'none: the experience has no list of them';
  if (!listed && typeof list === 'string') {
    return `may decide: ${list} lists them, which --experiments reads from a file`;
  }
  const experiments = listed ?? (typeof list === 'string' ? [] : list);
  const named = experiments.flatMap((experiment) => nameOne(experiment, pathname));
  return named.join('; ') || 'none in the list';
}

function nameOne({ key, experimentUrl, variants, ended = false }: Experiment, pathname: string) {
  const state = ended ? ', ended' : '';
  if (experimentUrl === pathname) {
    const names = variants.map(({ variant, share = 1 }) => `${variant} ${share}`);
    return [`${key} (${names.join(', ')}${state})`];
  }
  const shown = variants.find(({ variantUrl }) => variantUrl === pathname);
  return shown ? [`variant ${shown.variant} of ${key} on ${experimentUrl}${state}`] : [];
}
