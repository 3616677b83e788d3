import { getComponentType } from '#schemas/components.ts';
import { isRecord } from '#schemas/is-record.ts';
import { splitPointer } from '#schemas/problems/pointer.ts';
import { getValueByPath } from '../fill/fill-field.ts';

const ROOT_DEPTH = 4;

/**
 * Finds the place on one version of a page that belongs to a place on another: that of the
 * component with the same id, else of the one that stands in the same place and has the same type.
 */
export function findCounterpart(pointer: string, from: unknown, to: unknown): string | undefined {
  const path = splitPointer(pointer);
  const [root, rest] = [path.slice(0, ROOT_DEPTH), path.slice(ROOT_DEPTH)];
  if (root.length < ROOT_DEPTH || path[1] === 'meta') return pointer;
  const component = getValueByPath(from, root);
  const counterpart = findById(to, component) ?? findByPlace(to, component, root);
  if (counterpart === undefined) return undefined;
  return ['', ...counterpart, ...rest].join('/');
}

function findByPlace(page: unknown, component: unknown, path: readonly string[]) {
  const there = getValueByPath(page, path);
  const isSame = isRecord(there) && getComponentType(there) === getComponentType(component);
  return isSame ? path : undefined;
}

function findById(page: unknown, component: unknown): readonly string[] | undefined {
  const id = isRecord(component) ? component['id'] : undefined;
  const data = isRecord(page) ? page['data'] : undefined;
  if (typeof id !== 'string' || !isRecord(data)) return undefined;
  for (const [zone, value] of Object.entries(data)) {
    const components = isRecord(value) ? value['flexComponents'] : undefined;
    const index = Array.isArray(components)
      ? components.findIndex((each: unknown) => isRecord(each) && each['id'] === id)
      : -1;
    if (index >= 0) return ['data', zone, 'flexComponents', String(index)];
  }
  return undefined;
}
