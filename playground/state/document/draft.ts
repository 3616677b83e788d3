import type { PatchOperation } from '#schemas/generated/scenario.ts';
import { applyPatch, UnmatchedPatch } from '#schemas/validate/json/apply-patch.ts';
import type { PlacedProblem, Reading } from './check-text.ts';

/**
 * Text that an author is typing, beside the last value that could be shown. Both are always there;
 * the status says how they belong together.
 */
export type Draft = ReadDraft | StaleDraft | UnreadDraft | IncrementalDraft;

/** The members that a draft has in each status. */
interface TextBesideValue {
  readonly text: string;
  readonly problems: readonly PlacedProblem[];
  /** The last value that could be shown, though parts of it may be wrong. */
  readonly lastGood: unknown;
  /** The text behind a last good value of which only an outline is kept. */
  readonly lastGoodText?: string | undefined;
}

/** The text was read, and its value is the last good one. */
export interface ReadDraft extends TextBesideValue {
  readonly status: 'read';
}

/** The text was read and has no value that can be shown: the last good one is an earlier one. */
export interface StaleDraft extends TextBesideValue {
  readonly status: 'stale';
}

/**
 * The content of the text is not known yet, because it is long or because there are no checks.
 * Problems are those of the text before it. So is the value, unless this text has one that can be
 * shown unchecked.
 */
export interface UnreadDraft extends TextBesideValue {
  readonly status: 'unread';
  /** True if the text before it had no value that could be shown. */
  readonly wasStale: boolean;
}

/** The value was shown before its text was read. Problems are those of the text before it. */
export interface IncrementalDraft extends TextBesideValue {
  readonly status: 'incremental';
  /** The value that was read last, to go back to where this one turns out to be wrong. */
  readonly lastRead: Pick<TextBesideValue, 'lastGood' | 'lastGoodText'>;
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
  const draft = { text, problems, lastGood: value, ...textBehind(text, reading) };
  if (isPending) return { ...draft, status: 'unread', wasStale: false };
  return { ...draft, status: value === undefined ? 'stale' : 'read' };
}

/**
 * The draft after its text has changed. Problems hold nothing back: whoever shows the value knows
 * what to do about the parts that are wrong, as a visitor's page does.
 */
export function edit(draft: Draft, text: string, reading: Reading): Draft {
  const { value, problems, isPending, isWithheld = false, incremental } = reading;
  if (incremental) return applyIncremental(draft, text, incremental);
  const { lastGood, lastGoodText } = draft;
  const isGood = value !== undefined && !isWithheld;
  const shown = isGood
    ? { lastGood: value, ...textBehind(text, reading) }
    : { lastGood, lastGoodText };
  if (isPending) {
    return { status: 'unread', text, problems: draft.problems, ...shown, wasStale: isStale(draft) };
  }
  return { status: isGood ? 'read' : 'stale', text, problems, ...shown };
}

/** The draft once its text has been read. */
export function settle(draft: Draft, reading: Reading): Draft {
  const { text, lastGood } = draft;
  if (lastGood === undefined) return startDraft(text, reading);
  if (draft.status !== 'incremental') return edit(draft, text, reading);
  const read = edit({ ...draft, ...draft.lastRead }, text, reading);
  // A value that is shown already is not shown again.
  return isStale(read) || read.lastGoodText !== undefined ? read : { ...read, lastGood };
}

/** The draft once its text has been checked against other content. */
export function checkAgain(draft: Draft, reading: Reading): Draft {
  const checked = settle(draft, reading);
  const isShown =
    !isStale(draft) && checked.status === 'read' && checked.lastGoodText === undefined;
  return isShown ? { ...checked, lastGood: draft.lastGood } : checked;
}

/**
 * Returns true if the text has no value that can be shown, or had none when it was read last: the
 * preview shows an earlier one instead.
 */
export function isStale(draft: Draft): boolean {
  return draft.status === 'stale' || (draft.status === 'unread' && draft.wasStale);
}

/** Returns true if the text is still to be read; its problems are those of the text before it. */
export function isUnread({ status }: Pick<Draft, 'status'>): boolean {
  return status === 'unread' || status === 'incremental';
}

/** The last good value that has been read: behind the one that is shown, where that is ahead. */
export function getLastRead(draft: Draft): unknown {
  return draft.status === 'incremental' ? draft.lastRead.lastGood : draft.lastGood;
}

/** Returns the last value that could be shown, whole also where only an outline of it is kept. */
export function readLastGood({ lastGood, lastGoodText }: Draft): unknown {
  return lastGoodText === undefined ? lastGood : JSON.parse(lastGoodText);
}

function applyIncremental(draft: Draft, text: string, patch: readonly PatchOperation[]): Draft {
  const { problems, lastGood, lastGoodText, text: of } = draft;
  return {
    status: 'incremental',
    text,
    problems,
    lastGood: applyAll(lastGood, patch),
    ...(lastGoodText !== undefined && { lastGoodText: text }),
    lastRead: draft.status === 'incremental' ? draft.lastRead : { lastGood, lastGoodText },
    patch,
    of,
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

function textBehind(text: string, { isPruned }: Reading): Pick<TextBesideValue, 'lastGoodText'> {
  return isPruned ? { lastGoodText: text } : {};
}
