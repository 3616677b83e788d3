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
import { FEATURE_DATA, holdRequests } from '../journeys/hold-requests.ts';
import { sampleSession, SESSION_NAME } from '../journeys/sample-session.ts';
import { openSite } from '../journeys/visit.ts';
import { wakeUp } from '../journeys/wake-up.ts';
import type { QuietOptions } from '../journeys/watch-page.ts';

const store = createDiskStore('fixtures');
const { site, visit } = openSite();

/** A list that can be searched takes the place of the browser's own once its code is there. */
const WITH_SEARCHABLE_LIST = ['form/files', 'form/files-on-a-phone-in-dutch'];

const SCENARIOS = (await listScenarios(store)).filter(
  (each) => isServed(each) && !WITH_SEARCHABLE_LIST.includes(each.id),
);

test.each(SCENARIOS.map((scenario) => [scenario.id, scenario] as const))(
  'RN-002 RN-003 the scenario %s says the same on a page from a server, asleep and awake, and nothing on the console',
  async (_, { scenario }) => {
    const text = JSON.stringify(await buildScenarioResponse(scenario, store));
    site().faultInjection.set('page-model', { kind: 'body', text });
    // Answers of services and modules come later, and are meant to change a page.
    const later = holdRequests(FEATURE_DATA);
    const isSignedIn = (scenario.session ?? 'anonymous') !== 'anonymous';
    const { page, expectQuiet } = await visit(getScenarioPath(scenario, experience), {
      async prepare(opened) {
        await later.prepare(opened);
        if (isSignedIn)
          await opened.addInitScript(storeSession, [SESSION_NAME, sampleSession()] as const);
      },
      ...(isSignedIn && { cookies: { 'signed-in': '1' } }),
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

/** Runs inside the page, before any of its own code. */
function storeSession([name, text]: readonly [string, string]): void {
  localStorage.setItem(name, text);
}

/** A page that cannot be shown is answered with 503, which the browser writes down. */
function saysItself({ expectedFaults = [] }: Scenario): QuietOptions {
  return expectedFaults.includes('missing-page-data')
    ? { except: [/^error: .* status of 503/] }
    : {};
}

/** Specimens and steps are known to previews alone, and faults are no matter of hydration. */
function isServed({ scenario: { page, faults = {}, steps } }: NamedScenario): boolean {
  return page.specimen === undefined && steps === undefined && Object.keys(faults).length === 0;
}
