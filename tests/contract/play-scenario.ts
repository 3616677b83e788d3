import { globSync, readFileSync } from 'node:fs';
import { scenarioFaults, scenarioPath, scenarioResponse } from '#fixtures';
import {
  createBackend,
  createFaultInjection,
  memoryStore,
  type FaultInjection,
} from '#fixtures/backend';
import { vitrineEntries } from '#registry';
import { specimenEntries } from '#registry/specimens';
import { createExperience, createRegistry } from '#renderer';
import { createMemoryHost, type MemoryHost } from '#renderer/memory';
import { CMS_DATA_LIMIT_MS, createHttp } from '#renderer/server';
import type { Scenario } from '#schemas/generated/scenario.ts';
import { experience } from '#site/app.ts';

const registry = createRegistry([...vitrineEntries, ...specimenEntries]);

const ORIGIN = 'https://www.meridia.test';

/** No service is waited for any longer. */
const LONGEST_LIMIT_MS = 10_000;

/** Read beforehand: a disk takes its own time, which a clock that stands still does not know. */
const files = Object.fromEntries(
  globSync('**/*.json', { cwd: 'fixtures' }).map((path): [string, unknown] => [
    path.replaceAll('\\', '/'),
    JSON.parse(readFileSync(`fixtures/${path}`, 'utf8')),
  ]),
);

/** By then a lost connection has been tried again. */
const SECOND_TRY_MS = 1_000;

/** Everything that scenarios are made of. */
export const store = memoryStore(files);

/** Opens a scenario in this window, and gives the codes of all faults reported until it has settled. */
export async function playScenario(scenario: Scenario): Promise<string[]> {
  document.body.innerHTML = '<div id="page"></div>';
  const codes: string[] = [];
  const running = await createExperience(window, {
    registry,
    experience,
    host: await hostFor(scenario),
    onProblem: ({ code }) => void codes.push(code),
  });

  running.dispose();
  return codes;
}

async function hostFor(scenario: Scenario): Promise<MemoryHost> {
  const path = scenarioPath(scenario);
  const response = await scenarioResponse(scenario, store);
  const backend = createBackend({
    store: memoryStore({ ...files, [`pages${path}.json`]: response }),
    images: () => Promise.resolve(undefined),
    faultInjection: faultInjectionOf(scenario, (durationMs) => host.clock.advance(durationMs)),
  });
  const host: MemoryHost = {
    ...createMemoryHost({
      url: `${ORIGIN}${path}`,
      cookies: scenario.session === 'signed-in' ? 'signed-in=1' : '',
      fetch: async (request) => backend.fetch(request),
    }),
    cmsData: ({ locale, segment, signal }) =>
      createHttp({ origin: ORIGIN, locale }, host).json({
        path: `/cms-data?${new URLSearchParams({ locale, segment }).toString()}`,
        limitMs: CMS_DATA_LIMIT_MS,
        signal,
      }),
  };
  return host;
}

/** The services of a scenario. Whoever waits for a late one moves the clock on, so that nobody waits in earnest. */
function faultInjectionOf(
  scenario: Scenario,
  advance: (durationMs: number) => Promise<void>,
): FaultInjection {
  const faultInjection = createFaultInjection((delayMs) => advance(delayMs));
  scenarioFaults(scenario).forEach(([endpoint, fault]) => faultInjection.set(endpoint, fault));
  return {
    ...faultInjection,
    record(endpoint, request) {
      faultInjection.record(endpoint, request);
      const kind = faultInjection.faultOf(endpoint)?.kind;
      if (kind === 'hang') void advance(LONGEST_LIMIT_MS);
      if (kind === 'disconnect') void advance(SECOND_TRY_MS);
    },
  };
}
