import { cut, MAX_NAME_LENGTH } from './phrases.ts';
import type { Problem } from './problem.ts';

/**
 * Two experiments, or two variants of an experiment, have one name. `elsewhere` is the page of the
 * other experiment where that stands in another list.
 */
export function duplicateExperimentName(
  name: string,
  { what, elsewhere }: { readonly what: 'experiment' | 'variant'; readonly elsewhere?: string },
  pointer: string,
): Problem {
  const where =
    elsewhere === undefined ? '' : ` Another list has one on ${cut(elsewhere, MAX_NAME_LENGTH)}.`;
  return {
    code: 'duplicate-experiment-name',
    severity: 'error',
    pointer,
    message: `Duplicate ${what}: ${name}.${where}`,
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

/** The page of a variant is the page of another experiment, which decides there as well. */
export function variantUnderExperiment(variantUrl: string, key: string, pointer: string): Problem {
  return {
    code: 'variant-under-experiment',
    severity: 'error',
    pointer,
    message: `Variant under an experiment: ${variantUrl} is the page of ${key} as well.`,
    fix: 'Show another page for this variant, or end the other experiment.',
  };
}

/** Two variants of an experiment show one page, so that nothing is compared between them. */
export function variantsOnOnePage(
  variantUrl: string,
  names: readonly [first: string, second: string],
  pointer: string,
): Problem {
  return {
    code: 'variants-on-one-page',
    severity: 'warning',
    pointer,
    message: `Variants on one page: ${names[0]} and ${names[1]} both show ${variantUrl}.`,
    fix: 'Show another page for one of them, or remove it.',
  };
}

/** Every visitor gets the same variant, so that nothing is compared. */
export function singleVariant(variant: string, pointer: string): Problem {
  return {
    code: 'single-variant',
    severity: 'warning',
    pointer,
    message: `Single variant: every visitor gets ${variant}.`,
    fix: 'Add a variant with a share of its own, or end the experiment.',
  };
}

/** The shares are no percentages, or nobody can get a variant at all. */
export function wrongShares(sum: number, pointer: string): Problem {
  const place = { code: 'wrong-shares', pointer } as const;
  return sum === 0
    ? {
        ...place,
        severity: 'error',
        message: 'Shares that sum to 0: no visitor gets a variant.',
        fix: 'Give the variants shares that sum to 100.',
      }
    : {
        ...place,
        severity: 'warning',
        message: `Shares that sum to ${sum}, so that none of them is a percentage.`,
        fix: 'Let the shares sum to 100. A variant without one counts as 1.',
      };
}

/** The route of a page does not let an experiment decide, so that the page stays as it is. */
export function routeWithoutExperiments(
  experimentUrl: string,
  pattern: string,
  pointer: string,
): Problem {
  return {
    code: 'route-without-experiments',
    severity: 'error',
    pointer,
    message: `Route without experiments: ${pattern} answers ${cut(experimentUrl, MAX_NAME_LENGTH)}.`,
    fix: 'Write "experiments": true in that route, or put the experiment on another page.',
  };
}
