import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Suggestion } from '#schemas/generated/suggestion.ts';
import { createQuestions } from './create-combobox.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const suggestion = (text: string): Suggestion => ({ icon: '', value: text, text, top: false });

/** Questions whose answers come when the test says so, by what was asked. */
function heldQuestions() {
  const answers = new Map<string, (suggestions: readonly Suggestion[]) => void>();
  const signals: AbortSignal[] = [];
  const onAnswer = vi.fn<(suggestions: readonly Suggestion[]) => void>();
  const ending = new AbortController();
  const suggest = vi.fn<(query: string, signal: AbortSignal) => Promise<readonly Suggestion[]>>(
    (query, signal) => {
      signals.push(signal);
      return new Promise((resolve) => void answers.set(query, resolve));
    },
  );
  const questions = createQuestions({ suggest, onAnswer, signal: ending.signal });
  const answer = async (query: string) => {
    answers.get(query)?.([suggestion(query)]);
    await vi.advanceTimersByTimeAsync(0);
  };
  const asked = () => suggest.mock.calls.map(([query]) => query);
  const answered = () => onAnswer.mock.calls.map(([[first]]) => first?.text);
  return { ...questions, asked, answer, answered, signals, ending };
}

describe('createQuestions', () => {
  test('SR-018 asks once nothing was typed for 200 ms, and not before', () => {
    const { askAfterPause, asked } = heldQuestions();

    askAfterPause('card');
    vi.advanceTimersByTime(199);
    expect(asked()).toEqual([]);
    vi.advanceTimersByTime(1);

    expect(asked()).toEqual(['card']);
  });

  test('SR-018 asks once for all that was typed without a pause', () => {
    const { askAfterPause, asked } = heldQuestions();

    for (const text of ['c', 'ca', 'car', 'card']) {
      askAfterPause(text);
      vi.advanceTimersByTime(150);
    }
    vi.advanceTimersByTime(10_000);

    expect(asked()).toEqual(['card']);
  });

  test('an answer that comes late never takes the place of a newer one', async () => {
    const { askNow, answer, answered } = heldQuestions();

    askNow('old');
    askNow('new');
    await answer('new');
    await answer('old');

    expect(answered()).toEqual(['new']);
  });

  test('what is typed meanwhile ends the wait for an answer', async () => {
    const { askNow, askAfterPause, answer, answered, signals } = heldQuestions();

    askNow('old');
    askAfterPause('older still');
    await answer('old');

    expect(signals[0]?.aborted).toBe(true);
    expect(answered()).toEqual([]);
  });

  test('once stopped it neither asks nor answers', async () => {
    const { askNow, askAfterPause, stop, asked, answer, answered } = heldQuestions();

    askNow('card');
    stop();
    await answer('card');
    askAfterPause('limit');
    stop();
    vi.advanceTimersByTime(1_000);

    expect(asked()).toEqual(['card']);
    expect(answered()).toEqual([]);
  });

  test('it ends with the signal that it was given', async () => {
    const { askNow, askAfterPause, asked, answer, answered, ending } = heldQuestions();

    askNow('card');
    askAfterPause('limit');
    ending.abort();
    await answer('card');
    vi.advanceTimersByTime(1_000);

    expect(asked()).toEqual(['card']);
    expect(answered()).toEqual([]);
  });
});
