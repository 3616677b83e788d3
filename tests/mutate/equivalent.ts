import type { PlacedChange } from './change.ts';

/** A change after which the program does the same, so that no test can see it. */
interface Equivalent {
  readonly path: string;
  readonly from: string;
  readonly to: string;
  readonly reason: string;
}

/** Lines are compared as they stand, so that an entry says nothing any more once its line has changed. */
const EQUIVALENT: readonly Equivalent[] = [];

/** Why a change changes nothing; undefined where it may. */
export function reasonOfEquivalence({ path, from, to }: PlacedChange): string | undefined {
  return EQUIVALENT.find((one) => one.path === path && one.from === from && one.to === to)?.reason;
}
