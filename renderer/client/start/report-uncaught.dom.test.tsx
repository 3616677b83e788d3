import { expect, test } from 'vitest';
import type { Problem } from '../../errors/index.ts';
import { reportUncaught } from './report-uncaught.ts';

test('what nobody caught is reported with its reason, and not by the window as well', () => {
  const problems: Problem[] = [];
  const ending = new AbortController();
  const report = (problem: Problem) => void problems.push(problem);
  reportUncaught(window, report, ending.signal);
  const rejection = Object.assign(new Event('unhandledrejection', { cancelable: true }), {
    reason: new Error('nobody waits'),
  });
  const error = new ErrorEvent('error', { error: new Error('oh'), cancelable: true });

  window.dispatchEvent(rejection);
  window.dispatchEvent(error);
  ending.abort();
  window.dispatchEvent(rejection);

  expect(problems.map(({ message }) => message)).toEqual([
    'Unexpected error: nobody waits',
    'Unexpected error: oh',
  ]);
  expect([rejection.defaultPrevented, error.defaultPrevented]).toEqual([true, true]);
});
