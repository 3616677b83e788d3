import { expect, test } from 'vitest';
import {
  getClientKind,
  getLevelOfAssurance,
  listSwitchableProfiles,
  findProfileByType,
  selectVisibleProfiles,
  getVisitorFacts,
} from './displayed-profiles.ts';
import { sampleProfile } from './sample-profiles.testing.ts';
import type { Profile } from './session-data.ts';

test.each([
  ['SE-055', 'PRVT', 'private'],
  ['SE-056', 'PRIM', 'private'],
  ['SE-057', 'PROF', 'professional'],
  ['SE-058', 'DED', 'professional'],
] as const)('%s a profile of type %s is %s', (_, profileType, kind) => {
  expect(getClientKind({ profileType })).toBe(kind);
});

test('SE-061 private and professional clients are told apart by the type of their profile alone', () => {
  const kinds = (['PRVT', 'PROF', 'PRIM', 'DED'] as const).map((profileType) =>
    getClientKind(sampleProfile('a', { profileType })),
  );

  expect(kinds).toEqual(['private', 'professional', 'private', 'professional']);
  expect(getClientKind(sampleProfile('a'))).toBeUndefined();
});

test('SE-059 an employee is known as one, and is no profile to switch to', () => {
  const employee = sampleProfile('e', { profileType: 'EMPLOYEE' });
  const others = [sampleProfile('a', { profileType: 'PRVT' }), sampleProfile('b')];

  expect(listSwitchableProfiles([employee, ...others])).toEqual(others);
  expect(getClientKind(employee)).toBeUndefined();
});

test('SE-060 a profile says how sure it is who is signed in, and one that does not counts as 0', () => {
  expect(getLevelOfAssurance(sampleProfile('a', { executorLevelOfAssurance: 5 }))).toBe(5);
  expect(getLevelOfAssurance(sampleProfile('a'))).toBe(0);
  expect(getLevelOfAssurance(undefined)).toBe(0);
});

const shown = (active: Profile, ...others: readonly Profile[]) =>
  selectVisibleProfiles({ status: 'known', active, profiles: [active, ...others] });

test('TB-040 somebody with both kinds of profile has an active and an inactive one', () => {
  const own = sampleProfile('a', { profileType: 'PRVT', username: 'Nora', profileName: 'Nora P.' });
  const bakery = sampleProfile('b', { profileType: 'PROF' });

  expect(shown(own, bakery)).toEqual({
    username: 'Nora',
    profileName: 'Nora P.',
    activeProfileType: 'private',
    inactiveProfileType: 'business',
  });
  expect(shown(bakery, own)).toMatchObject({
    activeProfileType: 'business',
    inactiveProfileType: 'private',
  });
});

test.each([
  ['two private ones', ['PRVT', 'PRIM']],
  ['one', ['DED']],
  ['that of an employee beside a private one', ['PRVT', 'EMPLOYEE']],
] as const)('whoever has %s has nothing to switch to', (_, types) => {
  const [active, ...others] = types.map((profileType, index) =>
    sampleProfile(`p-${index}`, { profileType }),
  );

  expect(active && shown(active, ...others)).not.toHaveProperty('inactiveProfileType');
});

test('a switch takes the first profile of the kind, and never that of an employee', () => {
  const profiles = (['EMPLOYEE', 'PRIM', 'PRVT', 'DED'] as const).map((profileType) =>
    sampleProfile(profileType, { profileType }),
  );

  expect(findProfileByType(profiles, 'private')?.profileId).toBe('PRIM');
  expect(findProfileByType(profiles, 'business')?.profileId).toBe('DED');
  expect(findProfileByType([], 'business')).toBeUndefined();
});

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
