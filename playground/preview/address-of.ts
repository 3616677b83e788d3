import { scenarioPath } from '#fixtures';
import type { ExperienceConfig } from '#schemas/generated/experience.ts';
import type { Scenario } from '#schemas/generated/scenario.ts';
import configuration from '#site/experience.json' with { type: 'json' };

const segments: NonNullable<ExperienceConfig['segments']> = configuration.segments;

/**
 * The path under which a scenario is shown. A page's address says its language and its segment; where the
 * scenario wants others, its page stands at the home of those instead.
 */
export function addressOf(scenario: Scenario): string {
  const path = scenarioPath(scenario);
  const { segment = segmentOf(path), locale = localeOf(path) } = scenario;
  if (segment === segmentOf(path) && locale === localeOf(path)) return path;
  return segments.find(({ id }) => id === segment)?.homes[locale ?? ''] ?? path;
}

function segmentOf(path: string): string | undefined {
  return segments.find(({ homes }) => Object.values(homes).some((home) => isBelow(home, path)))?.id;
}

function localeOf(path: string): string | undefined {
  const homes = segments.flatMap((segment) => Object.entries(segment.homes));
  return homes.find(([, home]) => isBelow(home, path))?.[0];
}

function isBelow(home: string, path: string): boolean {
  return path === home || path.startsWith(`${home}/`);
}
