import type { ErrorObject } from 'ajv';
import { describeError } from './describe-error.ts';
import { missingProperty, unknownProperty } from './value-problems.ts';
import { nearest } from './nearest.ts';
import { pointerTo } from './pointer.ts';
import type { Problem } from './problem.ts';

// Nobody reads further, and a broken document of 5 MB can hold a million errors.
const MAX_ERRORS = 1_000;

/** Turns a validator's errors into problems, so that one mistake of an author gives one problem. */
export function fold(errors: readonly ErrorObject[] | null | undefined): readonly Problem[] {
  const causes = withoutConsequences((errors ?? []).slice(0, MAX_ERRORS));
  const places = Map.groupBy(causes, (error) => error.instancePath);
  const problems = [...places].flatMap(([at, here]) => foldPlace(at, here));
  return [
    ...new Map(problems.map((problem) => [`${problem.code} ${problem.at}`, problem])).values(),
  ];
}

/** A value of a wrong type says nothing about its inside, and `if` only repeats what `then` has found. */
function withoutConsequences(errors: readonly ErrorObject[]): readonly ErrorObject[] {
  const wrong = new Set(errors.filter(isType).map((error) => error.instancePath));
  return errors.filter((error) => {
    if (error.keyword === 'if' || hasAncestor(error.instancePath, wrong)) return false;
    return isType(error) || !wrong.has(error.instancePath);
  });
}

function isType(error: ErrorObject): boolean {
  return error.keyword === 'type';
}

function hasAncestor(pointer: string, places: ReadonlySet<string>): boolean {
  for (let end = pointer.lastIndexOf('/'); end >= 0; end = pointer.lastIndexOf('/', end - 1)) {
    if (places.has(pointer.slice(0, end))) return true;
    if (end === 0) return false;
  }
  return false;
}

function foldPlace(at: string, errors: readonly ErrorObject[]): Problem[] {
  const surplus = errors.filter(isSurplus);
  const misspelt = misspellings(surplus);
  const isFolded = (error: ErrorObject) =>
    (error.keyword === 'required' && misspelt.taken.has(error.params['missingProperty'])) ||
    (error.keyword === 'maxProperties' && surplus.length > 0) ||
    (isConditional(error) && misspelt.taken.size > 0);

  const others = errors.filter((error) => !isSurplus(error) && !isFolded(error));
  return [
    ...misspelt.problems(at),
    ...others.map((error) =>
      error.keyword === 'required' ? missing(at, error) : describeError(at, error),
    ),
  ];
}

interface Misspellings {
  /** The right names that surplus properties were meant to bear. */
  readonly taken: ReadonlySet<unknown>;
  readonly problems: (at: string) => Problem[];
}

function misspellings(surplus: readonly ErrorObject[]): Misspellings {
  const taken = new Set<unknown>();
  const found = surplus.map((error) => {
    const name = surplusName(error);
    const free = freeNames(error).filter((known) => !taken.has(known));
    const meant = nearest(name, free);
    if (meant !== undefined) taken.add(meant);
    return { name, free };
  });
  return {
    taken,
    problems: (at) =>
      found.map(({ name, free }) => unknownProperty(name, pointerTo(at, name), free)),
  };
}

function missing(at: string, { params, parentSchema }: ErrorObject): Problem {
  const name = String(params['missingProperty']);
  const hint = parentSchema?.['properties']?.[name]?.['description'];
  return missingProperty(name, pointerTo(at, name), hint);
}

/** A typing error may have switched the condition, so what the branch wants is only known without it. */
function isConditional(error: ErrorObject): boolean {
  return /\/(then|else)\//.test(error.schemaPath);
}

function isSurplus(error: ErrorObject): boolean {
  return error.keyword === 'additionalProperties' || error.keyword === 'unevaluatedProperties';
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
