import type { ErrorObject } from 'ajv';
import type { Shape } from '../check-module.ts';
import { ASSET_NEEDS, missingAssetProperty } from './asset-problems.ts';
import { appendPointer, splitPointer } from './pointer.ts';
import type { Problem } from './problem.ts';
import {
  missingProperty,
  brokenRule,
  wrongValue,
  misplacedProperty,
  unknownProperty,
} from './value-problems.ts';
import { type ExampleSchema, wrongType } from './wrong-type.ts';
import { FORBIDDEN_KEYS } from '../limits.ts';
import { forbiddenKey } from './boundaries.ts';
import { tooLarge, tooLong, tooShort, tooSmall, wrongFormat } from './measures.ts';
import { isRecord } from '../is-record.ts';
import { countEdits, findNearest } from './nearest.ts';

const limitOf = ({ params }: ErrorObject): number => Number(params['limit']);

const small: Describe = (pointer, error) => tooSmall(limitOf(error), pointer, error.data);

const large: Describe = (pointer, error) => tooLarge(limitOf(error), pointer, error.data);

const byKeyword: Readonly<Record<string, Describe>> = {
  type: (pointer, error, shape) =>
    wrongType(error.params['type'], pointer, { value: error.data, schema: schemaOf(error), shape }),
  enum: (pointer, error) => wrongValue(error.params['allowedValues'], pointer, error.data),
  const: (pointer, error) => wrongValue([error.params['allowedValue']], pointer, error.data),
  minLength: (pointer, error) => tooShort(limitOf(error), pointer, error.data),
  maxLength: (pointer, error) => tooLong(limitOf(error), pointer, error.data),
  minimum: small,
  exclusiveMinimum: small,
  minItems: small,
  minProperties: small,
  maximum: large,
  exclusiveMaximum: large,
  maxItems: large,
  maxProperties: large,
  pattern: (pointer, error) => wrongFormat(error.params['pattern'], pointer, formatDetails(error)),
  format: (pointer, error) => wrongFormat(error.params['format'], pointer, formatDetails(error)),
};

// No one reads further, and a broken document of 5 MB can hold a million errors.
const MAX_ERRORS = 1_000;

/**
 * Turns a validator's errors into problems, so that one mistake of an author gives one problem. The
 * shape of the whole value shows where else a property could belong.
 */
export function fold(
  errors: readonly ErrorObject[] | null | undefined,
  shape: Shape = {},
): readonly Problem[] {
  const causes = withoutConsequences((errors ?? []).slice(0, MAX_ERRORS));
  const places = Map.groupBy(causes, getPlace);
  const problems = [...places].flatMap(([pointer, here]) =>
    foldPlace(pointer, here, resolveShape(shape, pointer)),
  );
  return [
    ...new Map(problems.map((problem) => [`${problem.code} ${problem.pointer}`, problem])).values(),
  ];
}

/** The place of an error; of a wrong name, it is the member that bears it. */
function getPlace({ instancePath, propertyName }: ErrorObject): string {
  return propertyName === undefined ? instancePath : appendPointer(instancePath, propertyName);
}

/**
 * A value of a wrong type says nothing about its inside, and `if` and `propertyNames` only repeat
 * what another schema has found.
 */
function withoutConsequences(errors: readonly ErrorObject[]): readonly ErrorObject[] {
  const ofType = errors.filter(({ keyword }) => keyword === 'type');
  const wrong = new Set(ofType.map(({ instancePath }) => instancePath));
  return errors.filter(({ keyword, instancePath }) => {
    if (keyword === 'if' || keyword === 'propertyNames') return false;
    if (hasAncestor(instancePath, wrong)) return false;
    return keyword === 'type' || !wrong.has(instancePath);
  });
}

function hasAncestor(pointer: string, places: ReadonlySet<string>): boolean {
  for (let end = pointer.lastIndexOf('/'); end >= 0; end = pointer.lastIndexOf('/', end - 1)) {
    if (places.has(pointer.slice(0, end))) return true;
    if (end === 0) return false;
  }
  return false;
}

function foldPlace(pointer: string, errors: readonly ErrorObject[], shape: Shape): Problem[] {
  const surplus = errors.filter(isSurplus);
  const { taken, problems } = explainSurplus(pointer, surplus, shape);
  const isTooLong = errors.some(({ keyword }) => keyword === 'maxLength');
  const isFolded = (error: ErrorObject) =>
    // Of a text that has to be cut anyway, nobody knows yet what will be left.
    (error.keyword === 'pattern' && isTooLong) ||
    (error.keyword === 'required' && taken.has(error.params['missingProperty'])) ||
    (error.keyword === 'maxProperties' && surplus.length > 0) ||
    (isConditional(error) && taken.size > 0);

  const ofAsset = taken.size > 0 ? [] : errors.filter(isOfAsset);
  const others = errors.filter(
    (error) => !isSurplus(error) && !isFolded(error) && !isOfAsset(error),
  );
  const lacks = others.some(({ keyword }) => keyword === 'required');
  return [
    ...(lacks || ofAsset.length > 0 ? problems.map(withoutRemoval) : problems),
    ...(ofAsset.length > 0 ? [missingAssetProperty(ofAsset.map(nameOfMissing), pointer)] : []),
    ...others.map((error) =>
      error.keyword === 'required' ? missing(pointer, error) : describeError(pointer, error, shape),
    ),
  ];
}

/**
 * Leaves out the quick fix that would remove an unknown member. It may be the missing one under
 * another name, and its author would lose it.
 */
function withoutRemoval(problem: Problem): Problem {
  const { replacement: _, replaces, ...others } = problem;
  return replaces === 'member' ? others : problem;
}

