import { expect, test, vi } from 'vitest';
import { describeBrowser } from './describe-browser.ts';

test('PE-010 the size of a window is told without what would lay the page out', () => {
  const { innerWidth: width, innerHeight: height } = window;
  const reads = (['innerWidth', 'innerHeight', 'visualViewport'] as const).map((name) =>
    vi.spyOn(window, name, 'get'),
  );

  const { context } = describeBrowser(window);

  expect(context.window).toEqual({ width, height });
  expect(reads.filter((read) => read.mock.calls.length > 0)).toEqual([]);
  vi.restoreAllMocks();
});
