/** The name under which a session stands in local storage. */
export const SESSION_NAME = 'session';

const MS_A_DAY = 86_400_000;

/** Returns the text that local storage holds for a private client whose tokens last for a day. */
export function sampleSession(): string {
  const profile = {
    profileId: 'p-1',
    profileType: 'PRVT',
    accessToken: 'access-of-a-sample',
    refreshToken: 'refresh-of-a-sample',
    accessTokenTimeToLive: MS_A_DAY / 1_000,
    expirationTime: Date.now() + MS_A_DAY,
  };
  return JSON.stringify({ profiles: [profile] });
}
