import type { PlacedChange } from './change.ts';

/** A change after which the program does the same, so that no test can see it. */
interface Equivalent {
  readonly path: string;
  readonly from: string;
  readonly to: string;
  readonly reason: string;
}

/** Lines are compared as they stand, so that an entry says nothing any more once its line has changed. */
const EQUIVALENT: readonly Equivalent[] = [
  {
    path: 'registry/kit/overlay/use-overlay.ts',
    from: 'if (!overlay) return;',
    to: 'if (false) return;',
    reason: 'The effect before it has made the overlay. The line is there for the compiler.',
  },
  {
    path: 'registry/kit/overlay/use-overlay.ts',
    from: 'if (changes > 0) showAgain();',
    to: 'if (changes > 1) showAgain();',
    reason: 'The first change is that it was shown, and to show it again does nothing then.',
  },
  {
    path: 'renderer/plan/match-unchanged.ts',
    from: 'while (next < items.length && nextBefore < before.length) {',
    to: 'while (next < items.length || nextBefore < before.length) {',
    reason:
      'Behind the end of either list nothing is the same, so that what more is compared finds nothing.',
  },
  {
    path: 'renderer/plan/match-unchanged.ts',
    from: 'while (next < items.length && nextBefore < before.length) {',
    to: 'while (next < items.length && nextBefore <= before.length) {',
    reason:
      'Behind the end of either list nothing is the same, so that what more is compared finds nothing.',
  },
  {
    path: 'renderer/server/cut-into-chunks.ts',
    from: 'if (Array.isArray(value)) {',
    to: 'if (false) {',
    reason:
      'The values of a list are its items. The branch makes no copy of them, which is all that it saves.',
  },
];

/** Why a change changes nothing; undefined where it may. */
export function reasonOfEquivalence({ path, from, to }: PlacedChange): string | undefined {
  return EQUIVALENT.find((one) => one.path === path && one.from === from && one.to === to)?.reason;
}
