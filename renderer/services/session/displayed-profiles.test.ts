import { expect, test } from 'vitest';
import type { Profile } from './session-data.ts';
import { sampleProfile } from './sample-profiles.testing.ts';
import { findProfileByType, selectVisibleProfiles } from './displayed-profiles.ts';

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
