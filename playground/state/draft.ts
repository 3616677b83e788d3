import type { PlacedProblem, Reading } from './check-text.ts';

/** Text that an author is typing, beside the last value that could be shown. Both are always there. */
export interface Draft {
  readonly text: string;
  readonly problems: readonly PlacedProblem[];
  readonly lastGood: unknown;
  /** Whether the text has errors that its last good value does not have: the preview shows that one instead. */
  readonly isHeld: boolean;
  /** Errors that the last good value came with, as a fixture may that shows what an error looks like. */
  readonly accepted: ReadonlySet<string>;
}

/** A draft of a text as it is opened. What it holds is shown, right or wrong, as nothing was before it. */
export function startDraft(text: string, { value, problems }: Reading): Draft {
  return {
    text,
    problems,
    lastGood: value,
    isHeld: value === undefined,
    accepted: errorsOf(problems),
  };
}

/** The draft after its text has changed. */
export function edit(draft: Draft, text: string, { value, problems }: Reading): Draft {
  const errors = errorsOf(problems);
  const isGood = value !== undefined && [...errors].every((error) => draft.accepted.has(error));
  return isGood
    ? { text, problems, lastGood: value, isHeld: false, accepted: errors }
    : { ...draft, text, problems, isHeld: true };
}

function errorsOf(problems: readonly PlacedProblem[]): ReadonlySet<string> {
  return new Set(
    problems
      .filter(({ severity }) => severity === 'error')
      // By its words and not by its pointer, which changes when something is inserted before it.
      .map(({ code, message }) => `${code} ${message}`),
  );
}
