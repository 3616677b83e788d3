import { expect, test, vi } from 'vitest';
import { createMemoryHost } from '../../host/memory/index.testing.ts';
import { waitUntilVisible } from './scroll-to-hash.ts';

const isOver = () => false;

/** An element that takes up room. */
function visible(): HTMLElement {
  const element = document.createElement('p');
  vi.spyOn(element, 'getClientRects').mockReturnValue(
    Object.assign([new DOMRect()], { item: () => null }),
  );
  return element;
}

/** Returns the value of a promise, or 'waits' as long as it has none. */
async function settled<Value>(promise: Promise<Value>): Promise<Value | 'waits'> {
  return Promise.race([promise, Promise.resolve('waits' as const)]);
}

test('SH-013 what is waited for is looked for every 200 ms', async () => {
  const { clock, ...host } = createMemoryHost();
  const element = visible();
  const find = vi.fn<() => HTMLElement | null>(() => null);
  const waiting = waitUntilVisible(find, host, isOver);
  expect(find).toHaveBeenCalledTimes(1);

  await clock.advance(199);
  expect(find).toHaveBeenCalledTimes(1);
  find.mockReturnValue(element);
  await clock.advance(1);

  expect(find).toHaveBeenCalledTimes(2);
  expect(await settled(waiting)).toBe(element);
});

test('SH-014 what cannot be seen after 3 s is waited for no more', async () => {
  const { clock, ...host } = createMemoryHost();
  const waiting = waitUntilVisible(() => document.createElement('p'), host, isOver);

  await clock.advance(2_999);
  expect(await settled(waiting)).toBe('waits');
  await clock.advance(1);

  expect(await settled(waiting)).toBeUndefined();
});
