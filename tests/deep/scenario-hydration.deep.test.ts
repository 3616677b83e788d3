import { expect, test } from 'vitest';
import {
  listScenarios,
  getScenarioPath,
  buildScenarioResponse,
  type NamedScenario,
} from '#fixtures';
import { createDiskStore } from '#fixtures/node';
import type { Scenario } from '#schemas/generated/scenario.ts';
import { experience } from '#site/experience.ts';
import { holdRequests } from '../journeys/hold-requests.ts';
import { openSite } from '../journeys/visit.ts';
import { wakeUp } from '../journeys/wake-up.ts';
import type { QuietOptions } from '../journeys/watch-page.ts';

const store = createDiskStore('fixtures');
const { site, visit } = openSite();

/** These answers of a service come later, and are meant to change a page. */
const LATER = /\/branches\//;

const SCENARIOS = (await listScenarios(store)).filter(isServed);

test.each(SCENARIOS.map((scenario) => [scenario.id, scenario] as const))(
  'RN-002 RN-003 the scenario %s says the same on a page from a server, asleep and awake, and nothing on the console',
  async (_, { scenario }) => {
    const text = JSON.stringify(await buildScenarioResponse(scenario, store));
    site().faultInjection.set('page-model', { kind: 'body', text });
    const later = holdRequests(LATER);
    const { page, expectQuiet } = await visit(getScenarioPath(scenario, experience), {
      prepare: later.prepare,
      ...((scenario.session ?? 'anonymous') !== 'anonymous' && { cookies: { 'signed-in': '1' } }),
    });
    const perceived = async () => ({
      text: await page.locator('body').innerText(),
      tree: await page.locator('body').ariaSnapshot(),
    });

    const quiet = saysItself(scenario);
    const asleep = await perceived();
    await expectQuiet(quiet);
    await wakeUp(page);

    expect(await perceived()).toEqual(asleep);
    await expectQuiet(quiet);
    later.release();
  },
);

/** A page that cannot be shown is answered with 503, which the browser writes down. */
function saysItself({ expectedFaults = [] }: Scenario): QuietOptions {
  return expectedFaults.includes('missing-page-data')
    ? { except: [/^error: .* status of 503/] }
    : {};
}

/** Specimens are known to previews alone, and faults are no matter of hydration. */
function isServed({ scenario: { page, faults } }: NamedScenario): boolean {
  return page.specimen === undefined && (faults === undefined || Object.keys(faults).length === 0);
}
