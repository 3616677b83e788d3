import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { KIT_BREAKPOINTS } from '../../kit/breakpoints/breakpoints.ts';
import {
  getBreakpoint,
  WEBSITE_BREAKPOINTS,
  watchBanner,
  watchBreakpoint,
  watchResize,
} from './watch-resize.ts';
import { waitForScrollIdle } from './wait-for-scroll-idle.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

/** Returns the value of a promise, or `waits` while it has none. */
async function settled<Value>(promise: Promise<Value>): Promise<Value | 'waits'> {
  return Promise.race([promise, Promise.resolve('waits' as const)]);
}

test('SH-015 scrolling is over once no scroll event came for 100 ms', async () => {
  const idle = waitForScrollIdle(window);

  await vi.advanceTimersByTimeAsync(99);
  window.dispatchEvent(new Event('scroll'));
  await vi.advanceTimersByTimeAsync(99);
  expect(await settled(idle)).toBe('waits');

  await vi.advanceTimersByTimeAsync(1);
  expect(await settled(idle)).toBeUndefined();
});

test('SH-016 the kit changes at these widths', () => {
  expect(KIT_BREAKPOINTS).toEqual([320, 480, 600, 840, 960, 1280, 1440]);
});

test('SH-017 the website changes at these widths', () => {
  expect(WEBSITE_BREAKPOINTS).toEqual([420, 480, 600, 720, 840, 900, 960, 1280, 1440]);
  expect([419, 420, 599, 600, 1_439, 1_440, 9_999].map(getBreakpoint)).toEqual([
    0, 420, 480, 600, 1_280, 1_440, 1_440,
  ]);
});

test('SH-025 a window that is being resized is looked at once it has not been for 100 ms', () => {
  document.body.innerHTML = '<div id="page"></div>';
  const look = vi.fn<() => void>();
  const stop = watchResize(window, look);
  const stopMarking = watchBreakpoint(window);

  for (let times = 0; times < 5; times += 1) {
    window.dispatchEvent(new Event('resize'));
    vi.advanceTimersByTime(99);
  }
  expect(look).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(look).toHaveBeenCalledTimes(1);
  expect(document.getElementById('page')?.dataset['breakpoint']).toBe(
    String(getBreakpoint(window.innerWidth)),
  );

  stop();
  stopMarking();
  window.dispatchEvent(new Event('resize'));
  vi.advanceTimersByTime(500);
  expect(look).toHaveBeenCalledTimes(1);
});

test('SH-026 the banner of the page is observed only after a second', () => {
  const observed: Element[] = [];
  class Observer {
    observe(element: Element) {
      observed.push(element);
    }
    disconnect() {
      observed.length = 0;
    }
  }
  vi.stubGlobal('ResizeObserver', Observer);
  document.body.innerHTML =
    '<div id="page"><main class="page__main"><div data-zone="mainHeaderZone"></div></main></div>';
  const stop = watchBanner(window);

  vi.advanceTimersByTime(999);
  expect(observed).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(observed).toEqual([document.querySelector('[data-zone]')]);
  stop();
});
