import { expect, onTestFinished, test } from 'vitest';
import { watchAddress } from './watch-address.ts';

const url = () => new URL(window.location.href);

/** Watches this window, whose address is put back afterwards. */
function watch() {
  const before = window.location.href;
  const loaded: string[] = [];
  const ending = new AbortController();
  const stop = () => ending.abort();
  const reload = () => void loaded.push(url().pathname);
  watchAddress(window, { url, reload }, ending.signal);
  onTestFinished(() => {
    stop();
    window.history.replaceState(null, '', before);
  });
  return { loaded, stop };
}

test('FP-008 a path that code writes into the history is a new page, a query or a fragment is none', () => {
  const { loaded, stop } = watch();

  window.history.replaceState(null, '', '?q=1#top');
  expect(loaded).toEqual([]);
  window.history.pushState(null, '', '/fr/particuliers');
  stop();
  window.history.replaceState(null, '', '/nl/particulieren');

  expect(loaded).toEqual(['/fr/particuliers']);
});

test('FP-008 going back to another path is a new page', async () => {
  window.history.pushState(null, '', '/fr/particuliers');
  const { loaded } = watch();

  window.history.back();

  await expect.poll(() => loaded).toHaveLength(1);
});
