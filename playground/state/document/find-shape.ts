import type { Shape } from '#schemas/check-module.ts';
import type { KnownChecks } from '#schemas/validate/known-checks.ts';

/** The names and indices that lead to a value. */
export type Path = readonly (string | number)[];

/** The componentType of the component to which the first so many steps of a path lead. */
export type TypeAt = (steps: number) => string | undefined;

/**
 * Finds the shape that the schemas give the value at a path of a document; undefined where the
 * value has no place in them.
 */
export function findShape(
  path: Path,
  root: Shape,
  { typeAt, known: { components } }: { readonly typeAt: TypeAt; readonly known: KnownChecks },
): Shape | undefined {
  let shape: Shape | undefined = root;
  for (const [steps, step] of path.entries()) {
    shape = within(insideOf(shape, steps), step);
    if (!shape) return undefined;
  }
  return shape;

  function insideOf(outer: Shape, steps: number): Shape | undefined {
    if (outer.kind !== 'component') return outer;
    const type = typeAt(steps);
    return type === undefined ? undefined : components.get(type)?.shape;
  }
}

function within(shape: Shape | undefined, step: string | number): Shape | undefined {
  if (typeof step === 'number') return shape?.items;
  const { properties = {}, values } = shape ?? {};
  return Object.hasOwn(properties, step) ? properties[step] : values;
}
