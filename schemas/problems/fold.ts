import type { ErrorObject } from 'ajv';
import type { Shape } from '../check-module.ts';
import { ASSET_NEEDS, missingAssetProperty } from './asset-problems.ts';
import { describeError } from './describe-error.ts';
import { appendPointer } from './pointer.ts';
import type { Problem } from './problem.ts';
import { resolveShape } from './resolve-shape.ts';
import { explainSurplus, isSurplus } from './surplus.ts';
import { missingProperty } from './value-problems.ts';

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
  const places = Map.groupBy(causes, (error) => error.instancePath);
  const problems = [...places].flatMap(([pointer, here]) =>
    foldPlace(pointer, here, resolveShape(shape, pointer)),
  );
  return [
    ...new Map(problems.map((problem) => [`${problem.code} ${problem.pointer}`, problem])).values(),
  ];
}

/**
 * A value of a wrong type says nothing about its inside, and `if` only repeats what `then` has
 * found.
 */
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

/** What nobody knows may be what is missing, under another name: its author would lose it. */
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
