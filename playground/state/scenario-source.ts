import {
  findScenarioExperiment,
  getScenarioPath,
  hasPageModel,
  listScenarios,
  readScenario,
  buildScenarioResponse,
  type FixtureStore,
  type NamedScenario,
} from '#fixtures';
import { findPageTitle, isNewPage, toScenarioId } from './new-pages.ts';
import { findPageOfId, readPageScenario } from './page-scenario.ts';
import { FOLDERS } from './document/document-kinds.ts';
import type { OpenedScenario } from './playground.ts';
import type { Texts } from './document/text-edit.ts';
import type { ReadPageFile } from './translation/create-version.ts';
import type { Scenario } from '#schemas/generated/scenario.ts';
import { experience as siteExperience } from '../environment/experience.ts';

/** The source of the playground's scenarios. */
export interface ScenarioSource {
  readonly list: () => Promise<readonly NamedScenario[]>;
  /**
   * The scenario with its documents, or a page that has none; nothing under an id that does not
   * exist. Rejects once the
   * signal says that nobody waits for it any more.
   */
  readonly load: (id: string, signal?: AbortSignal) => Promise<OpenedScenario | undefined>;
  /** Reads the page of a path; undefined where there is none, or none that can be read. */
  readonly readPage?: ReadPageFile;
}

/**
 * The scenarios of the fixtures whose page an author can edit.
 */
export function createScenarioSource(store: FixtureStore): ScenarioSource {
  return {
    list: async () => (await listScenarios(store)).filter(({ scenario }) => hasPageModel(scenario)),
    readPage: (path) => store.read(`pages/${path}.json`).catch(() => undefined),
    async load(id) {
      const [page, texts] = await Promise.all([
        readPage(store, toScenarioId(id)),
        readSiteTexts(store),
      ]);
      if (!page) return undefined;
      const { response } = page;
      const title = (isNewPage(id) && findPageTitle(response)) || page.scenario.title;
      const scenario = { ...page.scenario, title };
      return { id, scenario, texts: { ...texts, page: toText(response) } };
    },
  };
}

async function readPage(store: FixtureStore, id: string) {
  const path = findPageOfId(id);
  const named = await (path === undefined
    ? readScenario(store, id)
    : readPageScenario(store, path));
  if (!named || !hasPageModel(named)) return undefined;
  const scenario = await findVariantScenario(named, store);
  return { scenario, response: await buildScenarioResponse(scenario, store) };
}

/**
 * Gives a scenario that is a variant the page of that variant, which is edited then, and which the
 * preview shows at the address of the scenario's own. A scenario in which the visitor may get no
 * variant stays as it is.
 */
async function findVariantScenario(scenario: Scenario, store: FixtureStore): Promise<Scenario> {
  const { experiment: name, consent, faults, patch } = scenario;
  const mayGetNone = consent === 1 || consent === 'none' || faults || patch;
  if (name === undefined || mayGetNone) return scenario;
  const experiment = await findScenarioExperiment(
    name,
    getScenarioPath(scenario, siteExperience),
    store,
  );
  const url = 'fault' in experiment ? undefined : experiment.variantPageUrl;
  return url === undefined ? scenario : { ...scenario, page: { fixture: url.slice(1) } };
}

/** The documents that are the same whatever scenario is open. */
async function readSiteTexts(store: FixtureStore): Promise<Omit<Texts, 'page'>> {
  const [macros, experiments, offers, shell] = await Promise.all([
    readFolder(store, FOLDERS.macros),
    readFolder(store, FOLDERS.experiments),
    readFolder(store, FOLDERS.offers),
    readFolder(store, FOLDERS.shell),
  ]);
  return { macros, experiments, offers, experience: toText(siteExperience), shell };
}

/**
 * All files of a folder in one text, each under its name, without those that have to be refused.
 */
async function readFolder(store: FixtureStore, folder: string): Promise<string> {
  const paths = (await store.list(folder)).filter((path) => !path.endsWith('.invalid.json'));
  const documents = await Promise.all(
    paths.map(async (path): Promise<[string, unknown]> => [
      path.slice(folder.length + 1, -'.json'.length),
      await store.read(path),
    ]),
  );
  return toText(Object.fromEntries(documents));
}

function toText(value: unknown): string {
  return `${JSON.stringify(value, undefined, 2)}\n`;
}
