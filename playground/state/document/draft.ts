import type { PatchOperation } from '#schemas/generated/scenario.ts';
import { applyPatch, UnmatchedPatch } from '#schemas/validate/json/apply-patch.ts';
import type { PlacedProblem, Reading } from './check-text.ts';

/**
 * Text that an author is typing, beside the last value that could be shown. Both are always there.
 */
export interface Draft {
  readonly text: string;
  readonly problems: readonly PlacedProblem[];
  /** The last value that could be shown, though parts of it may be wrong. */
  readonly lastGood: unknown;
  /**
   * True if the text has no value that can be shown: the preview shows the last good one instead.
   */
  readonly isStale: boolean;
  /**
   * True if the text is so long that its content is not known yet; all other members then belong to
   * the text before it.
   */
  readonly needsParse?: boolean | undefined;
  /** The text behind a last good value of which only an outline is kept. */
  readonly lastGoodText?: string | undefined;
  /**
   * Is set where the last good value is ahead of all other members: it was shown before its text
   * was read.
   */
  readonly incremental?: IncrementalEdit | undefined;
}

/** Describes how a last good value came about whose text is not read yet. */
export interface IncrementalEdit {
  /** The value that was read last, to go back to where this one turns out to be wrong. */
  readonly read: Pick<Draft, 'lastGood' | 'lastGoodText'>;
  /** The last change, and the text behind the value that it changed. */
  readonly patch: readonly PatchOperation[];
  readonly of: string;
}

/**
 * Starts the draft of a text that is opened. Its value is shown, right or wrong, as nothing was
 * shown before it.
 */
export function startDraft(text: string, reading: Reading): Draft {
  const { value, problems, isPending = false } = reading;
  return {
    text,
    problems,
    lastGood: value,
    ...textBehind(text, reading),
    isStale: value === undefined && !isPending,
    ...(isPending && { needsParse: true }),
  };
}

/**
 * The draft after its text has changed. Problems hold nothing back: whoever shows the value knows
 * what to do about the parts that are wrong, as a visitor's page does.
 */
export function edit(draft: Draft, text: string, reading: Reading): Draft {
  const { value, problems, isPending, isWithheld = false, incremental } = reading;
  if (incremental) return applyIncremental(draft, text, incremental);
  const isGood = value !== undefined && !isWithheld;
  if (isPending) {
    const lastGood = isGood ? { lastGood: value } : {};
    return { ...draft, ...lastGood, text, needsParse: true, incremental: undefined };
  }
  return isGood
    ? { text, problems, lastGood: value, ...textBehind(text, reading), isStale: false }
    : { ...draft, text, problems, isStale: true, needsParse: undefined, incremental: undefined };
}

/** The draft once its text has been read. */
export function settle(draft: Draft, reading: Reading): Draft {
  const { text, lastGood, incremental } = draft;
  if (lastGood === undefined) return startDraft(text, reading);
  if (!incremental) return edit(draft, text, reading);
  const read = edit({ ...draft, ...incremental.read }, text, reading);
  // A value that is shown already is not shown again.
  return read.isStale || read.lastGoodText !== undefined ? read : { ...read, lastGood };
}

/** The draft once its text has been checked against other content. */
export function checkAgain(draft: Draft, reading: Reading): Draft {
  const checked = settle(draft, reading);
  const isShown = !draft.isStale && !checked.isStale && checked.lastGoodText === undefined;
  return isShown && !checked.needsParse ? { ...checked, lastGood: draft.lastGood } : checked;
}

/** The last good value that has been read: behind the one that is shown, where that is ahead. */
export function getLastRead({ lastGood, incremental }: Draft): unknown {
  return incremental ? incremental.read.lastGood : lastGood;
}

/** Returns true if the preview shows an earlier value, as the text has none that can be shown. */
export function isStale(draft: Draft): boolean {
  return draft.isStale;
}

/** Returns true if the text is still to be read; its problems are those of the text before it. */
export function isUnread({ needsParse = false }: Pick<Draft, 'needsParse'>): boolean {
  return needsParse;
}

/** Returns the last value that could be shown, whole also where only an outline of it is kept. */
export function readLastGood({ lastGood, lastGoodText }: Draft): unknown {
  return lastGoodText === undefined ? lastGood : JSON.parse(lastGoodText);
}

function applyIncremental(draft: Draft, text: string, patch: readonly PatchOperation[]): Draft {
  const { lastGood, lastGoodText, text: of } = draft;
  return {
    ...draft,
    text,
    lastGood: applyAll(lastGood, patch),
    ...(lastGoodText !== undefined && { lastGoodText: text }),
    needsParse: true,
    incremental: { read: draft.incremental?.read ?? { lastGood, lastGoodText }, patch, of },
  };
}

/** Applies a patch. The place may be missing in a value of which only an outline is kept. */
function applyAll(value: unknown, patch: readonly PatchOperation[]): unknown {
  try {
    return applyPatch(value, patch);
  } catch (error) {
    if (error instanceof UnmatchedPatch) return value;
    throw error;
  }
}

function textBehind(text: string, { isPruned }: Reading): Pick<Draft, 'lastGoodText'> {
  return isPruned ? { lastGoodText: text } : {};
}
