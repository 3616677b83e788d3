import { expect, test } from 'vitest';
import { missingEndpoint, pageRequestFailed } from './page-problems.ts';
import { describeProblem } from './problem.ts';

test('a problem in a log says what happened, what to do, its code and its place', () => {
  expect(describeProblem(missingEndpoint())).toBe(
    'Missing "endpoint" property. Set flexPage.endpoint in the experience configuration. ' +
      '(missing-endpoint, /flexPage/endpoint)',
  );
});

test('a problem without a place names its code alone', () => {
  expect(describeProblem(pageRequestFailed(new Error('no network')))).toMatch(
    / \(page-request-failed\)$/,
  );
});
