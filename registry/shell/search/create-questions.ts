import type { Suggestion } from '#schemas/generated/suggestion.ts';
import type { Suggest } from './suggest.ts';

export interface QuestionsOptions {
  readonly suggest: Suggest;
  /** Called with the answer to the latest question, and with no other. */
  readonly onAnswer: (suggestions: readonly Suggestion[]) => void;
  /** Ends the wait for every answer. */
  readonly signal: AbortSignal;
}

/** Asks for suggestions while somebody types: one question after each pause. */
export interface Questions {
  /** Asks once nothing else is asked for a while. */
  readonly askAfterPause: (query: string) => void;
  readonly askNow: (query: string) => void;
  /** Asks nothing, and lets no answer come, until the next question. */
  readonly stop: () => void;
}

/** 001 §7: a pause in typing, in milliseconds. */
const SUGGESTION_DELAY_MS = 200;

/**
 * Makes what asks for suggestions. A question ends the wait for those before it, so that no late
 * answer takes the place of a newer one.
 */
export function createQuestions({ suggest, onAnswer, signal }: QuestionsOptions): Questions {
  let latest = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const stop = () => {
    clearTimeout(timer);
    latest.abort();
  };
  const ask = async (query: string) => {
    stop();
    latest = new AbortController();
    const own = AbortSignal.any([latest.signal, signal]);
    const suggestions = await suggest(query, own);
    if (!own.aborted) onAnswer(suggestions);
  };
  signal.addEventListener('abort', stop);

  return {
    stop,
    askNow: (query) => void ask(query),
    askAfterPause(query) {
      stop();
      timer = setTimeout(() => void ask(query), SUGGESTION_DELAY_MS);
    },
  };
}
