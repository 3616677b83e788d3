import { setImmediate } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createMemoryHost } from '../../host/memory/index.testing.ts';
import { hydrateOnIntent } from './hydrate-on-intent.ts';

const SLOTS = { count: 0, hasDeferred: false, inView: [], hold: () => false, areNear: () => false };

/** A page whose code never arrives, once the network has come back. */
async function comeBack(options: { readonly waits: boolean; readonly answers: boolean }) {
  const fetch = vi.fn<() => Promise<Response>>(() =>
    options.answers ? Promise.resolve(new Response('page')) : Promise.reject(new TypeError('down')),
  );
  const reload = vi.fn<() => void>();
  const run = vi.fn<() => Promise<never>>(() => Promise.reject(new TypeError('no module')));
  const { hydrateNow, end } = hydrateOnIntent(window, {
    slots: SLOTS,
    element: document.createElement('div'),
    host: { ...createMemoryHost({ fetch }), reload },
    run,
    report: () => undefined,
    setReady: () => undefined,
    waits: options.waits,
  });
  onTestFinished(end);
  expect(await hydrateNow()).toBe(false);
  expect(reload).not.toHaveBeenCalled();

  window.dispatchEvent(new Event('online'));
  await setImmediate();
  expect(run).toHaveBeenCalledTimes(2);
  return reload.mock.calls.length;
}

test.each([
  ['a skeleton is loaded anew where a server answers', { waits: true, answers: true }, 1],
  ['a skeleton stays where nobody answers', { waits: true, answers: false }, 0],
  ['a page that can be read is left alone', { waits: false, answers: true }, 0],
])('once the network is back and code still does not arrive, %s', async (_, options, reloads) => {
  expect(await comeBack(options)).toBe(reloads);
});
