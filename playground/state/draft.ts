import type { PlacedProblem, Reading } from './check-text.ts';

/** Text that an author is typing, beside the last value that could be shown. Both are always there. */
export interface Draft {
  readonly text: string;
  readonly problems: readonly PlacedProblem[];
  readonly lastGood: unknown;
  /** Whether the text has errors that its last good value does not have: the preview shows that one instead. */
  readonly isStale: boolean;
  /** Errors that the last good value came with, as a fixture may that shows what an error looks like. */
  readonly accepted: ReadonlySet<string>;
  /** Whether the text is so long that what is in it is not known yet; all else is of a text before it. */
  readonly isUnread?: boolean | undefined;
  /** The text behind a last good value of which only an outline is kept. */
  readonly lastGoodText?: string | undefined;
}

/** A draft of a text as it is opened. What it holds is shown, right or wrong, as nothing was before it. */
export function startDraft(text: string, reading: Reading): Draft {
  const { value, problems, isPending = false } = reading;
  return {
    text,
    problems,
    lastGood: value,
    ...textBehind(text, reading),
    isStale: value === undefined && !isPending,
    accepted: errorsOf(problems),
    ...(isPending && { isUnread: true }),
  };
}

/** The draft after its text has changed. */
export function edit(draft: Draft, text: string, reading: Reading): Draft {
  const { value, problems, isPending } = reading;
  if (isPending) return { ...draft, text, isUnread: true };
  const errors = errorsOf(problems);
  const isGood = value !== undefined && [...errors].every((error) => draft.accepted.has(error));
  return isGood
    ? {
        text,
        problems,
        lastGood: value,
        ...textBehind(text, reading),
        isStale: false,
        accepted: errors,
      }
    : { ...draft, text, problems, isStale: true, isUnread: undefined };
}

/** The draft once its text has been read. */
export function settle(draft: Draft, reading: Reading): Draft {
  const { text, lastGood } = draft;
  return lastGood === undefined ? startDraft(text, reading) : edit(draft, text, reading);
}

function textBehind(text: string, { isPruned }: Reading): Pick<Draft, 'lastGoodText'> {
  return isPruned ? { lastGoodText: text } : {};
}

function errorsOf(problems: readonly PlacedProblem[]): ReadonlySet<string> {
  return new Set(
    problems
      .filter(({ severity }) => severity === 'error')
      // By its message and not by its pointer, which changes when something is inserted before it.
      .map(({ code, message }) => `${code} ${message}`),
  );
}
