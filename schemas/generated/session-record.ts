// Made by `npm run generate` from ../session-record.schema.json. Do not edit.

/**
 * A token of the log-in service: visible ASCII characters, as a header can carry them.
 */
export type Token = string;

/**
 * A session as a browser keeps it for all its tabs.
 */
export interface SessionRecord {
  /**
   * Names this schema.
   */
  $schema?: string;
  /**
   * The profiles of whoever is signed in; empty where nobody is.
   *
   * @maxItems 100
   */
  profiles: Profile[];
  /**
   * The profile that was chosen. Left out: none was.
   */
  activeProfileId?: string;
  anonymousProfile?: AnonymousProfile;
  /**
   * What services are told of the session, by the id of the profile that was active.
   */
  extendedSessionContext?: {
    [k: string]: {};
  };
  /**
   * When all profiles were last looked at on schedule, in milliseconds since 1970.
   */
  scheduledTime?: number;
  /**
   * Up to when it is settled that nobody was there, in milliseconds since 1970.
   */
  inactivityTime?: number;
  /**
   * What the tabs tell each other of the renewals of each profile.
   *
   * @maxItems 100
   */
  refreshes?: ProfileRefreshes[];
}
/**
 * One profile of somebody who is signed in.
 */
export interface Profile {
  /**
   * The profile's identifier.
   */
  profileId: string;
  /**
   * Identifier of the set that the profile belongs to.
   */
  setId?: string;
  /**
   * The bearer token of requests to API hosts.
   */
  accessToken: Token;
  /**
   * What the profile is renewed with, in printable ASCII (RFC 6749, appendix A.17). Left out: it cannot be.
   */
  refreshToken?: string;
  /**
   * When the access token expires, in milliseconds since 1970.
   */
  expirationTime: number;
  /**
   * How long an access token lives, in seconds.
   */
  accessTokenTimeToLive?: number;
  /**
   * The profile that is active as long as none is chosen.
   */
  default?: boolean;
  /**
   * The name of the person.
   */
  username?: string;
  /**
   * The name of the profile.
   */
  profileName?: string;
  /**
   * Private (PRVT, PRIM), professional (PROF, DED), or an employee of the bank.
   */
  profileType?: 'PRVT' | 'PRIM' | 'PROF' | 'DED' | 'EMPLOYEE';
  /**
   * How sure it is who is signed in. Left out: 0.
   */
  executorLevelOfAssurance?: number;
}
/**
 * What a visitor who is not signed in calls services with.
 */
export interface AnonymousProfile {
  /**
   * The bearer token of requests to API hosts.
   */
  accessToken: Token;
  /**
   * When the access token expires, in milliseconds since 1970.
   */
  expirationTime: number;
}
/**
 * What the tabs of a browser tell each other of the renewals of one profile.
 */
export interface ProfileRefreshes {
  /**
   * The profile's identifier.
   */
  profileId: string;
  /**
   * When the latest requests were sent, in milliseconds since 1970.
   *
   * @maxItems 10
   */
  times: number[];
  /**
   * Whether the latest of them has no answer yet.
   */
  open?: boolean;
  /**
   * Whether the latest of them failed, or was sent before the log-in that the tokens are from.
   */
  failed?: boolean;
  /**
   * Whether the latest of them had no answer at all: the network failed, or the time was over.
   */
  unreached?: boolean;
}
