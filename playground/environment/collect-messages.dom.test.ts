import { expect, test, vi } from 'vitest';
import { collectMessages } from './collect-messages.ts';

test('errors and warnings are collected and counted, the latest fifty, and still written to the console', () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const read = collectMessages(window, () => 7);

  for (let count = 0; count < 60; count += 1) console.warn('No.', count);
  console.error('Lost', { at: 1 });
  console.error('Lost', { at: 1 });
  window.dispatchEvent(new ErrorEvent('error', { message: 'x is not defined' }));
  window.dispatchEvent(
    Object.assign(new Event('unhandledrejection'), { reason: 'the network failed' }),
  );

  expect(read()).toHaveLength(50);
  expect(read().slice(-4)).toEqual([
    { time: 7, level: 'warning', text: 'No. 59', count: 1 },
    { time: 7, level: 'error', text: 'Lost {"at":1}', count: 2 },
    { time: 7, level: 'error', text: 'x is not defined', count: 1 },
    { time: 7, level: 'error', text: 'Uncaught the network failed', count: 1 },
  ]);
  expect([warn.mock.calls.length, error.mock.calls]).toEqual([
    60,
    [
      ['Lost', { at: 1 }],
      ['Lost', { at: 1 }],
    ],
  ]);
});
