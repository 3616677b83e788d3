import type { GalleryScenario, ScenarioPicture, SmallPictures } from './gallery-scenario.ts';

/** Reads the answer of /preview/index.json, and leaves out entries that are not scenarios. */
export function readIndex(value: unknown): GalleryScenario[] {
  const { scenarios, version } = membersOf(value);
  const read = (each: unknown) => readScenario(each, textOf(version));
  return Array.isArray(scenarios) ? scenarios.flatMap(read) : [];
}

/** Reads the small pictures of that answer. */
export function readSmallPictures(value: unknown): SmallPictures {
  const { scenarios, isDrawing } = membersOf(value);
  const pictures = (Array.isArray(scenarios) ? scenarios : []).flatMap((each) => {
    const { id, smallPicture } = membersOf(each);
    const picture = readPicture(smallPicture);
    return typeof id === 'string' && picture ? [[id, picture] as const] : [];
  });
  return { isDrawing: isDrawing === true, pictures: new Map(pictures) };
}

function readScenario(value: unknown, version: string): GalleryScenario[] {
  const members = membersOf(value);
  const { id, title } = members;
  const { width } = membersOf(members['viewport']);
  if (typeof id !== 'string' || typeof title !== 'string') return [];
  const picture = readPicture(members['picture']);
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
      version,
      ...(picture && { picture }),
    },
  ];
}

function readPicture(value: unknown): ScenarioPicture | undefined {
  const { address, isCurrent, problems } = membersOf(value);
  if (typeof address !== 'string') return undefined;
  return { address, isCurrent: isCurrent === true, problems: textsOf(problems) };
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
