import type { CheckModule, Shape } from '#schemas/check-module.ts';
import { isRecord } from '#schemas/is-record.ts';
import { HOSTILE_TEXTS } from './texts.ts';

type Json = Readonly<Record<string, unknown>>;
type Path = readonly (string | number)[];

/** A component with one bad value in it. */
export interface BadComponent {
  readonly what: string;
  readonly component: Json;
  /** Points to the bad value, from the component on. */
  readonly pointer: string;
  /** True if it fills a page by itself. */
  readonly isEnormous: boolean;
}

interface Place {
  readonly path: Path;
  /** The value that the good component has there; undefined where it leaves it out. */
  readonly value: unknown;
}

interface BadValue {
  readonly what: string;
  readonly value: unknown;
  readonly isEnormous?: boolean;
}

const MISSING = Symbol('missing');
const LONG_TEXT = 'x'.repeat(100_000);
const MANY = 5_000;
const LEVELS = 70;

const WRONG_TYPES: readonly unknown[] = [7, true, 'a text', ['a text'], { a: 1 }];

/**
 * Every bad value for every property of a component, in turn: those of objects and of first items
 * within it too.
 */
export function badComponents(full: Json, { shape }: Pick<CheckModule, 'shape'>): BadComponent[] {
  const { $schema: _schema, ...good } = full;
  return placesIn(good, shape, []).flatMap((place) =>
    valuesFor(place).map(({ what, value, isEnormous = false }) => {
      // A list that lacks its first item may be too short, which is the fault of the list.
      const isShorter = value === MISSING && place.path.at(-1) === 0;
      const at = isShorter ? place.path.slice(0, -1) : place.path;
      const pointer = at.map((step) => `/${step}`).join('');
      const component = place.path[0] === 'id' ? good : without(good, 'id');
      return { what, pointer, isEnormous, component: changed(component, place.path, value) };
    }),
  );
}

function placesIn(value: unknown, shape: Shape, path: Path): Place[] {
  const { properties = {}, items } = shape;
  if (Array.isArray(value) && value.length > 0 && items && items.kind !== 'component') {
    return placeAt(value[0], items, [...path, 0]);
  }
  if (!isRecord(value)) return [];
  return Object.entries(properties).flatMap(([name, inner]) =>
    placeAt(value[name], inner, [...path, name]),
  );
}

function placeAt(value: unknown, shape: Shape, path: Path): Place[] {
  return [{ path, value }, ...placesIn(value, shape, path)];
}

function valuesFor({ value }: Place): BadValue[] {
  return [
    ...(value === undefined ? [] : [{ what: 'missing', value: MISSING }]),
    { what: 'null', value: null },
    ...WRONG_TYPES.filter((wrong) => value !== undefined && typeOf(wrong) !== typeOf(value)).map(
      (wrong) => ({ what: `${typeOf(wrong)} for ${typeOf(value)}`, value: wrong }),
    ),
    ...emptyFor(value),
    ...enormousFor(value),
    // Where nothing stands, an address or a text may be what fits.
    ...(typeof value === 'string' || value === undefined
      ? HOSTILE_TEXTS.map((text) => ({ what: `hostile ${text.slice(0, 60)}`, value: text }))
      : []),
  ];
}

function emptyFor(value: unknown): BadValue[] {
  const empty = { string: '', array: [], object: {} }[typeOf(value)];
  return empty === undefined ? [] : [{ what: 'empty', value: empty }];
}

function enormousFor(value: unknown): BadValue[] {
  const deep = Array.from({ length: LEVELS }).reduce<unknown>((inner) => ({ a: inner }), 'x');
  const long: Readonly<Record<string, unknown>> = {
    string: LONG_TEXT,
    array: Array.isArray(value) ? Array.from({ length: MANY }, () => value[0] ?? 'x') : [],
  };
  return [deep, long[typeOf(value)]].flatMap((each, index) =>
    each === undefined
      ? []
      : [{ what: index === 0 ? 'deep' : 'enormous', value: each, isEnormous: true }],
  );
}

function typeOf(value: unknown): string {
  return Array.isArray(value) ? 'array' : typeof value;
}

function without(members: Json, name: string): Json {
  const { [name]: _removed, ...others } = members;
  return others;
}

/** A copy with another value at a path. */
function changed<Whole>(whole: Whole, [step, ...rest]: Path, value: unknown): Whole;
function changed(whole: unknown, [step = '', ...rest]: Path, value: unknown): unknown {
  if (Array.isArray(whole)) {
    return whole.flatMap((item: unknown, index) => {
      if (index !== step) return [item];
      if (rest.length > 0) return [changed(item, rest, value)];
      return value === MISSING ? [] : [value];
    });
  }
  if (!isRecord(whole)) return whole;
  if (rest.length > 0) return { ...whole, [step]: changed(whole[step], rest, value) };
  return value === MISSING ? without(whole, String(step)) : { ...whole, [step]: value };
}
