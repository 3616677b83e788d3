import type { ConsentLevel } from '#schemas/generated/experience.ts';
import type { TabStorage } from '../../host/index.ts';
import type { StoredValue } from '../consent/index.ts';
import { VISITOR_ID_COOKIE } from './visitor-id.ts';
import { QUEUE_KEY } from './event-queue.ts';

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

/** Lists everything that measurement stores, with the level that it needs. */
export function listStoredValues(
  levels: { readonly analytics: ConsentLevel; readonly visitorIds: ConsentLevel },
  storage: Pick<TabStorage, 'remove'> | undefined,
): readonly StoredValue[] {
  const { analytics, visitorIds } = levels;
  const items = Object.values(STORED_ITEMS);
  const cookies = items.filter(({ kind }) => kind === 'cookie');
  const ofTab = items.filter(({ kind }) => kind === 'tab').map(({ name }) => name);
  return [
    { kind: 'cookie', name: VISITOR_ID_COOKIE, level: visitorIds },
    ...cookies.map(({ name }) => ({ kind: 'cookie', name, level: analytics }) as const),
    {
      kind: 'memory',
      level: analytics,
      clear: () => [...ofTab, QUEUE_KEY].forEach((name) => storage?.remove(name)),
    },
  ];
}
