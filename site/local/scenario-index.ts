import {
  findHome,
  getScenarioPath,
  listScenarios,
  suggestIds,
  type FixtureStore,
  type NamedScenario,
} from '#fixtures';
import { cutText } from '#schemas/content/cut-text.ts';
import { experience } from '../experience.ts';
import type { ListedPicture } from '../pictures/create-pictures.ts';
import { getSmallPictureId, listPictures } from '../pictures/picture-sizes.ts';
import { computeVersion } from '../save/compute-version.ts';
import type { FixtureVersions } from '../save/fixture-versions.ts';
import type { DrawnPictures } from './local-pictures.ts';
import type { FixtureState } from './saved-fixtures.ts';

interface IndexSources {
  /** The fixtures of the disk; left out where the sources have them as they are. */
  readonly state?: Pick<FixtureState, 'versions'> | undefined;
  readonly pictures?: Pick<DrawnPictures, 'list' | 'isDrawing'> | undefined;
}

/**
 * Makes a function that gives the gallery as data. It is asked for again and again while a gallery
 * is open, so the scenarios are read again only where something was saved.
 */
export function createIndex(
  store: FixtureStore,
  { state, pictures }: IndexSources,
): () => Promise<object> {
  let read:
    | { readonly of: FixtureVersions; readonly scenarios: readonly NamedScenario[] }
    | undefined;

  return async () => {
    if (!state) return createScenarioIndex(await listScenarios(store));
    const versions = await state.versions();
    if (read?.of !== versions) read = { of: versions, scenarios: await listScenarios(store) };
    const { scenarios } = read;
    return createScenarioIndex(scenarios, {
      version: computeVersion(new TextEncoder().encode(JSON.stringify([...versions]))),
      pictures: await pictures?.list(listPictures(scenarios).map(({ id }) => id)),
      isDrawing: pictures?.isDrawing(),
    });
  };
}

interface IndexExtras {
  /** Changes with whatever is saved; left out where the fixtures are those of the sources. */
  readonly version?: string | undefined;
  /** The pictures by their names. */
  readonly pictures?: ReadonlyMap<string, ListedPicture> | undefined;
  /** True while pictures are being drawn. */
  readonly isDrawing?: boolean | undefined;
}

/** The gallery as data: every scenario with its address, and what people filter by. */
function createScenarioIndex(
  scenarios: readonly NamedScenario[],
  { version, pictures, isDrawing }: IndexExtras = {},
): object {
  return {
    ...(version !== undefined && { version }),
    ...(isDrawing && { isDrawing }),
    scenarios: scenarios.map((named) => {
      const picture = pictures?.get(named.id);
      const smallPicture = pictures?.get(getSmallPictureId(named.id));
      return {
        ...listed(named),
        ...(picture && { picture }),
        ...(smallPicture && { smallPicture }),
      };
    }),
  };
}

/** Answers a program that asks for a scenario that does not exist. */
export function describeUnknownScenario(id: string, known: readonly string[]): object {
  return {
    error: `There is no scenario "${cutText(id, 200)}".`,
    nearest: suggestIds(id, known).map((each) => ({ id: each, address: `/preview/${each}` })),
    all: '/preview/index.json',
  };
}

function listed({ id, scenario }: NamedScenario): object {
  const { title, description, tags = [], viewport, page, expectedFaults } = scenario;
  const home = findHome(getScenarioPath(scenario, experience), experience);
  return {
    id,
    title,
    ...(description && { description }),
    tags,
    ...(viewport && { viewport }),
    kind: kindOf(page),
    locale: scenario.locale ?? home?.locale,
    segment: scenario.segment ?? home?.segment,
    checks: checksOf(scenario),
    ...(expectedFaults?.length && { expectedFaults }),
    address: `/preview/${id}`,
  };
}

function kindOf({ fixture, path, specimen }: NamedScenario['scenario']['page']): string {
  if (fixture !== undefined || path !== undefined) return 'page';
  return specimen === undefined ? 'component' : 'kit';
}

/** Lists what is wrong in it on purpose: something that an author wrote, or a service. */
function checksOf({ faults = {}, expectedFaults = [] }: NamedScenario['scenario']): string[] {
  const hasFailingService = Object.keys(faults).length > 0;
  const checks = [
    ...(expectedFaults.length > 0 ? ['faults'] : []),
    ...(hasFailingService ? ['services'] : []),
  ];
  return checks.length > 0 ? checks : ['clean'];
}
