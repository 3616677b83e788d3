import type { ConsentLevel } from '#schemas/generated/experience.ts';
import type { TabStorage } from '../../host/index.ts';
import type { StoredValue } from '../consent/index.ts';
import { QUEUE_KEY } from './event-queue.ts';
import { STORED_ITEMS } from './stored-items.ts';
import { VISITOR_ID_COOKIE } from './visitor-id.ts';

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
