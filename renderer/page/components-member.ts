import type { Shape } from '#schemas/check-module.ts';

/** The member of a component that holds other components, if it has one. */
export function componentsMember({ properties }: Shape): string | undefined {
  const found = Object.entries(properties ?? {}).find(
    ([, { items }]) => items?.kind === 'component',
  );
  return found?.[0];
}
