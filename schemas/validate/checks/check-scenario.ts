import { getComponentType } from '../../components.ts';
import type { Scenario } from '../../generated/scenario.ts';
import { HTTP_STATUSES } from '../../content/http-statuses.ts';
import { unknownLayout } from '../../problems/catalogue.ts';
import type { Problem } from '../../problems/problem.ts';
import {
  unknownCode,
  unknownLocale,
  unknownSegment,
  unknownStatus,
} from '../../problems/site-problems.ts';
import { unknownFixture, unknownPage, unmatchedPatch } from '../../problems/scenario-problems.ts';
import type { CheckModule } from '../../check-module.ts';
import { applyPatch, UnmatchedPatch } from '../json/apply-patch.ts';
import type { KnownChecks, KnownContent } from '../known-checks.ts';

/** The fixtures around a scenario. */
export interface Fixtures {
  /** The value of a JSON file below the fixtures; undefined where it cannot be read. */
  readonly read: (path: string) => unknown;
  /** The names of the page responses, as scenarios write them. */
  readonly pages: () => readonly string[];
  /** The names of the component fixtures, as scenarios write them. */
  readonly components: () => readonly string[];
  /** The locales in which the fixtures have the content of the shell. */
  readonly locales?: () => readonly string[];
  /** The codes that problems have. */
  readonly codes?: () => readonly string[];
}

/** Finds what a well-formed scenario names and the fixtures do not have. */
export function checkScenario(
  scenario: Scenario,
  fixtures: Fixtures,
  { known, content = {} }: ScenarioContext,
): Problem[] {
  return [
    ...checkVisit(scenario, fixtures, content),
    ...checkOutcome(scenario, fixtures),
    ...checkPage(scenario, fixtures, known),
  ];
}

interface ScenarioContext {
  readonly known: KnownChecks;
  readonly content?: KnownContent | undefined;
}

/** Finds what of a visit the site does not have, as far as it is known. */
function checkVisit(
  { locale, segment, layout }: Scenario,
  { locales = () => [] }: Fixtures,
  { segments, layouts }: KnownContent,
): Problem[] {
  const known = locale === undefined ? [] : locales();
  return [
    ...(locale !== undefined && known.length > 0 && !known.includes(locale)
      ? [unknownLocale(locale, '/locale', known)]
      : []),
    ...(segment !== undefined && segments && !segments.includes(segment)
      ? [unknownSegment(segment, '/segment', segments)]
      : []),
    ...(layout !== undefined && layouts && !layouts.includes(layout)
      ? [unknownLayout(layout, '/layout', layouts)]
      : []),
  ];
}

function checkOutcome(
  { expectedFaults = [], faults = {} }: Scenario,
  { codes = () => [] }: Fixtures,
): Problem[] {
  const known = expectedFaults.length > 0 ? codes() : [];
  return [
    ...expectedFaults.flatMap((code, index) =>
      known.length > 0 && !known.includes(code)
        ? [unknownCode(code, `/expectedFaults/${index}`, known)]
        : [],
    ),
    ...Object.entries(faults).flatMap(([service, { status }]) =>
      status !== undefined && !HTTP_STATUSES.includes(status)
        ? [unknownStatus(status, `/faults/${service}/status`)]
        : [],
    ),
  ];
}

function checkPage(scenario: Scenario, fixtures: Fixtures, known: KnownChecks): Problem[] {
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
