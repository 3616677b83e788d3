import { isRecord } from '#schemas/is-record.ts';
import { appendPointer, splitPointer } from '#schemas/problems/pointer.ts';
import type { JsonChange } from '../../json-text/change-json.ts';
import { splitComponentPointer, resolvePointer } from './component-lists.ts';

/**
 * Returns the changes that create a list that is not there yet; none where it is there, undefined
 * where something else stands in its place.
 */
export function addMissingList(page: unknown, list: string): readonly JsonChange[] | undefined {
  const segments = splitPointer(list);
  let pointer = '';
  for (const [depth, segment] of segments.entries()) {
    const holder = resolvePointer(page, pointer);
    if (!isRecord(holder) && !Array.isArray(holder)) return undefined;
    pointer = appendPointer(pointer, segment);
    if (resolvePointer(page, pointer) === undefined) {
      return [{ op: 'add', path: pointer, value: nested(segments.slice(depth + 1)) }];
    }
  }
  return Array.isArray(resolvePointer(page, list)) ? [] : undefined;
}

/**
 * The pointer of a place once a component is gone: what stood behind it in its list has moved up.
 */
export function shiftPointer(pointer: string, removed: string): string {
  const { list, index } = splitComponentPointer(removed);
  if (!pointer.startsWith(`${list}/`)) return pointer;
  const [position = '', ...rest] = pointer.slice(list.length + 1).split('/');
  if (Number(position) <= index) return pointer;
  return [appendPointer(list, Number(position) - 1), ...rest].join('/');
}

/**
 * Lists the ids of a component and of those inside it, as pointers from the component, the last
 * first. Only an object with a type has an id that counts; values deeper than a page may be are not
 * searched.
 */
export function listIdPointers(component: unknown): readonly string[] {
  const keys: string[] = [];
  const open: { readonly value: unknown; readonly pointer: string }[] = [
    { value: component, pointer: '' },
  ];
  for (let next = open.pop(); next; next = open.pop()) {
    const { value, pointer } = next;
    if (isRecord(value) && isTyped(value) && 'id' in value) keys.push(`${pointer}/id`);
    if (!isRecord(value) && !Array.isArray(value)) continue;
    for (const [name, inside] of Object.entries(value)) {
      if (typeof inside === 'object')
        open.push({ value: inside, pointer: appendPointer(pointer, name) });
    }
  }
  return keys;
}

function isTyped(value: Readonly<Record<string, unknown>>): boolean {
  return 'componentType' in value || 'cardType' in value;
}

function nested(names: readonly string[]): unknown {
  return names.reduceRight<unknown>((inside, name) => ({ [name]: inside }), []);
}
