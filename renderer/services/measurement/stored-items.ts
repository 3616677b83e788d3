/**
 * The items that measurement stores, beside the visitor id, by their names in the specification
 * (001 §3). Those of the tab end with it. The access token is none of them: it stays where the
 * session has it.
 */
export const STORED_ITEMS = {
  previousPageName: { kind: 'tab', name: 'previous-page-name' },
  branchOfficeId: { kind: 'tab', name: 'branch-office-id' },
  profileId: { kind: 'tab', name: 'measured-profile-id' },
  personId: { kind: 'tab', name: 'person-id' },
  profileType: { kind: 'tab', name: 'measured-profile-type' },
  sessionId: { kind: 'tab', name: 'measurement-session' },
  encryptedProfileId: { kind: 'cookie', name: 'encrypted-profile-id' },
  encryptedPartyId: { kind: 'cookie', name: 'encrypted-party-id' },
  lastSessionId: { kind: 'cookie', name: 'last-session-id' },
} as const;
