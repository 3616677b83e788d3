import {
  createBackend,
  createFaultInjection,
  type Endpoint,
  type RequestRecord,
} from '#fixtures/backend';
import { scenarioFaults, scenarioResponse, type FixtureStore } from '#fixtures';
import type { Host } from '#renderer';
import type { Scenario } from '#schemas/generated/scenario.ts';
import { fixtureFiles } from '../fixture-files.ts';
import { addressOf } from './address-of.ts';
import { createPreviewHost } from './preview-host.ts';

/** What an author has changed in a scenario and not saved. */
export interface ScenarioEdits {
  /** The page response; left out: the scenario's own. */
  readonly page?: unknown;
  /** Macro documents by file name; left out: the fixtures'. */
  readonly macros?: Readonly<Record<string, unknown>> | undefined;
}

export interface OpenedScenario {
  readonly host: Host;
  /** Puts other edits under the page, for the next time that it is made. */
  readonly edit: (edits: ScenarioEdits) => Promise<void>;
  /** What the page has asked of its backend, by endpoint. */
  readonly requests: () => readonly RequestRecord[];
}

const ORIGIN = 'https://www.meridia.test';
const USUAL_CLOCK = '2026-11-20T09:00:00Z';
const ENDPOINTS: readonly Endpoint[] = ['cms-data', 'page-model', 'macros', 'images'];

/** Sets up the world of a scenario: its page behind an in-memory backend, its faults, its visitor. */
export async function openScenario(
  scenario: Scenario,
  edits: ScenarioEdits,
  console: Host['console'],
): Promise<OpenedScenario> {
  const path = addressOf(scenario);
  const faultInjection = createFaultInjection();
  scenarioFaults(scenario).forEach(([endpoint, fault]) => faultInjection.set(endpoint, fault));
  let edited: ReadonlyMap<string, unknown> = new Map();
  const store: FixtureStore = {
    read: (file) =>
      edited.has(file) ? Promise.resolve(edited.get(file)) : fixtureFiles.read(file),
    list: fixtureFiles.list,
  };
  const backend = createBackend({ store, images: noImages, faultInjection });
  const ask = async (request: Request) => backend.fetch(request);

  const edit = async ({ page, macros = {} }: ScenarioEdits): Promise<void> => {
    const response = page ?? (await scenarioResponse(scenario, fixtureFiles));
    edited = new Map([
      ...Object.entries(macros).map(([name, file]): [string, unknown] => [
        `macros/${name}.json`,
        file,
      ]),
      [`pages${path}.json`, response],
    ]);
  };
  await edit(edits);

  const host = createPreviewHost({
    url: `${ORIGIN}${path}`,
    cookies: scenario.session === 'signed-in' ? { 'signed-in': '1' } : {},
    openedAt: Date.parse(scenario.clock ?? USUAL_CLOCK),
    fetch: ask,
    cmsData: cmsDataFrom(ask),
    console,
  });
  return { host, edit, requests: () => ENDPOINTS.flatMap(faultInjection.calls) };
}

/** What an element loads by itself never comes this way: the server of the preview answers it. */
function noImages(): Promise<undefined> {
  return Promise.resolve(undefined);
}

function cmsDataFrom(ask: (request: Request) => Promise<Response>): Host['cmsData'] {
  return async ({ locale, segment, signal }) => {
    const query = new URLSearchParams({ locale, segment });
    const response = await ask(new Request(`${ORIGIN}/cms-data?${query.toString()}`, { signal }));
    if (!response.ok) throw new Error(`The frame's content came with status ${response.status}.`);
    return response.json();
  };
}
