import { getComponentType } from '#schemas/components.ts';
import { finish } from '#schemas/finish.ts';
import { isRecord } from '#schemas/is-record.ts';
import { truncatePage, PAGE_LIMITS, measureComponent } from '#schemas/page-limits.ts';
import { appendPointer, splitPointer } from '#schemas/problems/pointer.ts';
import type { KnownChecks } from '#schemas/validate/known-checks.ts';
import { listAllowedComponents } from '../document/allowed-components.ts';
import type { JsonChange } from '../../json-text/change-json.ts';
import type { PageChange } from '../playground.ts';
import {
  listComponents,
  getHolder,
  findList,
  splitComponentPointer,
  resolvePointer,
  listZones,
} from './component-lists.ts';
import { shiftPointer, listIdPointers, addMissingList } from './json-changes.ts';
import { getMaxItems } from './list-room.ts';
import type { Refusal } from './refusal.ts';

/** A place among components: before the one with that index in a list, or behind the last. */
export interface ListPlace {
  /** JSON pointer. */
  readonly list: string;
  readonly index: number;
}

/** A page as its text has it, with what is known of its components. */
export interface PageToEdit {
  readonly page: unknown;
  readonly known: KnownChecks;
}

/** The change to the page, with the selection after it; or the reason why it is refused. */
export type Outcome =
  | { readonly change: PageChange & { readonly selection: string } }
  | { readonly refusal: Refusal };

/** A new component at a place. */
export function add(edited: PageToEdit, component: object, place: ListPlace): Outcome {
  const refusal = findRefusal(edited, component, place.list) ?? refusalOfSize(edited, component);
  if (refusal) return { refusal };
  const path = pathOf(edited, place);
  const opening = addMissingList(edited.page, place.list);
  if (!opening) return { refusal: { kind: 'gone' } };
  const changes = [...opening, { op: 'add', path, value: component } as const];
  return { change: { kind: 'added', changes, selection: path } };
}

/**
 * The component once more, behind itself. Ids are left to the first: each is there once on a page.
 */
export function duplicate(edited: PageToEdit, pointer: string): Outcome {
  const component = resolvePointer(edited.page, pointer);
  if (!isComponentAt(edited, pointer)) return { refusal: { kind: 'gone' } };
  const { list, index } = splitComponentPointer(pointer);
  const refusal = findRoomRefusal(edited, list) ?? refusalOfSize(edited, component);
  if (refusal) return { refusal };
  const path = appendPointer(list, index + 1);
  const changes: JsonChange[] = [
    { op: 'copy', from: pointer, path },
    ...listIdPointers(component).map((id) => ({ op: 'remove', path: path + id }) as const),
  ];
  return { change: { kind: 'duplicated', changes, selection: path } };
}

/**
 * Removes a component. The next one is selected then, else the one before, else the owner of the
 * list.
 */
export function remove(edited: PageToEdit, pointer: string): Outcome {
  if (!isComponentAt(edited, pointer)) return { refusal: { kind: 'gone' } };
  const { list, index } = splitComponentPointer(pointer);
  const last = listComponents(edited.page, list).length - 1;
  const neighbour = last === 0 ? getHolder(list) : appendPointer(list, Math.min(index, last - 1));
  return {
    change: { kind: 'deleted', changes: [{ op: 'remove', path: pointer }], selection: neighbour },
  };
}

/** The component at another place, as it is written. The place is named as the page is before. */
export function move(edited: PageToEdit, pointer: string, place: ListPlace): Outcome {
  const component = resolvePointer(edited.page, pointer);
  if (!isComponentAt(edited, pointer)) return { refusal: { kind: 'gone' } };
  if (`${place.list}/`.startsWith(`${pointer}/`)) return { refusal: { kind: 'inside-itself' } };
  const from = splitComponentPointer(pointer);
  const isSameList = from.list === place.list;
  const refusal = isSameList ? undefined : findRefusal(edited, component, place.list);
  if (refusal) return { refusal };
  const opening = addMissingList(edited.page, place.list);
  if (!opening) return { refusal: { kind: 'gone' } };
  const path = shiftPointer(pathOf(edited, place), pointer);
  const moving = path === pointer ? [] : [{ op: 'move', from: pointer, path } as const];
  return { change: { kind: 'moved', changes: [...opening, ...moving], selection: path } };
}

/** One place up or down in its own list. */
export function step(edited: PageToEdit, pointer: string, by: -1 | 1): Outcome {
  const { list, index } = splitComponentPointer(pointer);
  const target = index + by;
  if (target < 0) return { refusal: { kind: 'at-start' } };
  if (target >= listComponents(edited.page, list).length) return { refusal: { kind: 'at-end' } };
  return move(edited, pointer, { list, index: by < 0 ? target : target + 1 });
}

/** The types that may be added to a list; none where the list is full. */
export function listAllowedTypes({ page, known }: PageToEdit, list: string): readonly string[] {
  const located = findList(page, list, known);
  return located && !findRoomRefusal({ page, known }, list)
    ? listAllowedComponents(located, known)
    : [];
}

/** Returns the reason why a component may not come into a list from elsewhere. */
export function findRefusal(
  { page, known }: PageToEdit,
  component: unknown,
  list: string,
): Refusal | undefined {
  const type = getComponentType(component);
  if (type === undefined || !known.components.has(type)) {
    return { kind: 'unknown-type', type: type ?? '?' };
  }
  const holder = holderNameOf(page, list);
  const located = findList(page, list, known);
  if (!located) return { kind: 'takes-nothing', type: holder };
  if (!listAllowedComponents(located, known).includes(type)) {
    const zones = known.components.get(type)?.zones ?? listZones(known).map(nameOf);
    return { kind: 'not-taken', type, holder, zones };
  }
  return findRoomRefusal({ page, known }, list);
}

/** Returns the reason why a list takes no more components. */
export function findRoomRefusal({ page, known }: PageToEdit, list: string): Refusal | undefined {
  const count = listComponents(page, list).length;
  return count < getMaxItems(page, list, known)
    ? undefined
    : { kind: 'full', holder: holderNameOf(page, list), count };
}

/** Returns the reason why a page takes no more components. */
function refusalOfSize({ page }: PageToEdit, component: unknown): Refusal | undefined {
  if (!isRecord(page)) return undefined;
  const { size } = finish(truncatePage(page));
  const isTooMuch =
    size.components + measureComponent(component).size.components > PAGE_LIMITS.components;
  return isTooMuch ? { kind: 'page-full', count: PAGE_LIMITS.components } : undefined;
}

/**
 * Returns the pointer of a place, at the end of the list where that has become shorter meanwhile.
 */
function pathOf({ page }: PageToEdit, { list, index }: ListPlace): string {
  return appendPointer(list, Math.min(index, listComponents(page, list).length));
}

function isComponentAt({ page, known }: PageToEdit, pointer: string): boolean {
  const { list } = splitComponentPointer(pointer);
  return resolvePointer(page, pointer) !== undefined && findList(page, list, known) !== undefined;
}

/**
 * Returns the name of the owner of a list: the zone's name, or the type of the component that holds
 * it.
 */
function holderNameOf(page: unknown, list: string): string {
  const holder = getHolder(list);
  return getComponentType(resolvePointer(page, holder)) ?? nameOf(holder);
}

function nameOf(pointer: string): string {
  return splitPointer(pointer).at(-1) ?? '';
}
