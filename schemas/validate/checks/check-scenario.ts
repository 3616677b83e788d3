import { getComponentType } from '../../components.ts';
import type { Scenario } from '../../generated/scenario.ts';
import type { Problem } from '../../problems/problem.ts';
import { unknownFixture, unknownPage, unmatchedPatch } from '../../problems/scenario-problems.ts';
import type { CheckModule } from '../../check-module.ts';
import { applyPatch, UnmatchedPatch } from '../json/apply-patch.ts';
import type { KnownChecks } from '../known-checks.ts';

/** The fixtures around a scenario. */
export interface Fixtures {
  /** The value of a JSON file below the fixtures; undefined where it cannot be read. */
  readonly read: (path: string) => unknown;
  /** The names of the page responses, as scenarios write them. */
  readonly pages: () => readonly string[];
  /** The names of the component fixtures, as scenarios write them. */
  readonly components: () => readonly string[];
}

/** Finds what a well-formed scenario names and the fixtures do not have. */
export function checkScenario(
  scenario: Scenario,
  fixtures: Fixtures,
  known: KnownChecks,
): Problem[] {
  const { title, page, patch = [] } = scenario;
  // The kit knows its states; no configuration can name them. An address is looked up by the site.
  if (page.specimen !== undefined || page.path !== undefined) return [];
  if (page.component === undefined) {
    const response = fixtures.read(`pages/${page.fixture}.json`);
    return response === undefined
      ? missingPage(page.fixture, fixtures)
      : checkPatch(patch, response);
  }

  const component = fixtures.read(`${page.component}.json`);
  const module = known.components.get(getComponentType(component) ?? '');
  return component === undefined || !COMPONENT.test(page.component)
    ? missingComponent(page.component, fixtures)
    : checkPatch(patch, createSingleComponentPage(component, title, module));
}

const COMPONENT = /^(?:headers|cards|blocks)\//;

function missingPage(name = '', fixtures: Fixtures): Problem[] {
  const names = fixtures.pages();
  // A file that exists and cannot be read has a problem of its own, which is reported there.
  return names.includes(name) ? [] : [unknownPage(name, '/page/fixture', names)];
}

function missingComponent(name: string, fixtures: Fixtures): Problem[] {
  const names = fixtures.components();
  if (names.includes(name)) return [];
  const folder = name.slice(0, name.lastIndexOf('/') + 1);
  const neighbours = names.filter((each) => each.startsWith(folder));
  const worthMentioning = neighbours.length > 0 ? neighbours : names;
  return [unknownFixture(name, '/page/component', worthMentioning)];
}

function checkPatch(patch: NonNullable<Scenario['patch']>, page: unknown): Problem[] {
  try {
    applyPatch(page, patch);
    return [];
  } catch (error) {
    if (!(error instanceof UnmatchedPatch)) throw error;
    const { index, present } = error;
    return [unmatchedPatch(patch[index]?.path ?? '', `/patch/${index}/path`, present)];
  }
}

/** The zone of a component whose type names none, or is unknown. */
const COMMON_ZONE = 'flexZone';

/** The page response that shows one component alone, in the first zone it is made for. */
export function createSingleComponentPage(
  component: unknown,
  title: string,
  module: Pick<CheckModule, 'zones'> | undefined,
): object {
  const zone = module?.zones?.[0] ?? COMMON_ZONE;
  return { data: { meta: { title }, [zone]: { flexComponents: [component] } } };
}
