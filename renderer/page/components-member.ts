import type { Shape } from '#schemas/check-module.ts';
import { memoizeByObject } from '../memoize/index.ts';

/**
 * The member of a component that holds other components, if it has one. It is a matter of the
 * schema, and asked for each component of a page.
 */
export const findComponentsMember = memoizeByObject((shape: Shape): string | undefined =>
  Object.keys(shape.properties ?? {}).find(
    (name) => shape.properties?.[name]?.items?.kind === 'component',
  ),
);
