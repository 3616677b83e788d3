import { expect, test } from 'vitest';
import { getClientKind, getLevelOfAssurance, listSwitchableProfiles } from './profile-kinds.ts';
import { sampleProfile } from './sample-profiles.testing.ts';

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
