import { aboutComponents, aboutContent } from './content.ts';
import { aboutDocuments, aboutScenarios } from './documents.ts';
import type { Explanation, Explanations } from './explanation.ts';
import { aboutExperiments } from './experiments.ts';
import { aboutForms } from './forms.ts';
import { aboutOffers } from './offers.ts';
import { aboutRoutes } from './routes.ts';
import { aboutValues } from './values.ts';

/** The explanations by topic, in the order of the documentation. */
export const explanationsByTopic: readonly (readonly [topic: string, Explanations])[] = [
  ['Documents', aboutDocuments],
  ['Values and names', aboutValues],
  ['Components', aboutComponents],
  ['Content', aboutContent],
  ['Forms', aboutForms],
  ['Routes and experiences', aboutRoutes],
  ['Experiments', aboutExperiments],
  ['Offers', aboutOffers],
  ['Scenarios', aboutScenarios],
];

/** The explanation of each code. A code is explained here, or a test fails. */
export const explanations: ReadonlyMap<string, Explanation> = new Map(
  explanationsByTopic.flatMap(([, about]) => Object.entries(about)),
);
