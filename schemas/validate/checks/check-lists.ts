import { getComponentType } from '../../components.ts';
import { isRecord } from '../../is-record.ts';
import { listedTwice, unevenValues, unknownFilter } from '../../problems/list-problems.ts';
import { appendPointer, splitPointer } from '../../problems/pointer.ts';
import type { Problem } from '../../problems/problem.ts';
import { EXPERIENCE_ID, MACROS_ID, PAGE_ID, ROUTE_ID, SCENARIO_ID } from '../../schema-ids.ts';
import { findRepeated } from '../forms/find-repeated.ts';

const OF_ROUTE = ['/features/*/name', '/queryParameters/*', '/childRoutes/*/features/*/name'];

/**
 * The places of what a list may have once, by the schema of its document. The last star stands for
 * the items that are compared; those before it, for each of a list or of an object.
 */
const ONCE: Readonly<Record<string, readonly string[]>> = {
  [EXPERIENCE_ID]: [
    '/locales/*/locale',
    '/segments/*/id',
    '/segments/*/cookieValue',
    '/layouts/*/order/*',
    '/mediaOrigins/*',
    '/otherApiOrigins/*',
    ...OF_ROUTE.map((place) => `/routes/*${place}`),
  ],
  [ROUTE_ID]: OF_ROUTE,
  [PAGE_ID]: ['/data/meta/alternates/*/locale'],
  [MACROS_ID]: ['/groups/*/name', '/groups/*/keys/*/name'],
  [SCENARIO_ID]: ['/tags/*'],
};

/** Finds what stands a second time in a list that may have it once. */
export function checkLists(document: unknown, id: string): Problem[] {
  const places = [...(ONCE[id] ?? []), ...(id === EXPERIENCE_ID ? listHomes(document) : [])];
  return places.flatMap((place) => checkPlace(document, place));
}

/** Two segments with one home could not be told apart: it says which segment a page belongs to. */
function listHomes(experience: unknown): string[] {
  const { segments } = isRecord(experience) ? experience : {};
  const locales = listMembers(segments).flatMap(([, segment]) =>
    isRecord(segment) && isRecord(segment['homes']) ? Object.keys(segment['homes']) : [],
  );
  return [...new Set(locales)].map((locale) => appendPointer('/segments/*/homes', locale));
}

function checkPlace(document: unknown, place: string): Problem[] {
  const end = place.lastIndexOf('*');
  const within = splitPointer(place.slice(end + 1));
  const lists = walk({ value: document, pointer: '' }, splitPointer(place.slice(0, end - 1)));
  return lists.flatMap((list) => {
    const items = walk(list, ['*', ...within]);
    return findRepeated(items).map(({ value, pointer, first }) =>
      listedTwice(value, pointer, first),
    );
  });
}

interface Placed {
  readonly value: unknown;
  readonly pointer: string;
}

/** Returns the values to which a path leads. Values of a wrong type are the schema's business. */
function walk(start: Placed, path: readonly string[]): Placed[] {
  return path.reduce<Placed[]>(
    (present, segment) =>
      present.flatMap(({ value, pointer }) =>
        listMembers(value)
          .filter(([name]) => segment === '*' || segment === name)
          .map(([name, member]) => ({ value: member, pointer: appendPointer(pointer, name) })),
      ),
    [start],
  );
}

function listMembers(value: unknown): [string, unknown][] {
  return Array.isArray(value) || isRecord(value) ? Object.entries(value) : [];
}

/** Finds lists of a component that do not fit each other. */
export function checkListsOfComponent(component: unknown): Problem[] {
  const type = getComponentType(component);
  if (!isRecord(component) || (type !== COMPARISON && type !== FILTERED)) return [];
  return type === FILTERED ? checkFilters(component) : checkComparison(component);
}

const FILTERED = 'filtered-link-list';
const COMPARISON = 'comparison-cards';

function checkFilters(component: Readonly<Record<string, unknown>>): Problem[] {
  const whole = { value: component, pointer: '' };
  const keys = walk(whole, ['filters', '*', 'key']).map(({ value }) => value);
  const known = keys.filter((key) => typeof key === 'string');
  const ofLinks = walk(whole, ['textLinks', '*', 'filter']).flatMap(({ value, pointer }) =>
    typeof value !== 'string' || value === '' || known.includes(value) || known.length === 0
      ? []
      : [unknownFilter(value, pointer, known)],
  );
  return [...checkPlace(component, '/filters/*/key'), ...ofLinks];
}

function checkComparison(component: Readonly<Record<string, unknown>>): Problem[] {
  const { criteria } = component;
  if (!Array.isArray(criteria)) return [];
  const whole = { value: component, pointer: '' };
  const { length } = criteria;
  // The last criteria may need no note.
  const notes = walk(whole, ['criterionNotes']).filter(({ value }) => countItems(value) > length);
  const values = walk(whole, ['cards', '*', 'values']).filter(({ value }) => Array.isArray(value));
  return [...notes, ...values].flatMap(({ value, pointer }) =>
    countItems(value) === length ? [] : [unevenValues(countItems(value), length, pointer)],
  );
}

function countItems(value: unknown): number {
  return Array.isArray(value) ? value.length : 0;
}
