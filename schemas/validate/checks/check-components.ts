import type { CheckModule, Shape } from '../../check-module.ts';
import { getComponentType, findComponents, type PlacedComponent } from '../../components.ts';
import { isRecord } from '../../is-record.ts';
import { checkComponentLimits } from '../../limits.ts';
import {
  duplicateId,
  misplacedComponent,
  misplacedFamily,
  unknownComponent,
} from '../../problems/catalogue.ts';
import { appendPointer } from '../../problems/pointer.ts';
import type { Problem } from '../../problems/problem.ts';
import { checkListsOfComponent } from './check-lists.ts';
import type { KnownChecks } from '../known-checks.ts';
import { getZoneComponents } from '../../page-limits.ts';
import { duplicateHeader } from '../../problems/content-problems.ts';

const ZONE = 'mainHeaderZone';
const PERSONALIZATION = 'personalization';

/**
 * Checks every component in a document against the schema of its type, and whether it may be there.
 */
export function checkComponents(document: unknown, shape: Shape, known: KnownChecks): Problem[] {
  const components = findComponents(document, shape, (type) => known.components.get(type));
  return [
    ...components.flatMap((located) => checkComponent(located, known)),
    ...duplicateIds(components),
  ];
}

function checkComponent(located: PlacedComponent, known: KnownChecks): Problem[] {
  const type = getComponentType(located.component);
  // The schema of the place has reported already that its type is missing, empty or no text.
  if (!type) return [];
  const pointer = appendPointer(located.pointer, 'componentType');
  const module = known.components.get(type);
  if (!module) return [unknownComponent(type, pointer, typesOf(located.family, known))];

  // A component of another family has to go, whatever else is wrong with it.
  if (located.family !== undefined && located.family !== known.families.get(type)) {
    return [misplacedFamily(type, pointer, typesOf(located.family, known))];
  }
  const limits = checkOwnLimits(located.component, module);
  // A component that is too large is not looked at further, here or at run time.
  const own =
    limits.length > 0
      ? limits
      : [...module.check(located.component), ...checkListsOfComponent(located.component)];
  return [
    ...inWrongZone(located, module, type),
    ...own.map((problem) => ({ ...problem, pointer: `${located.pointer}${problem.pointer}` })),
  ];
}

/**
 * Finds what would make a component dangerous to work with. Components inside it answer for
 * themselves.
 */
export function checkOwnLimits(component: unknown, { shape }: CheckModule): Problem[] {
  const { properties = {} } = shape;
  const own = Object.entries(isRecord(component) ? component : {}).filter(
    ([name]) => properties[name]?.items?.kind !== 'component',
  );
  return checkComponentLimits(Object.fromEntries(own));
}

function inWrongZone(located: PlacedComponent, { zones }: CheckModule, type: string): Problem[] {
  const pointer = appendPointer(located.pointer, 'componentType');
  return located.zone !== undefined && zones && !zones.includes(located.zone)
    ? [misplacedComponent({ type, zone: located.zone }, pointer, zones)]
    : [];
}

function typesOf(family: string | undefined, known: KnownChecks): string[] {
  return [...known.families]
    .filter(([, each]) => family === undefined || each === family)
    .map(([type]) => type);
}

function duplicateIds(components: readonly PlacedComponent[]): Problem[] {
  const first = new Map<string, string>();
  const taken = new Set(components.map(({ component }) => readId(component)));
  return components.flatMap(({ component, pointer }) => {
    const id = readId(component);
    if (id === undefined) return [];
    const earlier = first.get(id);
    if (earlier === undefined) {
      first.set(id, pointer);
      return [];
    }
    const suggestion = findFreeId(id, taken);
    taken.add(suggestion);
    return [{ ...duplicateId(id, appendPointer(pointer, 'id'), earlier), suggestion }];
  });
}

function readId(component: unknown): string | undefined {
  const id = isRecord(component) ? component['id'] : undefined;
  return typeof id === 'string' ? id : undefined;
}

/** The id with the first number behind it that makes it another one: `rates-2`. */
function findFreeId(id: string, taken: ReadonlySet<string | undefined>): string {
  let number = 2;
  while (taken.has(`${id}-${number}`)) number += 1;
  return `${id}-${number}`;
}

/** Finds a second header in the header zone that visitors would see beside the first. */
export function checkHeaders(document: unknown, { families }: KnownChecks): Problem[] {
  const seen = new Map<string, string>();
  return headerZone(document).flatMap((component, index) => {
    if (families.get(getComponentType(component) ?? '') !== 'headers') return [];
    const pointer = `/data/${ZONE}/flexComponents/${index}`;
    const box = boxOf(component) ?? pointer;
    const [first] = seen.values();
    const isVariant = seen.has(box);
    seen.set(box, first ?? pointer);
    return first === undefined || isVariant ? [] : [duplicateHeader(pointer, first)];
  });
}

function headerZone(document: unknown): readonly unknown[] {
  const data = isRecord(document) ? document['data'] : undefined;
  return isRecord(data) ? getZoneComponents(data[ZONE]) : [];
}

/** The box whose variants replace each other, such as `hero` of `hero:default`. */
function boxOf(component: unknown): string | undefined {
  const taxonomies = isRecord(component) ? component['taxonomies'] : undefined;
  if (!Array.isArray(taxonomies)) return undefined;
  const own: unknown = taxonomies.find((each) => isRecord(each) && each['key'] === PERSONALIZATION);
  const values = isRecord(own) ? own['values'] : undefined;
  const value: unknown = Array.isArray(values) ? values[0] : undefined;
  return typeof value === 'string' ? value.split(':')[0] : undefined;
}
