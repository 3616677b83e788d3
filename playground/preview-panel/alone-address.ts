import type { Playground } from '../state/playground.ts';
import { SELECTS, getSelects } from '../state/selects.ts';

/** The address of the scenario's own preview, for the visitor that is chosen here. */
export function getStandaloneAddress({ scenarioId, scenario, selects }: Playground): string {
  const own = getSelects(scenario);
  const chosen = SELECTS.filter(({ id }) => id !== 'viewport' && selects[id] !== own[id]);
  const query = new URLSearchParams(chosen.map(({ id }) => [id, selects[id]]));
  for (const [name, text] of Object.entries(selects.conditions ?? {})) query.set(name, text);
  const path = `/preview/${scenarioId.split('/').map(encodeURIComponent).join('/')}`;
  return query.size > 0 ? `${path}?${query}` : path;
}
