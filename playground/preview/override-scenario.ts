import { isLocale } from '#schemas/content/locale.ts';
import type { Scenario } from '#schemas/generated/scenario.ts';
import { readConditions, applyConditions } from '../conditions/conditions.ts';
import { isSession } from '../conditions/sessions.ts';

/**
 * Returns a scenario with the values that the address has instead: `locale`, `segment`, `session`,
 * `experiment`, `offer` (as often as there are mboxes), and the conditions of the playground. A
 * value that no schema would allow is ignored, so that a mistyped address still shows the scenario;
 * but what is no experiment is passed on, since a preview says so.
 */
export function overrideScenario(scenario: Scenario, query: URLSearchParams): Scenario {
  const locale = query.get('locale');
  const segment = query.get('segment');
  const session = query.get('session');
  const experiment = query.get('experiment');
  const offers = query.getAll('offer').map((offer) => ['offer', offer]);
  return {
    ...applyConditions(scenario, readConditions(query)),
    ...(locale && isLocale(locale) && { locale }),
    ...(segment && { segment }),
    ...(session && isSession(session) && { session }),
    ...(experiment && { experiment }),
    ...(offers.length > 0 && { query: new URLSearchParams(offers).toString() }),
  };
}

/**
 * Returns true if header and footer of the site stand around it: around pages always, around a
 * component where the query asks for them.
 */
export function hasShellAround({ page }: Scenario, query: URLSearchParams): boolean {
  return page.fixture !== undefined || page.path !== undefined || query.get('shell') === 'shown';
}