/** Three properties stand for one thing, which module it is: without them there is one mistake. */
function isOfAsset({ keyword, parentSchema }: ErrorObject): boolean {
  return keyword === 'required' && String(parentSchema?.['required']) === String(ASSET_NEEDS);
}

function nameOfMissing({ params }: ErrorObject): string {
  return String(params['missingProperty']);
}

function missing(pointer: string, error: ErrorObject): Problem {
  const name = nameOfMissing(error);
  const { parentSchema } = error;
  const hint = parentSchema?.['properties']?.[name]?.['description'];
  return missingProperty(name, appendPointer(pointer, name), hint);
}

/**
 * A typing error may have switched the condition, so what the branch requires is only known without
 * it.
 */
function isConditional(error: ErrorObject): boolean {
  return /\/(then|else)\//.test(error.schemaPath);
}

/** Returns the shape of the value at a JSON pointer. */
function resolveShape(shape: Shape, pointer: string): Shape {
  return splitPointer(pointer).reduce<Shape>((present, segment) => {
    const { properties, items, values } = present;
    const own = properties && Object.hasOwn(properties, segment) ? properties[segment] : undefined;
    return own ?? items ?? values ?? {};
  }, shape);
}

type Describe = (pointer: string, error: ErrorObject, shape: Shape) => Problem;

/** The problem behind one error that concerns a value itself, not the names of its properties. */
function describeError(pointer: string, error: ErrorObject, shape: Shape = {}): Problem {
  const describe = byKeyword[error.keyword];
  return describe
    ? describe(pointer, error, shape)
    : brokenRule(error.keyword, pointer, error.data);
}

function schemaOf({ parentSchema: schema }: ErrorObject): ExampleSchema {
  return {
    type: schema?.['type'],
    examples: schema?.['examples'],
    required: schema?.['required'],
    properties: schema?.['properties'],
  };
}

function formatDetails({ data, parentSchema }: ErrorObject) {
  return {
    value: data,
    description: parentSchema?.['description'],
    examples: parentSchema?.['examples'],
  };
}

/** The intended names of the surplus properties of one object. */
interface Surplus {
  /** The right names of surplus properties, or of the properties that they belong into. */
  readonly taken: ReadonlySet<unknown>;
  readonly problems: readonly Problem[];
}

/** Returns true if an error is about a property that the schema does not have. */
function isSurplus(error: ErrorObject): boolean {
  return error.keyword === 'additionalProperties' || error.keyword === 'unevaluatedProperties';
}

/**
 * Explains the surplus properties of the object at a place: misspelt, one level too high, or
 * unknown.
 */
function explainSurplus(pointer: string, errors: readonly ErrorObject[], shape: Shape): Surplus {
  const taken = new Set<string>();
  const meanings = findMeanings(errors);
  meanings.forEach((meant) => taken.add(meant));
  const problems = errors.map((error) => {
    const name = surplusName(error);
    if (FORBIDDEN_KEYS.includes(name)) return forbiddenKey(name, appendPointer(pointer, name));
    const meant = meanings.get(name);
    const free = freeNames(error).filter((known) => known === meant || !taken.has(known));
    const holder = meant === undefined ? placeFor(name, shape) : undefined;
    if (holder !== undefined) taken.add(holder);
    if (holder === undefined) {
      return unknownProperty(name, appendPointer(pointer, name), { free, suggestion: meant });
    }
    return misplacedProperty(name, appendPointer(pointer, name), {
      holder,
      isTaken: holds(error, holder, name),
    });
  });
  return { taken, problems };
}

/**
 * The right names that surplus ones were probably meant to be, the nearest first, so that none
 * takes the name that another one needs.
 */
function findMeanings(errors: readonly ErrorObject[]): ReadonlyMap<string, string> {
  const taken = new Set<string>();
  const meanings = new Map<string, string>();
  const names = errors.map((error) => ({
    name: surplusName(error),
    all: Object.keys(error.parentSchema?.['properties'] ?? {}),
    free: freeNames(error),
  }));
  for (const { name, all, free } of names.toSorted((one, other) => slipsIn(one) - slipsIn(other))) {
    const meant = findNearest(
      name,
      free.filter((known) => !taken.has(known) && !hasOtherCode(name, known)),
    );
    if (meant === undefined || isNearerTo(all, name, meant)) continue;
    taken.add(meant);
    meanings.set(name, meant);
  }
  return meanings;
}

function slipsIn({ name, free }: { readonly name: string; readonly free: readonly string[] }) {
  const meant = findNearest(name, free);
  return meant === undefined ? Infinity : editsBetween(name, meant);
}

function editsBetween(left: string, right: string): number {
  return countEdits(left.toLowerCase(), right.toLowerCase());
}

/**
 * Returns true if a name of the schema that is used already is nearer: the value is one too many.
 */
function isNearerTo(all: readonly string[], name: string, meant: string): boolean {
  const nearest = findNearest(name, all);
  return nearest !== undefined && editsBetween(name, nearest) < editsBetween(name, meant);
}

const IN_LANGUAGE = /^(?<stem>.*[a-z])[A-Z]{2}$/;

/** Returns true if a name is for another language than altTextEN, or than all, as altText is. */
function hasOtherCode(name: string, known: string): boolean {
  if (name.slice(0, -2) === known) return true;

  const { stem } = IN_LANGUAGE.exec(known)?.groups ?? {};
  if (stem === undefined || name.length !== known.length) return false;
  const [one, other] = [name.toLowerCase(), known.toLowerCase()];
  return one !== other && one.startsWith(stem.toLowerCase());
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
