import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createTooltipTimer } from './tooltip-timer.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function make() {
  const tooltip = {
    isShown: false,
    show: () => {
      tooltip.isShown = true;
    },
    hide: () => {
      tooltip.isShown = false;
    },
  };
  const after = (ms: number) => {
    vi.advanceTimersByTime(ms);
    return tooltip.isShown;
  };
  return { tooltip, after, timer: createTooltipTimer(tooltip) };
}

describe('the timer of a tooltip', () => {
  test.each(['hover', 'focus'] as const)('OV-023 shows it 300 ms after the %s', (reason) => {
    const { timer, after } = make();

    timer.request(reason);

    expect(after(299)).toBe(false);
    expect(after(1)).toBe(true);
  });

  test('OV-024 hides it after 300 ms', () => {
    const { timer, after } = make();
    timer.request('hover');
    after(300);

    timer.release('hover');

    expect(after(299)).toBe(true);
    expect(after(1)).toBe(false);
  });

  test('OV-023 leaving before its time shows nothing', () => {
    const { timer, after } = make();
    timer.request('hover');
    after(299);

    timer.release('hover');

    expect(after(1000)).toBe(false);
  });

  test('OV-024 coming back before its time keeps it', () => {
    const { timer, after } = make();
    timer.request('hover');
    after(300);
    timer.release('hover');
    after(299);

    timer.request('hover');

    expect(after(1000)).toBe(true);
  });

  test('one reason is enough to keep it', () => {
    const { timer, after } = make();
    timer.request('hover');
    timer.request('focus');
    after(300);

    timer.release('hover');
    expect(after(1000)).toBe(true);

    timer.release('focus');
    expect(after(300)).toBe(false);
  });

  test('a second reason does not begin the wait again', () => {
    const { timer, after } = make();
    timer.request('hover');
    after(200);

    timer.request('focus');

    expect(after(100)).toBe(true);
  });

  test('hidden by Escape it stays hidden until it is requested again', () => {
    const { timer, tooltip, after } = make();
    timer.request('hover');
    after(300);
    tooltip.hide();
    expect(after(1000)).toBe(false);

    timer.release('hover');
    timer.request('hover');

    expect(after(300)).toBe(true);
  });

  test('a finger has to stay for 500 ms; then the tooltip stays after it', () => {
    const { timer, after } = make();
    timer.press();
    expect(after(499)).toBe(false);
    timer.lift();
    expect(after(1000)).toBe(false);

    timer.press();
    expect(after(500)).toBe(true);
    timer.lift();
    expect(after(1000)).toBe(true);

    timer.release('press');
    expect(after(300)).toBe(false);
  });

  test('nothing happens after it was stopped', () => {
    const { timer, after } = make();
    timer.request('hover');
    timer.press();

    timer.stop();

    expect(after(1000)).toBe(false);
  });

  test('dismissed it goes at once, and nothing that was requested before brings it back', () => {
    const { timer, after } = make();
    timer.request('hover');
    timer.request('focus');
    after(300);

    timer.dismiss();
    expect(after(0)).toBe(false);
    timer.release('hover');
    expect(after(1000)).toBe(false);

    timer.request('hover');
    timer.dismiss();
    expect(after(1000)).toBe(false);
  });

  test('a reason that was never there takes nothing away', () => {
    const { timer, after } = make();
    timer.request('hover');
    after(300);

    timer.release('press');

    expect(after(1000)).toBe(true);
  });

  test('a finger that is put down again has to stay as long again', () => {
    const { timer, after } = make();
    timer.press();
    after(400);
    timer.press();

    expect(after(499)).toBe(false);
    expect(after(1)).toBe(true);
  });

  test('a lifted finger says whether it has shown the tooltip, and nothing else has', () => {
    const { timer, tooltip, after } = make();
    timer.request('hover');
    after(300);
    timer.press();
    expect(timer.lift()).toBe(false);

    timer.press();
    after(500);
    expect(timer.lift()).toBe(true);

    tooltip.hide();
    expect(timer.lift()).toBe(false);
  });
});
