import { describe, expect, test } from 'vitest';
import { check } from './generated/session-record.check.ts';

const PROFILE = {
  profileId: 'p-1001',
  setId: 's-1',
  accessToken: 'access',
  refreshToken: 'refresh',
  expirationTime: 1_795_000_000_000,
  accessTokenTimeToLive: 300,
  default: true,
  profileType: 'PRVT',
  executorLevelOfAssurance: 5,
};
const ANONYMOUS = { accessToken: 'access', expirationTime: 1_795_000_000_000 };

const problemsOf = (record: object) =>
  check(record).map(({ code, pointer }) => `${code} ${pointer}`);
const problemsOfProfile = (members: object) =>
  problemsOf({ profiles: [{ ...PROFILE, ...members }] });

test.each([
  ['SE-002', 'profileId', 7],
  ['SE-003', 'setId', 7],
  ['SE-004', 'accessToken', 7],
  ['SE-005', 'refreshToken', 7],
  ['SE-006', 'expirationTime', '1795000000000'],
  ['SE-007', 'accessTokenTimeToLive', '300'],
  ['SE-008', 'default', 'yes'],
  ['SE-060', 'executorLevelOfAssurance', '5'],
])('%s a profile has %s, and of no other type', (_, name, wrong) => {
  expect(problemsOfProfile({})).toEqual([]);
  expect(problemsOfProfile({ [name]: wrong })).toEqual([`wrong-type /profiles/0/${name}`]);
});

test.each(['profileId', 'accessToken', 'expirationTime'])('no profile lacks %s', (name) => {
  expect(problemsOfProfile({ [name]: undefined })).toEqual([
    `missing-property /profiles/0/${name}`,
  ]);
});

test.each([
  ['accessToken', ''],
  ['accessToken', 'two words'],
  ['refreshToken', 'line\r\nbreak'],
  ['refreshToken', 'a'.repeat(16_385)],
  ['expirationTime', Number.NaN],
  ['expirationTime', -1],
  ['expirationTime', Number.POSITIVE_INFINITY],
  ['accessTokenTimeToLive', 0],
  ['profileType', 'PRIVATE'],
])('%s is never %j', (name, value) => {
  expect(problemsOfProfile({ [name]: value })).toHaveLength(1);
});

test.each(['PRVT', 'PRIM', 'PROF', 'DED', 'EMPLOYEE'])('a profile may be of type %s', (type) => {
  expect(problemsOfProfile({ profileType: type })).toEqual([]);
});

const withAnonymous = (members: object) =>
  problemsOf({ profiles: [], anonymousProfile: { ...ANONYMOUS, ...members } });
const withContext = (extendedSessionContext: unknown) =>
  problemsOf({ profiles: [], extendedSessionContext });

describe('a record', () => {
  test('SE-009 has an anonymous profile of exactly an access token and an expiration time', () => {
    expect(withAnonymous({})).toEqual([]);
    expect(withAnonymous({ accessToken: undefined })).toHaveLength(1);
    expect(withAnonymous({ expirationTime: undefined })).toHaveLength(1);
    expect(withAnonymous({ refreshToken: 'refresh' })).toEqual([
      'unknown-property /anonymousProfile/refreshToken',
    ]);
  });

  test('SE-010 has an extended session context of objects, by the id of a profile', () => {
    expect(withContext({ 'p-1001': { branch: 7 } })).toEqual([]);
    expect(withContext({ 'p-1001': 'branch' })).toHaveLength(1);
    expect(withContext([])).toHaveLength(1);
  });
});
