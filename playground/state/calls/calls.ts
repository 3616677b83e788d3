import { addLatest } from './add-latest.ts';

/** The headers and the body of a request or of its answer; secrets are masked. */
export interface CallContent {
  /** Keyed by lower-case name. */
  readonly headers: Readonly<Record<string, string>>;
  /** Left out where there is none, or none has come yet. Cut at MAX_BODY_LENGTH. */
  readonly body?: string;
  /** The length of the whole body where it was cut, in characters. */
  readonly wholeLength?: number;
}

export const CALL_ENDS = ['pending', 'done', 'failed', 'timed-out', 'aborted'] as const;

/** One call of the previewed page, as far as it has come. */
export interface Call {
  /** Counts the calls of one page from 1. */
  readonly id: number;
  readonly method: string;
  readonly url: string;
  /** Milliseconds after the page began to load. */
  readonly startedMs: number;
  /** Left out while it is under way. */
  readonly durationMs?: number;
  /** How long its caller waits, other tries included; left out where nobody has set a limit. */
  readonly budgetMs?: number;
  readonly end: (typeof CALL_ENDS)[number];
  /** Left out where no answer came, or the answer has none: a module that was imported. */
  readonly status?: number;
  /** The words of what ended it, where it was not done. */
  readonly reason?: string;
  /** The fault that was injected, in one line: `status:503`. */
  readonly fault?: string;
  readonly request: CallContent;
  readonly answer?: CallContent;
}

/** The calls of the page that is shown. */
export interface CallList {
  /** When the page began to load, in milliseconds since 1970: each page has its own list. */
  readonly loadedAt: number;
  /** In the order in which they began, the latest MAX_CALLS of them. */
  readonly calls: readonly Call[];
  /** How many earlier ones are no longer in the list. */
  readonly dropped: number;
}

export const MAX_CALLS = 200;

/** The characters of a body that are sent on. */
export const MAX_BODY_LENGTH = 200_000;

/**
 * Adds calls, each in the place of what was known of it before. Those of a page that has begun to
 * load later replace the list, and those of an earlier page change nothing.
 */
export function addCalls(
  list: CallList | undefined,
  { loadedAt, calls }: Pick<CallList, 'loadedAt' | 'calls'>,
): CallList | undefined {
  const before = list && { ...list, items: list.calls };
  const latest = addLatest(before, { loadedAt, items: calls }, MAX_CALLS);
  return latest === before ? list : { loadedAt, calls: latest.items, dropped: latest.dropped };
}

/** Returns true for a call that did not end as its caller wanted. */
export function isFailedCall({ end, status = 0 }: Call): boolean {
  return end === 'failed' || end === 'timed-out' || (end === 'done' && status >= 400);
}
