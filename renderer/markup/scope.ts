import type { Context } from 'react';

/** Describes what is known at one place of a tree of elements. */
export interface Scope {
  /** True where React would write a hint in front of the page for a picture here. */
  readonly hasHints: boolean;
  /** The nearest context above, which knows the next. */
  readonly provided?: Provided | undefined;
}

interface Provided {
  readonly context: unknown;
  readonly value: unknown;
  readonly above?: Provided | undefined;
}

export const OUTERMOST: Scope = { hasHints: true };

/** Returns the scope inside a provider. */
export function provideContext(scope: Scope, context: unknown, value: unknown): Scope {
  return { ...scope, provided: { context, value, above: scope.provided } };
}

/** The value that a context has at a place; undefined where nobody provides one. */
export function readContext<Value>(
  context: Context<Value>,
  { provided }: Scope,
): Value | undefined {
  for (let each = provided; each; each = each.above) {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only its own provider sets it.
    if (each.context === context) return each.value as Value;
  }
  return undefined;
}
