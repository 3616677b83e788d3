import { getCondition, NO_CONDITIONS } from '../conditions/conditions.ts';
import { ENDPOINTS, getFaultName, type FaultyEndpoint } from '../conditions/faults.ts';
import type { Playground } from '../state/playground.ts';

/** The endpoints that let the page down, by the scenario or by choice. */
export function listFaultyEndpoints(playground: Playground | undefined): readonly FaultyEndpoint[] {
  if (!playground) return [];
  const { scenario, selects } = playground;
  const conditions = selects.conditions ?? NO_CONDITIONS;
  return ENDPOINTS.filter((each) => getCondition(scenario, conditions, getFaultName(each)) !== '');
}
