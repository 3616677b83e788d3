import type { GalleryScenario } from './gallery-scenario.ts';

/** Reads the answer of /preview/index.json. What is no scenario in it is left out. */
export function readIndex(value: unknown): GalleryScenario[] {
  const { scenarios } = membersOf(value);
  return Array.isArray(scenarios) ? scenarios.flatMap(readScenario) : [];
}

function readScenario(value: unknown): GalleryScenario[] {
  const { id, title, description, tags, viewport } = membersOf(value);
  const { width } = membersOf(viewport);
  if (typeof id !== 'string' || typeof title !== 'string') return [];
  return [
    {
      id,
      title,
      description: typeof description === 'string' ? description : '',
      tags: Array.isArray(tags) ? tags.filter((tag) => typeof tag === 'string') : [],
      ...(typeof width === 'number' && { width }),
    },
  ];
}

function membersOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
