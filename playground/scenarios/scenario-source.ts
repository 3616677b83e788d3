import {
  listScenarios,
  readScenario,
  scenarioResponse,
  type FixtureStore,
  type NamedScenario,
} from '#fixtures';
import type { OpenedScenario } from '../state/playground.ts';

/** Where the playground gets its scenarios from. */
export interface ScenarioSource {
  readonly list: () => Promise<readonly NamedScenario[]>;
  /** The scenario with its documents; nothing under an id that does not exist. */
  readonly load: (id: string) => Promise<OpenedScenario | undefined>;
}

const MACROS_FOLDER = 'macros';

/** The scenarios of the fixtures whose page an author can edit; a specimen of the kit has no page model. */
export function scenarioSource(store: FixtureStore): ScenarioSource {
  return {
    list: async () =>
      (await listScenarios(store)).filter(({ scenario }) => scenario.page.specimen === undefined),
    async load(id) {
      const scenario = await readScenario(store, id);
      if (!scenario || scenario.page.specimen !== undefined) return undefined;
      const [response, macros] = await Promise.all([
        scenarioResponse(scenario, store),
        readMacros(store),
      ]);
      return { id, scenario, texts: { page: toText(response), macros: toText(macros) } };
    },
  };
}

/** All macro documents in one, each under the name of its file. */
async function readMacros(store: FixtureStore): Promise<Readonly<Record<string, unknown>>> {
  const paths = await store.list(MACROS_FOLDER);
  const documents = await Promise.all(
    paths.map(async (path): Promise<[string, unknown]> => [
      path.slice(MACROS_FOLDER.length + 1, -'.json'.length),
      await store.read(path),
    ]),
  );
  return Object.fromEntries(documents);
}

function toText(value: unknown): string {
  return `${JSON.stringify(value, undefined, 2)}\n`;
}
