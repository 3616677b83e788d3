import { describe, expect, test } from 'vitest';
import { ANONYMOUS, sampleProfile, sessionOf } from './sample-profiles.testing.ts';
import {
  findAccessToken,
  findActiveProfile,
  findExtendedContext,
  NO_SESSION,
  readAnonymousProfile,
  readProfiles,
  readSession,
} from './session-data.ts';

const [a, b, c] = [sampleProfile('a'), sampleProfile('b'), sampleProfile('c')];
const defaultB = { ...b, default: true };

describe('the active profile', () => {
  test('SE-012 is the one that was chosen, and the default one where none was', () => {
    expect(findActiveProfile(sessionOf([a, defaultB, c], { activeProfileId: 'c' }))).toBe(c);
    expect(findActiveProfile(sessionOf([a, defaultB, c]))).toBe(defaultB);
  });

  test('SE-062 is the first where none was chosen and none is the default', () => {
    expect(findActiveProfile(sessionOf([a, b]))).toBe(a);
    expect(findActiveProfile(sessionOf([a, { ...b, default: false }]))).toBe(a);
  });

  test('is the default one where the chosen one is gone', () => {
    expect(findActiveProfile(sessionOf([a, defaultB], { activeProfileId: 'gone' }))).toBe(defaultB);
  });
});

describe('the current access token', () => {
  test('SE-013 is that of the anonymous profile before all others', () => {
    const data = sessionOf([a, defaultB], { activeProfileId: 'a', anonymousProfile: ANONYMOUS });

    expect(findAccessToken(data)).toBe('access-of-nobody');
  });

  test('SE-014 is that of the active profile where there is no anonymous one', () => {
    expect(findAccessToken(sessionOf([a, defaultB, c], { activeProfileId: 'c' }))).toBe('access-c');
  });

  test('SE-015 is that of the default profile where none is anonymous or chosen', () => {
    expect(findAccessToken(sessionOf([a, defaultB, c]))).toBe('access-b');
  });

  test('SE-063 is that of the first profile where none is anonymous, chosen or the default', () => {
    expect(findAccessToken(sessionOf([a, b, c]))).toBe('access-a');
  });

  test('SE-016 is none where there is no profile of any kind', () => {
    expect(findAccessToken(NO_SESSION)).toBeUndefined();
  });
});

test('SE-010 the extended session context is the entry under the id of the active profile', () => {
  const extendedSessionContext = { a: { branch: 1 }, b: { branch: 2 } };

  expect(findExtendedContext(sessionOf([a, b], { extendedSessionContext }))).toEqual({ branch: 1 });
  expect(
    findExtendedContext(sessionOf([a, b], { extendedSessionContext, activeProfileId: 'b' })),
  ).toEqual({ branch: 2 });
  expect(findExtendedContext(sessionOf([c], { extendedSessionContext }))).toBeUndefined();
});

test.each(['__proto__', 'constructor', 'toString'])(
  'a profile called %s has no context that nobody has set',
  (id) => {
    const data = sessionOf([sampleProfile(id)], { extendedSessionContext: {} });

    expect(findExtendedContext(data)).toBeUndefined();
  },
);

describe('a session that was kept', () => {
  test('is read as it was written', () => {
    const data = sessionOf([a, b], { activeProfileId: 'b', scheduledTime: 7 });

    expect(readSession(JSON.stringify(data))).toEqual(data);
  });

  test('loses what only a newer version knows', () => {
    const text = JSON.stringify({ ...sessionOf([a]), colour: 'green' });

    expect(readSession(text)).toEqual(sessionOf([a]));
  });

  test.each([
    [undefined],
    [''],
    ['junk'],
    ['null'],
    ['[]'],
    ['{}'],
    ['{"profiles":7}'],
    ['{"profiles":[null]}'],
    ['{"profiles":[{"profileId":"a","accessToken":"a","expirationTime":null}]}'],
    ['{"profiles":[],"__proto__":{"profiles":[]}}'],
    ['['.repeat(10_000)],
  ])('is none where another hand has left %.40j', (text) => {
    expect(readSession(text)).toEqual(NO_SESSION);
  });
});

describe('profiles from outside', () => {
  test('are taken one by one: a wrong one costs itself', () => {
    const { profiles, problems } = readProfiles([
      a,
      { ...b, expirationTime: Number.NaN },
      null,
      { ...b, colour: 'green' },
      { ...a, accessToken: 'second' },
    ]);

    expect(profiles).toEqual([a, b]);
    expect(problems).toEqual(['wrong-type /1/expirationTime', 'wrong-type /2']);
  });

  test('may be one alone', () => {
    expect(readProfiles(a).profiles).toEqual([a]);
  });

  test('that are refused are told by place and kind, never by what stands there', () => {
    const secret = 'a secret, with blanks';

    const { problems } = readProfiles([{ ...a, accessToken: secret, refreshToken: [secret] }]);

    expect(problems).toHaveLength(2);
    expect(problems.join(' ')).not.toContain('secret');
  });
});

test('SE-009 an anonymous profile is taken with its two fields alone', () => {
  expect(readAnonymousProfile({ ...ANONYMOUS, refreshToken: 'refresh' })).toEqual(ANONYMOUS);
  expect(readAnonymousProfile(undefined)).toBeUndefined();
  expect(readAnonymousProfile({ accessToken: 'access' })).toBeUndefined();
});
