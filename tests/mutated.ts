import { constantFrom, jsonValue, nat, oneof, tuple, type Arbitrary } from 'fast-check';

const ODD: Arbitrary<unknown> = oneof(
  constantFrom(null, undefined, -1, 0.5, Number.NaN, 1e300, '', '__proto__', [], {}, true),
  jsonValue({ maxDepth: 2 }),
);

/**
 * Values that are as the given one, but for one member of it at some depth, which is anything at
 * all.
 */
export function mutated(value: unknown): Arbitrary<unknown> {
  const places = placesIn(value);
  return tuple(nat({ max: places.length - 1 }), ODD).map(([index, odd]) =>
    withOdd(structuredClone(value), places[index] ?? [], odd),
  );
}

type Place = readonly (string | number)[];

function placesIn(value: unknown): readonly Place[] {
  if (typeof value !== 'object' || value === null) return [[]];
  const inside = Object.entries(value).flatMap(([name, member]) =>
    placesIn(member).map((place) => [name, ...place]),
  );
  return [[], ...inside];
}

function withOdd(value: unknown, [name, ...rest]: Place, odd: unknown): unknown {
  if (name === undefined) return odd;
  if (typeof value !== 'object' || value === null) return value;
  const members: Record<string, unknown> = value as Record<string, unknown>;
  members[name] = withOdd(members[name], rest, odd);
  return members;
}
