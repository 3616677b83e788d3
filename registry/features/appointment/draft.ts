/** All that a visitor has chosen and typed, as texts; empty where there is nothing yet. */
export interface Draft {
  readonly topic: string;
  readonly way: string;
  readonly branch: string;
  /** 2026-11-30 */
  readonly day: string;
  /** 09:30 */
  readonly time: string;
  readonly name: string;
  readonly email: string;
  readonly telephone: string;
  readonly note: string;
}

export const EMPTY_DRAFT: Draft = {
  topic: '',
  way: '',
  branch: '',
  day: '',
  time: '',
  name: '',
  email: '',
  telephone: '',
  note: '',
};

/** Each step asks one thing: about what and how, where and when, and who comes. */
export type Step = 1 | 2 | 3;

const STEPS: readonly unknown[] = [1, 2, 3];

/** Returns true for the number of a step. */
export function isStep(value: unknown): value is Step {
  return STEPS.includes(value);
}

/** Returns true if the way of an appointment needs a branch. */
export function needsBranch({ way }: Pick<Draft, 'way'>): boolean {
  return way === 'branch';
}

/** Returns true if it is known what free times have to be asked for. */
export function hasPlace(draft: Pick<Draft, 'way' | 'branch'>): boolean {
  return draft.way !== '' && (!needsBranch(draft) || draft.branch !== '');
}
