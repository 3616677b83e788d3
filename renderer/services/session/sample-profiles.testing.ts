import type { AnonymousProfile, Profile, SessionData } from './session-data.ts';

export const NOW = Date.UTC(2026, 10, 20, 9);

/** A profile that lives for five minutes from now. */
export function sampleProfile(profileId: string, members: Partial<Profile> = {}): Profile {
  return {
    profileId,
    accessToken: `access-${profileId}`,
    refreshToken: `${profileId}#0`,
    expirationTime: NOW + 300_000,
    accessTokenTimeToLive: 300,
    ...members,
  };
}

export const ANONYMOUS: AnonymousProfile = {
  accessToken: 'access-of-nobody',
  expirationTime: NOW + 300_000,
};

export function sessionOf(profiles: readonly Profile[], members: Partial<SessionData> = {}) {
  return { profiles: [...profiles], ...members };
}
