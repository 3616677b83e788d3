import type { Explanations } from './explanation.ts';

/** The problems of scenarios, which name fixtures around them. */
export const aboutScenarios: Explanations = {
  'unknown-page': {
    meaning: 'A scenario names a page response that the fixtures do not have.',
    example: '{ "title": "Home", "page": { "fixture": "en/individual" } … }',
    fix: 'Correct the name, or add the page to the fixtures.',
  },
  'unknown-fixture': {
    meaning: 'A scenario names a component fixture that does not exist.',
    example: '{ "title": "Card", "page": { "component": "cards/service-card/fulll" } … }',
    fix: 'Correct the name, or add the fixture.',
  },
  'unmatched-patch': {
    meaning: 'An operation of a patch of a scenario leads to a place that its page does not have.',
    example:
      '{ "title": "Card", "page": { … }, "patch": [{ "op": "remove", "path": "/data/flexZon" }] }',
    fix: 'Correct the path. The fix says what the page has where the path leaves it.',
  },
};
