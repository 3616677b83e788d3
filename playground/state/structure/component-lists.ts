import type { Shape } from '#schemas/check-module.ts';
import { getComponentType } from '#schemas/components.ts';
import { isRecord } from '#schemas/is-record.ts';
import { appendPointer, splitPointer } from '#schemas/problems/pointer.ts';
import { PAGE_ID } from '#schemas/schema-ids.ts';
import type { KnownChecks } from '#schemas/validate/known-checks.ts';
import { findComponentList, type ComponentList } from '../document/allowed-components.ts';

/** The value under a JSON pointer; undefined where there is none. */
export function resolvePointer(page: unknown, pointer: string): unknown {
  return splitPointer(pointer).reduce(memberOf, page);
}

/** The components in a list; none where the list is not there yet. */
export function listComponents(page: unknown, list: string): readonly unknown[] {
  const value = resolvePointer(page, list);
  return Array.isArray(value) ? value : [];
}

/**
 * Finds the list under a JSON pointer in the schemas; undefined where a page can have no list of
 * components.
 */
export function findList(
  page: unknown,
  list: string,
  known: KnownChecks,
): ComponentList | undefined {
  const values = [page];
  const path = splitPointer(list).map((segment) => {
    const holder = values.at(-1);
    values.push(memberOf(holder, segment));
    return Array.isArray(holder) ? Number(segment) : segment;
  });
  return findComponentList(path, (steps) => getComponentType(values[steps]), known);
}

/** The pointers of the zones that a page can have, in the order they are shown. */
export function listZones(known: KnownChecks): readonly string[] {
  const data = known.byId.get(PAGE_ID)?.shape.properties?.['data']?.properties ?? {};
  return Object.keys(data)
    .filter((name) => listNamesOf(data[name]).length > 0)
    .map((name) => `/data/${name}`);
}

/** The lists of components that a component of a type has room for, by their names. */
export function getListNames(type: string, known: KnownChecks): readonly string[] {
  return listNamesOf(known.components.get(type)?.shape);
}

/** The place of a component: the list that it stands in, and its index. */
export function splitComponentPointer(pointer: string): {
  readonly list: string;
  readonly index: number;
} {
  const end = pointer.lastIndexOf('/');
  return { list: pointer.slice(0, end), index: Number(pointer.slice(end + 1)) };
}

/** Returns true for the pointer of a component, which has an index in a list; a zone has none. */
export function isComponent(pointer: string | undefined): pointer is string {
  return pointer !== undefined && !Number.isNaN(splitComponentPointer(pointer).index);
}

/** Returns the pointer to the owner of a list: the zone, or the component. */
export function getHolder(list: string): string {
  return list.slice(0, list.lastIndexOf('/'));
}

/** The pointer of the list that a zone or a component has; of several, of the first. */
export function findListPointer(
  page: unknown,
  holder: string,
  known: KnownChecks,
): string | undefined {
  if (listZones(known).includes(holder)) return `${holder}/flexComponents`;
  const type = getComponentType(resolvePointer(page, holder));
  const [name] = type === undefined ? [] : getListNames(type, known);
  return name === undefined ? undefined : appendPointer(holder, name);
}

function listNamesOf(shape: Shape | undefined): string[] {
  const { properties = {} } = shape ?? {};
  return Object.keys(properties).filter((name) => properties[name]?.items?.kind === 'component');
}

function memberOf(holder: unknown, segment: string): unknown {
  if (Array.isArray(holder)) return holder[Number(segment)];
  return isRecord(holder) && Object.hasOwn(holder, segment) ? holder[segment] : undefined;
}
