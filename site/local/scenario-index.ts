import { findHome, suggestIds, getScenarioPath, type NamedScenario } from '#fixtures';
import { cutText } from '#schemas/content/cut-text.ts';
import { experience } from '../experience.ts';

/** The gallery as data: every scenario with its address, and what people filter by. */
export function createScenarioIndex(scenarios: readonly NamedScenario[]): object {
  return { scenarios: scenarios.map(listed) };
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
