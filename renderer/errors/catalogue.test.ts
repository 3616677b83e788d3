import { expect, test } from 'vitest';
import * as ofPart from './catalogue.ts';
import * as ofFeatures from './feature-problems.ts';
import * as ofContent from './content-missing.ts';
import * as ofPage from './page-problems.ts';
import * as ofReferences from './reference-not-found.ts';
import { unexpectedError } from './unexpected-error.ts';

const catalogue = {
  ...ofPart,
  ...ofPage,
  ...ofContent,
  ...ofFeatures,
  ...ofReferences,
  unexpectedError,
};

/** Code and severity, message and place of each; codes and the wording of messages are public. */
const EXPECTED = [
  ['component-threw error', 'Component service-card failed: x (/data)'],
  ['feature-failed error', 'Feature chat failed: x ()'],
  ['component-not-loaded error', 'The code of service-card could not be loaded: x (/data)'],
  ['page-request-failed error', 'Error retrieving content: x ()'],
  ['missing-endpoint error', 'Missing "endpoint" property. (/flexPage/endpoint)'],
  ['macro-request-failed error', 'Error retrieving macros: x ()'],
  ['search-request-failed error', 'Error retrieving search results: x ()'],
  ['cms-data-failed error', "Error retrieving the content of the page's frame: x ()"],
  ['navigation-missing error', 'Error occurred while reading window object (/navigation)'],
  ['footer-missing error', 'Error while reading window object (/footer)'],
  ['unknown-layout error', 'Unknown layout: wide. It is not registered. ()'],
  ['route-not-found warning', 'No route fits the path /nowhere. (/routes)'],
  [
    'sign-in-required warning',
    'The route of the path /mine is only for visitors who are signed in. (/routes)',
  ],
  ['redirect-loop error', 'The path /old redirects more than 10 times. (/routes)'],
  ['route-import-failed error', 'The page of the path /en could not be loaded: x (/routes)'],
  ['feature-not-found warning', 'No feature found with name chat. (/routes)'],
  ['no-feature-definitions warning', 'There are no feature definitions on the route /*. (/routes)'],
  [
    'reference-not-found warning',
    'The accessibility element that aria-labelledby refers to is not found: title. ()',
  ],
  ['unexpected-error error', 'Unexpected error: x ()'],
];

const problems = [
  catalogue.componentThrew('service-card', '/data', new Error('x')),
  catalogue.featureFailed('chat', '', new Error('x')),
  catalogue.componentNotLoaded('service-card', '/data', new Error('x')),
  catalogue.pageRequestFailed('x'),
  catalogue.missingEndpoint(),
  catalogue.macroRequestFailed('x'),
  catalogue.searchRequestFailed('x'),
  catalogue.cmsDataFailed('x'),
  catalogue.navigationMissing(),
  catalogue.footerMissing(),
  catalogue.unknownEntry('layout', 'wide', ['default']),
  catalogue.routeNotFound('/nowhere'),
  catalogue.signInRequired('/mine'),
  catalogue.redirectLoop('/old', 10),
  catalogue.routeImportFailed('/en', 'x'),
  catalogue.featureNotFound('chat', ['flexPage']),
  catalogue.noFeatureDefinitions('/*'),
  catalogue.referenceNotFound('aria-labelledby', 'title'),
  catalogue.unexpectedError('x'),
];

test('every problem of the catalogue has a code of its own', () => {
  expect(new Set(problems.map(({ code }) => code)).size).toBe(Object.keys(catalogue).length);
});

test('each says in the same words as ever what happened, and where', () => {
  const said = problems.map(({ code, severity, message, pointer }) => [
    `${code} ${severity}`,
    `${message} (${pointer})`,
  ]);

  expect(said).toEqual(EXPECTED);
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
