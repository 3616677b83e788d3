import type { Explanations } from './explanation.ts';

const CONTROL = '{ "variant": "control", "variantUrl": "/en/home-loan" }';
const VARIANT = '{ "variant": "b", "variantUrl": "/en/first-home" }';

const experimentOf = (...variants: string[]) =>
  `{ "key": "advice", "experimentUrl": "/en/home-loan", "variants": [${variants.join(', ')}] }`;

const EXPERIMENT = experimentOf(CONTROL, VARIANT);
const OTHER = EXPERIMENT.replace('advice', 'advice-2');

const listOf = (...experiments: string[]) =>
  `{ "$schema": "https://experience.local/experiment-list.schema.json", "experiments": [${experiments.join(', ')}] }`;

/** The problems of experiments. */
export const aboutExperiments: Explanations = {
  'duplicate-experiment-name': {
    meaning:
      'Two experiments of a list have one key, or two variants of an experiment have one name. Visits and cookies tell them apart by nothing else.',
    example: listOf(EXPERIMENT, EXPERIMENT.replaceAll('home-loan"', 'cards"')),
    fix: 'Give each a name of its own.',
  },
  'experiments-on-one-page': {
    meaning:
      'Two experiments that run are on one page. A page is under one experiment at most, so that the second one decides nothing.',
    example: listOf(EXPERIMENT, OTHER),
    fix: 'End one of them, or put it on another page.',
  },
  'variant-elsewhere': {
    meaning:
      'The page of a variant is not beside that of its experiment. Only the last part of the address is replaced, so that visitors would see another page, or none.',
    example: listOf(EXPERIMENT.replace('/en/first-home', '/fr/first-home')),
    fix: 'Let both addresses differ in their last part alone.',
  },
};
