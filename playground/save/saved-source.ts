import { hasPageModel, readScenario, type FixtureStore, type NamedScenario } from '#fixtures';
import { FOLDERS } from '../state/document/document-kinds.ts';
import { createScenarioSource, type ScenarioSource } from '../state/scenario-source.ts';
import type { OpenedScenario } from '../state/playground.ts';
import type { ReadFile } from '../state/base-versions.ts';
import type { SaveClient } from './create-save-client.ts';

/** Folders whose files are wanted together: in one request, which takes as long as any of them. */
const IN_TABS: ReadonlySet<string> = new Set(Object.values(FOLDERS));

const SCENARIO_FILE = /^scenarios\/(.+)\.json$/;

/**
 * The scenarios as the disk has them now: what was saved since the tools were built is not among
 * the files that they brought along. Those are what is left where no server answers.
 */
export function createSavedSource(bundled: FixtureStore, server: SaveClient): ScenarioSource {
  return {
    async list() {
      const [known, built, { saving, files, changed }] = await Promise.all([
        createScenarioSource(bundled).list(),
        bundled.list('scenarios'),
        server.status(),
      ]);
      if (saving === 'gone') return known;
      const { store } = createSavedFiles(bundled, server);
      const isOther = (path: string) => changed.includes(path) || !built.includes(path);
      const others = files.filter((path) => SCENARIO_FILE.test(path) && isOther(path));
      const isSame = (path: string) => files.includes(path) && !changed.includes(path);
      const scenarios = await Promise.all(others.map((path) => scenarioAt(path, store)));
      const same = known.filter(({ id }) => isSame(`scenarios/${id}.json`));
      return [...same, ...scenarios.flat()].toSorted((one, other) => (one.id < other.id ? -1 : 1));
    },
    readPage: (path) =>
      createSavedFiles(bundled, server)
        .store.read(`pages/${path}.json`)
        .catch(() => undefined),
    async load(id, signal) {
      const { store, files } = createSavedFiles(bundled, {
        ...server,
        read: (path) => server.read(path, signal),
        readFolder: (folder) => server.readFolder(folder, signal),
      });
      const opened = await createScenarioSource(store).load(id);
      return opened && withOwnText({ ...opened, files: Object.fromEntries(files) });
    },
  };
}

async function scenarioAt(path: string, store: FixtureStore): Promise<NamedScenario[]> {
  const [, id = ''] = SCENARIO_FILE.exec(path) ?? [];
  // A file that holds no scenario is left out here, as everywhere.
  const scenario = await readScenario(store, id).catch(() => undefined);
  return scenario && hasPageModel(scenario) ? [{ id, scenario }] : [];
}

/** The fixtures as the disk has them now, with those that were read. */
export function createSavedFiles(bundled: FixtureStore, server: SaveClient) {
  const files = new Map<string, ReadFile>();
  let status: ReturnType<SaveClient['status']> | undefined;
  const store: FixtureStore = {
    async list(folder) {
      const inside = IN_TABS.has(folder) ? await server.readFolder(folder) : 'gone';
      if (inside !== 'gone') {
        inside.forEach(({ path, ...file }) => files.set(path, file));
        return inside.map(({ path }) => path);
      }
      status ??= server.status();
      const { saving, files: paths } = await status;
      const scenarios = paths.filter((path) => path.startsWith(`${folder}/`));
      // The server names no file of a folder that nobody saves into.
      return saving === 'gone' || scenarios.length === 0 ? bundled.list(folder) : scenarios;
    },
    async read(path) {
      const file = files.get(path) ?? (await server.read(path));
      if (file === 'gone') return bundled.read(path);
      if (file === 'missing') return undefined;
      files.set(path, file);
      return parse(file.text, path);
    },
  };
  return { store, files };
}

function parse(text: string, path: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new Error(`The fixture ${path} is not valid JSON.`, { cause });
  }
}

/**
 * A page that stands in a file of its own is shown as it is written there, so that saving changes
 * no other line.
 */
function withOwnText(opened: OpenedScenario): OpenedScenario {
  const { scenario, files = {}, texts } = opened;
  const file = scenario.patch ? undefined : files[`pages/${scenario.page.fixture}.json`];
  // Editors turn line ends of another kind into their own.
  if (!file || file.text.includes('\r')) return opened;
  return { ...opened, texts: { ...texts, page: file.text } };
}
