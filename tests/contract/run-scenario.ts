import { setImmediate as nextTurn } from 'node:timers/promises';
import { globSync, readFileSync } from 'node:fs';
import { openScenario, createScenarioStorage } from '#fixtures';
import {
  createCdn,
  createFaultInjection,
  createMemoryStore,
  type FaultInjection,
} from '#fixtures/backend';
import { vitrineEntries } from '#registry';
import { specimenEntries } from '#registry/specimens';
import { createExperience, createRegistry } from '#renderer';
import { createCmsDataSource } from '#renderer/cms-data';
import { createMemoryHost, type MemoryHost } from '#renderer/memory';
import type { ExperienceConfig } from '#schemas/generated/experience.ts';
import type { Scenario } from '#schemas/generated/scenario.ts';
import { experience } from '#site/experience.ts';

const registry = createRegistry([...vitrineEntries, ...specimenEntries]);

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
const TURNS = 20;

/** Everything that scenarios are made of. */
export const store = createMemoryStore(files);

const modules = Object.fromEntries(
  globSync('**/*.js', { cwd: 'fixtures/cdn' }).map((path): [string, string] => [
    path.replaceAll('\\', '/'),
    readFileSync(`fixtures/cdn/${path}`, 'utf8'),
  ]),
);

/**
 * It takes the place of what modules export, which needs a browser. There is one class, since a tag
 * belongs to it for ever.
 */
let someElement: CustomElementConstructor | undefined;

/**
 * Opens a scenario in this window, and gives the codes of all problems reported until it has
 * settled.
 */
export async function runScenario(scenario: Scenario): Promise<string[]> {
  document.body.innerHTML = '<div id="page"></div>';
  const codes: string[] = [];
  const { host, site } = await openFor(scenario);
  const running = await createExperience(window, {
    registry,
    experience: site,
    host,
    onProblem: ({ code }) => void codes.push(code),
  });

  running.dispose();
  return codes;
}

async function openFor(
  scenario: Scenario,
): Promise<{ readonly host: MemoryHost; readonly site: ExperienceConfig }> {
  const faultInjection = withoutWaiting((durationMs) => host.clock.advance(durationMs));
  const opened = await openScenario(scenario, { store, experience, faultInjection });
  const { url, cookies, openedAt: now, fetch, stored } = opened;
  const pairs = Object.entries(cookies).map(([name, value]) => `${name}=${value}`);
  const storage = createScenarioStorage(stored);
  const memory = createMemoryHost({
    url,
    cookies: pairs.join('; '),
    now,
    fetch,
    storage,
    importModule: importerOf(faultInjection),
    customElements: () => customElements,
  });
  const host = { ...memory, cmsData: createCmsDataSource(new URL(url).origin, memory) };
  return { host, site: opened.experience };
}

/** Imports as a browser does: what does not come as a script is no module. */
function importerOf(faultInjection: FaultInjection): NonNullable<MemoryHost['importModule']> {
  const cdn = createCdn({ readModule: async (path) => modules[path], faultInjection });
  return async ({ url }) => {
    const response = await cdn.fetch(new Request(url));
    const isScript = response.headers.get('content-type')?.startsWith('text/javascript');
    if (!response.ok || !isScript) throw new TypeError('Failed to fetch the module.');
    someElement ??= class extends HTMLElement {};
    return { default: someElement };
  };
}

/**
 * Injects faults. Each call that waits for a late service moves the clock on, so that nobody waits
 * in real time.
 */
function withoutWaiting(advance: (durationMs: number) => Promise<void>): FaultInjection {
  const faultInjection = createFaultInjection((delayMs) => advance(delayMs));
  return {
    ...faultInjection,
    record(endpoint, request) {
      const end = faultInjection.record(endpoint, request);
      const kind = faultInjection.faultOf(endpoint)?.kind;
      if (kind === 'hang') void advance(LONGEST_LIMIT_MS);
      if (kind === 'disconnect') void advanceInTurns(advance);
      return end;
    },
  };
}

/**
 * Moves the clock on in turns. A caller that has lost a connection sets the clock for a second try
 * in a turn of its own, which on a busy machine comes late.
 */
async function advanceInTurns(advance: (durationMs: number) => Promise<void>): Promise<void> {
  for (let turn = 0; turn < TURNS; turn += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one turn after the other.
    await nextTurn();
    // oxlint-disable-next-line no-await-in-loop
    await advance(SECOND_TRY_MS / TURNS);
  }
}
