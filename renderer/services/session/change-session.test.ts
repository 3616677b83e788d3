import { describe, expect, test } from 'vitest';
import {
  sanitiseSession,
  activateProfile,
  replaceAnonymousProfile,
  replaceExtendedContext,
  removeProfile,
  replaceProfiles,
  renewTokens,
} from './change-session.ts';
import { ANONYMOUS, NOW, sampleProfile, sessionOf } from './sample-profiles.testing.ts';
import { NO_SESSION } from './session-data.ts';

const [a, b] = [sampleProfile('a'), sampleProfile('b')];
const EXPIRY = a.expirationTime;
const idsOf = ({ profiles }: { readonly profiles: readonly { readonly profileId: string }[] }) =>
  profiles.map(({ profileId }) => profileId);

describe('sanitising', () => {
  test('SE-018 keeps a profile until 70 s after its expiry, and not a millisecond longer', () => {
    const later = { ...b, expirationTime: EXPIRY + 1 };
    const data = sessionOf([a, later]);

    expect(sanitiseSession(data, EXPIRY + 69_999)).toBe(data);
    expect(idsOf(sanitiseSession(data, EXPIRY + 70_000))).toEqual(['b']);
  });

  test('SE-019 drops the anonymous profile when it expires', () => {
    const data = sessionOf([], { anonymousProfile: ANONYMOUS });

    expect(sanitiseSession(data, ANONYMOUS.expirationTime - 1)).toBe(data);
    expect(sanitiseSession(data, ANONYMOUS.expirationTime)).toEqual(NO_SESSION);
  });

  test('SE-020 drops the anonymous profile once profiles are known', () => {
    const anonymous = replaceAnonymousProfile(NO_SESSION, ANONYMOUS, NOW);
    expect(anonymous.anonymousProfile).toEqual(ANONYMOUS);

    const known = replaceProfiles(anonymous, [a], NOW);

    expect(known.anonymousProfile).toBeUndefined();
    expect(replaceAnonymousProfile(known, ANONYMOUS, NOW).anonymousProfile).toBeUndefined();
  });

  test('forgets what was known of a profile that goes', () => {
    const data = sessionOf([{ ...a, expirationTime: NOW - 70_000 }, b], {
      activeProfileId: 'a',
      extendedSessionContext: { a: { branch: 1 }, b: { branch: 2 } },
      refreshes: [{ profileId: 'a', times: [NOW] }],
    });

    expect(sanitiseSession(data, NOW)).toEqual({
      profiles: [b],
      extendedSessionContext: { b: { branch: 2 } },
      refreshes: [],
    });
  });
});

describe('profiles that are set', () => {
  test('take the place of all others, and what was chosen stays so where it is there', () => {
    const before = activateProfile(replaceProfiles(NO_SESSION, [a, b], NOW), 'b');

    expect(replaceProfiles(before, [b], NOW).activeProfileId).toBe('b');
    expect(replaceProfiles(before, [a], NOW).activeProfileId).toBeUndefined();
    expect(replaceProfiles(before, [], NOW)).toEqual(NO_SESSION);
  });

  test('live from now on where the clock of the device is seven minutes fast, and not anew when they come again', () => {
    const old = { ...a, expirationTime: NOW - 120_000, accessTokenTimeToLive: 300 };

    const first = replaceProfiles(NO_SESSION, [old], NOW);
    const again = replaceProfiles(first, [old], NOW + 60_000);

    expect(first.profiles[0]?.expirationTime).toBe(NOW + 300_000);
    expect(again.profiles[0]?.expirationTime).toBe(NOW + 300_000);
  });

  test('live no longer than a day, whatever they say', () => {
    const [endless] = replaceProfiles(NO_SESSION, [{ ...a, expirationTime: 1e300 }], NOW).profiles;

    expect(endless?.expirationTime).toBe(NOW + 86_400_000);
  });

  test('are not there where they had expired long before', () => {
    expect(replaceProfiles(NO_SESSION, [{ ...a, expirationTime: 0 }], NOW)).toEqual(NO_SESSION);
  });
});

test('a profile that is not there is not chosen', () => {
  const data = sessionOf([a]);

  expect(activateProfile(data, 'gone')).toBe(data);
});

test('a context is set, replaced and taken away', () => {
  const set = replaceExtendedContext(sessionOf([a, b]), 'a', { branch: 1 });
  const replaced = replaceExtendedContext(set, 'a', { branch: 2 });

  expect(set.extendedSessionContext).toEqual({ a: { branch: 1 } });
  expect(replaced.extendedSessionContext).toEqual({ a: { branch: 2 } });
  expect(replaceExtendedContext(replaced, 'a', undefined).extendedSessionContext).toEqual({});
});

describe('new tokens', () => {
  const renew = (tokens: Partial<Parameters<typeof renewTokens>[2]['tokens']>, sent = a) =>
    renewTokens(sessionOf([a, b]), sent, { tokens: { accessToken: 'new', ...tokens }, now: NOW })
      .profiles;

  test('SE-031 renew access token, refresh token and expiry of their profile, and of no other', () => {
    expect(renew({ refreshToken: 'a#1', lifetimeS: 600 })).toEqual([
      {
        ...a,
        accessToken: 'new',
        refreshToken: 'a#1',
        accessTokenTimeToLive: 600,
        expirationTime: NOW + 600_000,
      },
      b,
    ]);
  });

  test('leave the old refresh token where there is no new one, and the lifetime of before', () => {
    expect(renew({})[0]).toEqual({ ...a, accessToken: 'new', expirationTime: NOW + 300_000 });
  });

  test('live no longer than a day', () => {
    expect(renew({ lifetimeS: 1e12 })[0]?.expirationTime).toBe(NOW + 86_400_000);
  });

  test.each([
    ['is gone', sessionOf([b])],
    ['has another refresh token by now', sessionOf([{ ...a, refreshToken: 'a#7' }, b])],
  ])('change nothing where the profile %s', (_, data) => {
    const tokens = { accessToken: 'new', refreshToken: 'a#1' };

    expect(renewTokens(data, a, { tokens, now: NOW }).profiles).toEqual(data.profiles);
  });
});

test('the last profile that is removed leaves nothing behind', () => {
  const data = sessionOf([a], { activeProfileId: 'a', scheduledTime: NOW, inactivityTime: NOW });

  expect(removeProfile(data, 'a')).toEqual(NO_SESSION);
});
