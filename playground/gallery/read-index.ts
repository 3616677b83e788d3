import type { GalleryScenario } from './gallery-scenario.ts';

/** Reads the answer of /preview/index.json, and leaves out entries that are not scenarios. */
export function readIndex(value: unknown): GalleryScenario[] {
  const { scenarios } = membersOf(value);
  return Array.isArray(scenarios) ? scenarios.flatMap(readScenario) : [];
}

function readScenario(value: unknown): GalleryScenario[] {
  const members = membersOf(value);
  const { id, title } = members;
  const { width } = membersOf(members['viewport']);
  if (typeof id !== 'string' || typeof title !== 'string') return [];
  return [
    {
      id,
      title,
      description: textOf(members['description']),
      tags: textsOf(members['tags']),
      ...(typeof width === 'number' && { width }),
      kind: textOf(members['kind']),
      locale: textOf(members['locale']),
      segment: textOf(members['segment']),
      checks: textsOf(members['checks']),
      expectedFaults: textsOf(members['expectedFaults']),
    },
  ];
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function textsOf(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [];
}

function membersOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
