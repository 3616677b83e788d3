import type { Shape } from '#schemas/check-module.ts';
import type { KnownChecks } from '#schemas/validate/known-checks.ts';
import { PAGE_ID } from '#schemas/schema-ids.ts';

/** The names and indices that lead to a value. */
export type Path = readonly (string | number)[];

/** The componentType of the component to which the first so many steps of a path lead. */
type TypeAt = (steps: number) => string | undefined;

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

/** A list of a page that holds components: that of a zone, or one within a component. */
export interface ComponentList {
  /** The zone whose list it is; one within a component has none. */
  readonly zone?: string;
  /** The only family that it takes. */
  readonly family?: string;
}

const ZONE_MEMBER = 'flexComponents';

/** The list of components at a path of a page response; nothing where there can be none. */
export function findComponentList(
  path: Path,
  typeAt: TypeAt,
  known: KnownChecks,
): ComponentList | undefined {
  const root = known.byId.get(PAGE_ID)?.shape ?? {};
  const item = findShape(path, root, { typeAt, known })?.items;
  if (item?.kind !== 'component') return undefined;
  const zone = path.at(-1) === ZONE_MEMBER ? path.at(-2) : undefined;
  return {
    ...(typeof zone === 'string' && { zone }),
    ...(item.family !== undefined && { family: item.family }),
  };
}

/**
 * The component types which may stand in a list: those in whose place the checks see nothing wrong.
 */
export function listAllowedComponents(
  { zone, family }: ComponentList,
  { components, families }: KnownChecks,
): readonly string[] {
  return [...components]
    .filter(([type, { zones }]) => {
      const isOfFamily = family === undefined || families.get(type) === family;
      return isOfFamily && (zone === undefined || !zones || zones.includes(zone));
    })
    .map(([type]) => type);
}
