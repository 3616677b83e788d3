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
  const words = filter.toLowerCase().split(/\s+/);
  const matching = scenarios.filter(({ id, scenario }) => {
    const text = [id, scenario.title, ...(scenario.tags ?? [])].join(' ').toLowerCase();
    return words.every((word) => text.includes(word));
  });
  const byFolder = Map.groupBy(matching, ({ id }) => id.slice(0, Math.max(0, id.lastIndexOf('/'))));
  return [...byFolder].map(([name, members]) => ({ name: name || 'site', members }));
}
