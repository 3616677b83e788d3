import { expect, test } from 'vitest';
import * as ofPart from './catalogue.ts';
import { isTransient } from './is-transient.ts';
import * as ofPage from './page-problems.ts';
import { unexpectedError } from './unexpected-error.ts';

const catalogue = { ...ofPart, ...ofPage, unexpectedError };

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
  catalogue.missingPageData(),
  catalogue.missingEndpoint(),
  catalogue.unknownEntry('layout', 'wide', []),
  catalogue.routeNotFound('/nowhere'),
])('$code of severity $severity stays until somebody corrects it', (problem) => {
  expect(isTransient(problem)).toBe(false);
});
