import { conditionOf, NO_CONDITIONS } from '../state/conditions.ts';
import { ENDPOINTS, faultName, type FaultyEndpoint } from '../state/faults.ts';
import type { Playground } from '../state/playground.ts';

/** The endpoints that let the page down, by the scenario or by choice. */
export function faultyEndpoints(playground: Playground | undefined): readonly FaultyEndpoint[] {
  if (!playground) return [];
  const { scenario, selects } = playground;
  const conditions = selects.conditions ?? NO_CONDITIONS;
  return ENDPOINTS.filter((each) => conditionOf(scenario, conditions, faultName(each)) !== '');
}
