import { expect, onTestFinished, test, vi } from 'vitest';
import { followIndex, INDEX } from './follow-index.ts';
import { readIndex } from './read-index.ts';

const index = (title: string) => JSON.stringify({ scenarios: [{ id: 'a/b', title }] });

const pass = () => vi.advanceTimersByTimeAsync(2_000);

/** A window that follows the list of a server, whose clock a test moves. */
function openFollower() {
  vi.useFakeTimers();
  const state: { text?: string; isHidden: boolean } = { text: index('First'), isHidden: false };
  const fetch = vi.spyOn(window, 'fetch').mockImplementation(async () => {
    if (state.text === undefined) throw new TypeError('Failed to fetch');
    return new Response(state.text);
  });
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() =>
    state.isHidden ? 'hidden' : 'visible',
  );
  onTestFinished(() => {
    stop();
    vi.restoreAllMocks();
    vi.useRealTimers();
  });
  const titles: (string | undefined)[] = [];
  const stop = followIndex(window, readIndex)(([scenario]) => titles.push(scenario?.title));
  return { state, fetch, titles, stop };
}

test('what was saved is told once, also after a server that was gone', async () => {
  const { state, fetch, titles } = openFollower();

  await pass();
  await pass();
  delete state.text;
  await pass();
  state.text = index('Saved');
  await pass();

  expect(titles).toEqual(['First', 'Saved']);
  expect(fetch).toHaveBeenLastCalledWith(INDEX);
});

test('a window that nobody sees asks for nothing, and asks when it is seen again', async () => {
  const { state, fetch, titles, stop } = openFollower();
  state.isHidden = true;
  await pass();
  const hidden = fetch.mock.calls.length;

  state.isHidden = false;
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(0);
  stop();
  await pass();

  expect([hidden, fetch.mock.calls.length, titles]).toEqual([0, 1, ['First']]);
});
