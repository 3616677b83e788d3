import { openScenario } from '#fixtures';
import { createMemoryStore } from '#fixtures/backend';
import { createSession } from '#renderer/session';
import type { Scenario } from '#schemas/generated/scenario.ts';
import { experience } from '../environment/experience.ts';
import { createPreviewHost } from '../preview/preview-host.ts';

const store = createMemoryStore({ 'pages/en/individuals.json': { data: {} } });
const silent = { error: () => {}, warn: () => {}, info: () => {} };

/** All that a page of a scenario is told of its visitor, as data. */
export async function toldOfVisitor(scenario: Scenario): Promise<unknown> {
  const opened = await openScenario(scenario, { store, experience });
  const { url, cookies, openedAt, device, cookieLink, experiment } = opened;
  const session = createSession({}, createPreviewHost(opened, silent));
  session.start();
  const { context, ...facts } = session.facts();
  session.dispose();
  return {
    url,
    cookies,
    openedAt,
    device,
    cookieLink,
    experiment,
    ...facts,
    context: [...context],
  };
}
