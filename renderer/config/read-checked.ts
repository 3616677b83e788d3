import type { CheckModule } from '#schemas/check-module.ts';
import type { Problem } from '../errors/index.ts';
import { dropSurplus } from './drop-surplus.ts';

/** A value from outside, as its schema's type or with what is wrong in it. */
export type Checked<Type> =
  | { readonly ok: true; readonly value: Type }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/**
 * Turns a value from outside into its type, by the check that was compiled from the type's schema.
 */
export function readChecked<Type>({ check }: CheckModule, value: unknown): Checked<Type> {
  const problems = check(value);
  if (problems.length > 0) return { ok: false, problems };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- type and check come from one schema.
  return { ok: true, value: value as Type };
}

/** Turns an answer of a service into its type, without what only a newer service would send. */
export function readTolerantly<Type>({ check }: CheckModule, value: unknown): Checked<Type> {
  const read = dropSurplus(check, value);
  if (!read.ok) return read;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- type and check come from one schema.
  return { ok: true, value: read.value as Type };
}
