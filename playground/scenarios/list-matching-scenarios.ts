import type { NamedScenario } from '#fixtures';

export interface ScenarioGroup {
  /** The folder that its scenarios stand in. */
  readonly name: string;
  readonly members: readonly NamedScenario[];
}

/** The scenarios whose id, title or tags hold every word of a filter, in groups by folder. */
export function listMatchingScenarios(
  scenarios: readonly NamedScenario[],
  filter: string,
): readonly ScenarioGroup[] {
  const matching = scenarios.filter(({ id, scenario }) =>
    matchesFilter({ ...scenario, id }, filter),
  );
  const byFolder = Map.groupBy(matching, ({ id }) => id.slice(0, Math.max(0, id.lastIndexOf('/'))));
  return [...byFolder].map(([name, members]) => ({ name: name || 'site', members }));
}

interface Filtered {
  readonly id: string;
  readonly title: string;
  readonly tags?: readonly string[] | undefined;
}

/** Returns true for a scenario whose id, title or tags hold every word of a filter. */
export function matchesFilter({ id, title, tags = [] }: Filtered, filter: string): boolean {
  const text = [id, title, ...tags].join(' ').toLowerCase();
  return filter
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}
