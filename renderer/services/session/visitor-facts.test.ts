import { expect, test } from 'vitest';
import { sampleProfile } from './sample-profiles.testing.ts';
import { getVisitorFacts } from './visitor-facts.ts';

test('SE-065 whoever has a profile is authenticated, with the kind and the level of assurance of the active one', () => {
  const active = sampleProfile('a', { profileType: 'PROF', executorLevelOfAssurance: 5 });

  expect(getVisitorFacts({ status: 'known', profiles: [active], active })).toEqual({
    session: 'authenticated',
    context: new Map<string, unknown>([
      ['levelOfAssurance', 5],
      ['clientKind', 'professional'],
    ]),
    shown: { activeProfileType: 'business' },
  });
});

test.each([
  { status: 'unknown' },
  { status: 'empty' },
  { status: 'anonymous', profile: { accessToken: 'a', expirationTime: 1 } },
] as const)('SE-065 nobody is authenticated where the session is %j', (state) => {
  expect(getVisitorFacts(state)).toEqual({
    session: 'unauthenticated',
    context: new Map([['levelOfAssurance', 0]]),
  });
});
