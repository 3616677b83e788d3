import { hasError, type MemberState } from './member.ts';

/**
 * Counts the members of a group of which a state is true, so that a key that is pressed in one of
 * them costs the same in a group of any size.
 */
export function createMemberCounts() {
  const counts = { dirty: 0, filled: 0, prefilled: 0, focused: 0, pending: 0, erroneous: 0 };

  const add = (state: MemberState | undefined, by: 1 | -1) => {
    if (!state) return;
    if (state.dirty) counts.dirty += by;
    if (state.filled) counts.filled += by;
    if (state.prefilled) counts.prefilled += by;
    if (state.focused) counts.focused += by;
    if (state.pending) counts.pending += by;
    if (hasError(state)) counts.erroneous += by;
  };

  return {
    /** Counts a member with another state, one that has come, or one that has gone. */
    replace(before: MemberState | undefined, after: MemberState | undefined): void {
      add(before, -1);
      add(after, 1);
    },
    hasError: () => counts.erroneous > 0,
    isPending: () => counts.pending > 0,
    /** Gives the states of a group with that many members. */
    describe: (length: number) => ({
      dirty: counts.dirty > 0,
      filled: counts.filled > 0,
      prefilled: length > 0 && counts.prefilled === length,
      focused: counts.focused > 0,
    }),
  };
}
