import { expect, test } from 'vitest';
import * as catalogue from './catalogue.ts';

const problems = [
  catalogue.componentThrew('service-card', '/data', new Error('x')),
  catalogue.componentNotLoaded('service-card', '/data', new Error('x')),
  catalogue.pageRequestFailed('x'),
  catalogue.missingPageData(),
  catalogue.missingEndpoint(),
  catalogue.macroRequestFailed('x'),
  catalogue.cmsDataFailed('x'),
  catalogue.unknownEntry('layout', 'wide', ['default']),
  catalogue.routeNotFound('/nowhere'),
  catalogue.unexpectedError('x'),
];

test('every problem of the catalogue has a code of its own', () => {
  expect(new Set(problems.map(({ code }) => code)).size).toBe(Object.keys(catalogue).length);
});

test.each(problems)('$code says what to do now in a full sentence', ({ fix }) => {
  expect(fix).toMatch(/^[A-Z].*\.$/);
});

test.each([
  ['an error', new Error('no network'), 'no network'],
  ['a text', 'no network', 'no network'],
  ['nothing', undefined, 'undefined'],
])('%s that was thrown becomes the reason', (_, cause, reason) => {
  expect(catalogue.unexpectedError(cause).message).toBe(`Unexpected error: ${reason}`);
});

test('the fix for an unknown entry prints what there is', () => {
  const problem = catalogue.unknownEntry('layout', 'wide', ['default', 'narrow']);

  expect(problem).toMatchObject({
    code: 'unknown-layout',
    message: 'Unknown layout: wide. It is not registered.',
    fix: 'Use one of: default, narrow.',
  });
});
