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
  'variant-under-experiment': {
    meaning:
      'The page of a variant is the page of another experiment that runs. Who is led there by one experiment is not under the other, and who goes there by its address is: neither counts what it compares.',
    example: listOf(
      EXPERIMENT,
      OTHER.replaceAll('home-loan"', 'first-home"').replace(
        VARIANT,
        '{ "variant": "b", "variantUrl": "/en/your-home" }',
      ),
    ),
    fix: 'Show another page for this variant, or end the other experiment.',
  },
  'variants-on-one-page': {
    meaning:
      'Two variants of an experiment that runs show the same page, so that their visits and successes differ by chance alone.',
    example: listOf(
      EXPERIMENT.replace(VARIANT, `${VARIANT}, { "variant": "c", "variantUrl": "/en/first-home" }`),
    ),
    fix: 'Show another page for one of them, or remove it.',
  },
  'variant-elsewhere': {
    meaning:
      'The page of a variant is not beside that of its experiment. Only the last part of the address is replaced, so that visitors would see another page, or none.',
    example: listOf(EXPERIMENT.replace('/en/first-home', '/fr/first-home')),
    fix: 'Let both addresses differ in their last part alone.',
  },
  'missing-experiment-page': {
    meaning:
      'An experiment is on a page that does not exist, or a variant of it shows one. With --against, the pages are those of the folder and those among the checked files; a redirect is no page. Visitors see the page as it is, and the variant never.',
    example: `{ "key": "advice", "experimentUrl": "/en/home-lone", … }`,
    fix: 'Correct the path, or add the page.',
  },
  'route-without-experiments': {
    meaning:
      'The route that answers the address of an experiment does not say "experiments": true, so that nothing is decided there. With --against, the routes are those of the experiences with experiments.',
    example: `{ "$schema": "https://experience.local/experience.schema.json", "name": "meridia", "appName": "Meridia", "locales": [{ "locale": "en-GB", "label": "English" }], "layouts": { "default": { "order": ["main"] } }, "routes": [{ "pathPattern": "/*" }], "experiments": { "list": [${EXPERIMENT}] } }`,
    fix: 'Write "experiments": true in that route, or put the experiment on another page.',
  },
  'single-variant': {
    meaning:
      'One variant alone can be drawn, since there is no other, or the others have a share of 0. Every visitor gets it, and nothing is compared.',
    example: listOf(experimentOf(CONTROL)),
    fix: 'Add a variant with a share of its own, or end the experiment.',
  },
  'wrong-shares': {
    meaning:
      'The shares of the variants do not sum to 100. Visitors are distributed in proportion to them all the same, but no share is the percentage that it looks like; where they sum to 0, nobody gets a variant, which is an error. Without any share, all variants are equal.',
    example: listOf(
      experimentOf(
        CONTROL.replace(' }', ', "share": 50 }'),
        VARIANT.replace(' }', ', "share": 40 }'),
      ),
    ),
    fix: 'Let the shares sum to 100. A variant without one counts as 1.',
  },
};
