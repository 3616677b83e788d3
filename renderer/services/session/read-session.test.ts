import { describe, expect, test } from 'vitest';
import { readAnonymousProfile, readProfiles, readSession } from './read-session.ts';
import { ANONYMOUS, sampleProfile, sessionOf } from './sample-profiles.testing.ts';
import { NO_SESSION } from './session-data.ts';

const [a, b] = [sampleProfile('a'), sampleProfile('b')];

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
