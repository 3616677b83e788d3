import type { NamedScenario } from '#fixtures';

export interface ScenarioGroup {
  /** The folder that its scenarios stand in. */
  readonly name: string;
  readonly members: readonly NamedScenario[];
}

export interface MatchingScenarios {
  /** Those with a draft that differs from their files, in the order of all. */
  readonly edited: readonly NamedScenario[];
  /** All others, in groups by folder. */
  readonly others: readonly ScenarioGroup[];
}

/** The scenarios whose id, title or tags hold every word of a filter, those with a draft first. */
export function listMatchingScenarios(
  scenarios: readonly NamedScenario[],
  filter: string,
  editedIds: ReadonlySet<string>,
): MatchingScenarios {
  const matching = scenarios.filter(({ id, scenario }) =>
    matchesFilter({ ...scenario, id }, filter),
  );
  const byFolder = Map.groupBy(
    matching.filter(({ id }) => !editedIds.has(id)),
    ({ id }) => id.slice(0, Math.max(0, id.lastIndexOf('/'))),
  );
  return {
    edited: matching.filter(({ id }) => editedIds.has(id)),
    others: [...byFolder].map(([name, members]) => ({ name: name || 'site', members })),
  };
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
