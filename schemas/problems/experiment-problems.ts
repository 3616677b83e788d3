import type { Problem } from './problem.ts';

/** Two experiments of a list, or two variants of an experiment, have one name. */
export function duplicateExperimentName(
  name: string,
  what: 'experiment' | 'variant',
  pointer: string,
): Problem {
  return {
    code: 'duplicate-experiment-name',
    severity: 'error',
    pointer,
    message: `Duplicate ${what}: ${name}.`,
    fix: 'Give each a name of its own: visits and cookies tell them apart by nothing else.',
  };
}

/** Two experiments that run are on one page. */
export function experimentsOnOnePage(
  experimentUrl: string,
  first: string,
  pointer: string,
): Problem {
  return {
    code: 'experiments-on-one-page',
    severity: 'error',
    pointer,
    message: `Two experiments on one page: ${experimentUrl} is under ${first} already.`,
    fix: 'End one of them, or put it on another page: only the first one decides.',
  };
}

/** The page that is shown for a variant is not the one at its address. */
export function variantElsewhere(
  variantUrl: string,
  shown: string | undefined,
  pointer: string,
): Problem {
  return {
    code: 'variant-elsewhere',
    severity: 'error',
    pointer,
    message: shown
      ? `Variant elsewhere: visitors would see ${shown}, not ${variantUrl}.`
      : `Variant elsewhere: ${variantUrl} leads to no page beside that of the experiment.`,
    fix: 'Let it differ from experimentUrl in its last part alone, which is all that is replaced.',
  };
}
