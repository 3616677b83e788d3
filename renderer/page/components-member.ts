import type { Shape } from '#schemas/check-module.ts';

/** The member of a component that holds other components, if it has one. */
export function componentsMember({ properties }: Shape): string | undefined {
  for (const name in properties) {
    if (properties[name]?.items?.kind === 'component') return name;
  }
  return undefined;
}
