import { expect, test } from 'vitest';
import { check } from './generated/experience.check.ts';

const SITE = {
  name: 'meridia',
  appName: 'Meridia Belgium',
  locales: [{ locale: 'en-GB', label: 'English' }],
  layouts: {},
  routes: [],
};

/** Lists the problems of an experience whose search has these suggestions, as codes and places. */
function problemsOf(suggestions: unknown): readonly string[] {
  const search = { name: 'search', properties: { suggestions } };
  const known = new Set(check(SITE).map(({ pointer }) => pointer));
  return check({ ...SITE, search })
    .filter(({ pointer }) => !known.has(pointer))
    .map(({ code, pointer }) => `${code} ${pointer}`);
}

const SUGGESTIONS = '/search/properties/suggestions';

test('SR-002 the suggestions of a search have a client and a segment', () => {
  expect(problemsOf({ clientID: 'meridia-site', segment: 'individuals' })).toEqual([]);
  expect(problemsOf({})).toEqual([
    `missing-property ${SUGGESTIONS}/clientID`,
    `missing-property ${SUGGESTIONS}/segment`,
  ]);
  expect(problemsOf({ clientId: 'meridia-site', segment: 'individuals' })).toHaveLength(1);
  expect(problemsOf({ clientID: '', segment: 5 })).toHaveLength(2);
});
