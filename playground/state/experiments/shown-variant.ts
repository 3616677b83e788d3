import { getCondition, NO_CONDITIONS } from '../../conditions/conditions.ts';
import type { Playground } from '../playground.ts';
import { findOwnAddress } from '../translation/find-own-address.ts';
import {
  listExperimentsOfPage,
  type ListedExperiment,
  type ListedVariant,
} from './list-experiments.ts';

/** The condition that says as which variant of which experiment a page is shown. */
export const EXPERIMENT = 'experiment';

type Open = Pick<Playground, 'documents' | 'scenario' | 'scenarioId' | 'selects' | 'translation'>;

/** A variant of an experiment, with that experiment. */
export interface ShownVariant {
  readonly experiment: ListedExperiment;
  readonly variant: ListedVariant;
}

/** Names a variant as addresses and scenarios do: `home-loan-advice:first-home`. */
export function formatVariant(key: string, variant: string): string {
  return `${key}:${variant}`;
}

/**
 * Finds the variant that the open page is shown as, at the address of the page that its experiment
 * is on. Undefined where the page stands at its own address.
 */
export function findShownVariant(playground: Open): ShownVariant | undefined {
  const { documents, scenario, selects } = playground;
  const conditions = selects.conditions ?? NO_CONDITIONS;
  const chosen = getCondition(scenario, conditions, EXPERIMENT);
  const own = chosen === '' ? undefined : findOwnAddress(playground);
  if (!own) return undefined;
  const address = `/${own.path}`;
  for (const experiment of listExperimentsOfPage(documents.experiments.lastGood, address)) {
    const variant = experiment.variants.find(
      (each) =>
        each.variantUrl === address && formatVariant(experiment.key, each.variant) === chosen,
    );
    if (variant) return { experiment, variant };
  }
  return undefined;
}
