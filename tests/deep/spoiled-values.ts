import { anything, array, constantFrom, nat, oneof, record, type Arbitrary } from 'fast-check';
import { isRecord } from '#schemas/is-record.ts';
import { HOSTILE_TEXTS } from '../hostile/texts.ts';

/** One change to a JSON value: at a place picked by number, something else. */
export interface Mutation {
  readonly place: number;
  readonly kind: 'replace' | 'remove' | 'repeat' | 'rename' | 'wrap';
  readonly value: unknown;
}

const SPOILED = [...HOSTILE_TEXTS, '', null, -1, 1e308, true];

const mutation: Arbitrary<Mutation> = record({
  place: nat(),
  kind: constantFrom('replace', 'replace', 'remove', 'repeat', 'rename', 'wrap'),
  value: oneof(constantFrom<unknown>(...SPOILED), anything({ maxDepth: 2 })),
});

export const mutations = array(mutation, { minLength: 1, maxLength: 12 });

/** A copy of a JSON value with changes made to it, as text. */
export function mutated(value: unknown, changes: readonly Mutation[]): string {
  const copy = structuredClone(value);
  for (const change of changes) {
    const places = placesIn(copy);
    const place = places[change.place % Math.max(1, places.length)];
    if (place) apply(place, change);
  }
  return JSON.stringify(copy) ?? 'null';
}

interface Place {
  readonly parent: Record<string, unknown> | unknown[];
  readonly key: string;
}

function placesIn(value: unknown): Place[] {
  if (!Array.isArray(value) && !isRecord(value)) return [];
  const parent = value as Place['parent'];
  return Object.entries(value).flatMap(([key, inner]) => [{ parent, key }, ...placesIn(inner)]);
}

function apply({ parent, key }: Place, { kind, value }: Mutation): void {
  const before: unknown = Reflect.get(parent, key);
  if (kind === 'remove' || kind === 'rename') Reflect.deleteProperty(parent, key);
  if (kind === 'rename') Reflect.set(parent, `${key}x`, before);
  if (kind === 'repeat' && Array.isArray(parent)) parent.push(before);
  if (kind === 'wrap') Reflect.set(parent, key, [before]);
  if (kind === 'replace') Reflect.set(parent, key, asJson(value));
}

function asJson(value: unknown): unknown {
  try {
    return JSON.parse(JSON.stringify(value) ?? 'null');
  } catch {
    // A value that JSON cannot hold, such as a bigint, cannot come over a network either.
    return null;
  }
}
