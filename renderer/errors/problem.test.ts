import { expect, test } from 'vitest';
import { missingEndpoint, pageRequestFailed } from './page-problems.ts';
import { describeProblem, isTransient } from './problem.ts';
import * as ofPart from './catalogue.ts';
import * as ofPage from './page-problems.ts';
import { unexpectedError } from './unexpected-error.ts';

const catalogue = { ...ofPart, ...ofPage, unexpectedError };

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

test.each([
  catalogue.cmsDataFailed('x'),
  catalogue.componentNotLoaded('card', '', 'x'),
  catalogue.macroRequestFailed('x'),
  catalogue.pageRequestFailed('x'),
  catalogue.unexpectedError('x'),
])('$code may be gone at the next try', (problem) => {
  expect(isTransient(problem)).toBe(true);
});

test.each([
  catalogue.pageRequestFailed('x', 'warning'),
  catalogue.componentThrew('card', '', 'x'),
  catalogue.missingEndpoint(),
  catalogue.unknownEntry('layout', 'wide', []),
  catalogue.routeNotFound('/nowhere'),
])('$code of severity $severity stays until somebody corrects it', (problem) => {
  expect(isTransient(problem)).toBe(false);
});
