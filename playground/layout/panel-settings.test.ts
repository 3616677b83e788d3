import { expect, test } from 'vitest';
import { clampPanelSize, isFoldingSize, readPanelSettings } from './panel-settings.ts';

const EMPTY = { sizes: {}, open: {} };

test('stored settings are read, and sizes kept within their bounds', () => {
  const text = JSON.stringify({
    sizes: { side: 300, inspector: 5000 },
    open: { side: false, Scenarios: true },
    result: 'History',
  });

  expect(readPanelSettings(text)).toEqual({
    sizes: { side: 300, inspector: 720 },
    open: { side: false, Scenarios: true },
    result: 'History',
  });
});

test.each([
  [undefined, EMPTY],
  ['{"sizes": {"si', EMPTY],
  ['[]', EMPTY],
  ['{"sizes": 4, "open": "side", "result": 1}', EMPTY],
  ['{"sizes": {"side": "300", "other": 300}, "open": {"side": 1}}', EMPTY],
])('what is stored as %s changes nothing that is not a setting', (text, settings) => {
  expect(readPanelSettings(text)).toEqual(settings);
});

test('a panel stops at its bounds, and folds once it is far below the least', () => {
  expect(clampPanelSize('side', 100)).toBe(160);
  expect(clampPanelSize('side', 300.4)).toBe(300);
  expect([isFoldingSize('side', 100), isFoldingSize('side', 90)]).toEqual([false, true]);
  expect(isFoldingSize('editor', 0)).toBe(false);
});
