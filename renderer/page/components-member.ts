import type { Shape } from '#schemas/check-module.ts';

/** The member of a component that holds other components, if it has one. */
export function findComponentsMember(shape: Shape): string | undefined {
  const known = MEMBERS.get(shape);
  if (known) return known.name;
  const name = Object.keys(shape.properties ?? {}).find(
    (each) => shape.properties?.[each]?.items?.kind === 'component',
  );
  MEMBERS.set(shape, { name });
  return name;
}

/** A matter of the schema, asked for each component of a page. */
const MEMBERS = new WeakMap<Shape, { readonly name: string | undefined }>();
