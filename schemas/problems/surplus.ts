import type { ErrorObject } from 'ajv';
import type { Shape } from '../check-module.ts';
import { isRecord } from '../is-record.ts';
import { findNearest } from './nearest.ts';
import { appendPointer } from './pointer.ts';
import type { Problem } from './problem.ts';
import { misplacedProperty, unknownProperty } from './value-problems.ts';

/** The intended names of the surplus properties of one object. */
export interface Surplus {
  /** The right names of surplus properties, or of the properties that they belong into. */
  readonly taken: ReadonlySet<unknown>;
  readonly problems: readonly Problem[];
}

/** Returns true if an error is about a property that the schema does not have. */
export function isSurplus(error: ErrorObject): boolean {
  return error.keyword === 'additionalProperties' || error.keyword === 'unevaluatedProperties';
}

/**
 * Explains the surplus properties of the object at a place: misspelt, one level too high, or
 * unknown.
 */
export function explainSurplus(
  pointer: string,
  errors: readonly ErrorObject[],
  shape: Shape,
): Surplus {
  const taken = new Set<string>();
  const problems = errors.map((error) => {
    const name = surplusName(error);
    const free = freeNames(error).filter((known) => !taken.has(known));
    const meant = findNearest(name, free);
    const holder = meant === undefined ? placeFor(name, shape) : undefined;
    const used = meant ?? holder;
    if (used !== undefined) taken.add(used);
    if (holder === undefined) return unknownProperty(name, appendPointer(pointer, name), free);
    return misplacedProperty(name, appendPointer(pointer, name), {
      holder,
      isTaken: holds(error, holder, name),
    });
  });
  return { taken, problems };
}

/** The one member whose object has a property of that name. */
function placeFor(name: string, { properties = {} }: Shape): string | undefined {
  const homes = Object.entries(properties).filter(
    ([, inner]) => inner.properties && Object.hasOwn(inner.properties, name),
  );
  return homes.length === 1 ? homes[0]?.[0] : undefined;
}

function holds({ data }: ErrorObject, holder: string, name: string): boolean {
  const inner = isRecord(data) && Object.hasOwn(data, holder) ? data[holder] : undefined;
  return isRecord(inner) && Object.hasOwn(inner, name);
}

function surplusName({ params }: ErrorObject): string {
  return String(params['additionalProperty'] ?? params['unevaluatedProperty']);
}

function freeNames({ parentSchema, data }: ErrorObject): string[] {
  const present = typeof data === 'object' && data !== null ? data : {};
  return Object.keys(parentSchema?.['properties'] ?? {}).filter(
    (name) => name !== '$schema' && !Object.hasOwn(present, name),
  );
}
