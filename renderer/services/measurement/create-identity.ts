import { isRecord } from '#schemas/is-record.ts';
import { getReason } from '../../errors/index.ts';
import type { Host } from '../../host/index.ts';
import type { Http } from '../http/index.ts';
import { writeSiteCookie, type CookieHost } from '../storage/index.ts';
import {
  ANSWER_LIMIT_MS,
  ENCRYPT_PATH,
  ENVIRONMENT_ID_PATH,
  VISITOR_ID_PATH,
  type SenderIds,
} from './measurement-calls.ts';
import { readSignOnLink } from './sign-on-link.ts';
import { STORED_ITEMS } from './stored-items.ts';
import { formatVisitorId, readVisitorId, VISITOR_ID_COOKIE } from './visitor-id.ts';

export interface IdentityOptions {
  readonly http: Pick<Http, 'fetchJson'>;
  /** Returns true while the visitor allows it. */
  readonly allows: (purpose: 'analytics' | 'visitorIds') => boolean;
  /** The profile that is active now, with its type; undefined for everybody else. */
  readonly profile: () => { readonly id: string; readonly type?: string | undefined } | undefined;
}

export type IdentityHost = CookieHost & Pick<Host, 'console' | 'now' | 'random' | 'tabStorage'>;

/** The ids that events are sent with. No id is read, made or asked for that is not allowed. */
export interface Identity {
  /** Asks for the ids that are missing. Never rejects: a failure is a warning. */
  readonly load: () => Promise<void>;
  /** The ids that are there. */
  readonly ids: () => SenderIds;
  /** Stores the name of the page that is left, for another one or as its document ends. */
  readonly leavePage: (nextName?: string) => void;
  /** Forgets what the page holds for a tab that stores nothing. */
  readonly forget: () => void;
}

type TabItem =
  | 'branchOfficeId'
  | 'personId'
  | 'previousPageName'
  | 'profileId'
  | 'profileType'
  | 'sessionId';

/** Encrypted ids and the id of the last session stay for 30 days (001 §9). */
const IDS_S = 30 * 24 * 60 * 60;

/** A visitor id stays for 365 days (001 §9). */
const VISITOR_ID_S = 365 * 24 * 60 * 60;

/**
 * The answers are for one visitor and one moment, and events wait no longer for them than for their
 * own. The address of the page may hold anything, and no service need know it.
 */
const CALL = {
  cacheOptions: { useCache: false },
  limitMs: ANSWER_LIMIT_MS,
  referrerPolicy: 'strict-origin',
} as const;

/** Makes the identity of a tab, which stores nothing before it is asked to load. */
export function createIdentity(
  { http, allows, profile }: IdentityOptions,
  host: IdentityHost,
): Identity {
  let lastSession: string | undefined;
  let environmentId: string | undefined;
  const tab = createTabItems(host);
  const ask = createAsk(http, host);
  const beginSession = () => {
    if (tab.get('sessionId') !== undefined) return false;
    const value = createSessionId(host.random);
    lastSession = host.cookie(STORED_ITEMS.lastSessionId.name);
    tab.set('sessionId', value);
    writeLastSession(value, host);
    return true;
  };

  return {
    async load() {
      if (!allows('analytics')) return;
      const isNew = beginSession();
      const present = profile();
      const isCurrent = () => allows('analytics') && profile()?.id === present?.id;
      await Promise.all([
        present && encrypt(present, { tab, ask, isCurrent }, host),
        isNew &&
          ask('environment', ENVIRONMENT_ID_PATH, (body) => {
            environmentId = readText(body, 'environmentId');
          }),
        allows('visitorIds') &&
          !takeLinkedId(host) &&
          ask('visitor', VISITOR_ID_PATH, (body) => {
            const value = formatVisitorId(body);
            if (allows('visitorIds')) writeVisitorId(value, host);
          }),
      ]);
    },
    ids() {
      if (!allows('analytics')) return {};
      const isKnown = profile()?.id !== undefined && profile()?.id === tab.get('profileId');
      return {
        sessionId: tab.get('sessionId'),
        lastSessionId: lastSession,
        environmentId,
        visitorId: allows('visitorIds') ? readVisitorId(host) : undefined,
        branchOfficeId: tab.get('branchOfficeId'),
        ...(isKnown && { profileType: tab.get('profileType'), ...readEncrypted(host) }),
      };
    },
    leavePage: createLeavePage(tab, allows),
    forget: tab.forget,
  };
}

function writeLastSession(value: string, host: CookieHost): void {
  writeSiteCookie({ name: STORED_ITEMS.lastSessionId.name, value, maxAgeS: IDS_S }, host);
}

function createLeavePage(
  tab: ReturnType<typeof createTabItems>,
  allows: IdentityOptions['allows'],
): Identity['leavePage'] {
  let pageName = '';
  return (nextName = '') => {
    const isLeft = pageName !== '' && pageName !== nextName;
    if (isLeft && allows('analytics')) tab.set('previousPageName', pageName);
    pageName = nextName || pageName;
  };
}

type Ask = (name: string, path: string, read: (body: unknown) => void) => Promise<void>;

/** Makes what asks once a page, whatever comes of it. */
function createAsk(http: IdentityOptions['http'], { console }: Pick<Host, 'console'>): Ask {
  const triedNames = new Set<string>();
  return async (name, path, read) => {
    if (triedNames.has(name)) return;
    triedNames.add(name);
    try {
      read(await fetchObject(http, path));
    } catch (error) {
      console.warn(`A call of measurement failed: ${path}: ${getReason(error)}`);
    }
  };
}

async function fetchObject(
  { fetchJson }: IdentityOptions['http'],
  path: string,
): Promise<Readonly<Record<string, unknown>>> {
  const { body } = await fetchJson(path, CALL);
  if (isRecord(body)) return body;
  throw new TypeError('The answer is no object');
}

interface EncryptOptions {
  readonly tab: ReturnType<typeof createTabItems>;
  readonly ask: Ask;
  /** False once it was withdrawn, or another profile is active. */
  readonly isCurrent: () => boolean;
}

/** Asks for the encrypted ids of a profile, unless they are there. */
async function encrypt(
  { id, type }: NonNullable<ReturnType<IdentityOptions['profile']>>,
  { tab, ask, isCurrent }: EncryptOptions,
  host: IdentityHost,
): Promise<void> {
  if (tab.get('profileId') === id && readEncrypted(host).encryptedProfileId) return;
  const parameters = new URLSearchParams({ profileId: id });
  const personId = tab.get('personId');
  if (personId !== undefined) parameters.set('clientId', personId);
  await ask(`profile ${id}`, `${ENCRYPT_PATH}?${parameters}`, (body) => {
    if (!isCurrent()) return;
    writeEncrypted(body, host);
    tab.set('profileId', id);
    if (type !== undefined) tab.set('profileType', type);
  });
}

/** Takes the id of a visitor who comes from another site of the bank; says whether one is there. */
function takeLinkedId(host: IdentityHost): boolean {
  if (readVisitorId(host) !== undefined) return true;
  const linked = readSignOnLink(host.url(), host.now());
  if (linked !== undefined) writeVisitorId(linked, host);
  return linked !== undefined;
}

function writeVisitorId(value: string, host: CookieHost): void {
  writeSiteCookie({ name: VISITOR_ID_COOKIE, value, maxAgeS: VISITOR_ID_S }, host);
}

/** Reads and writes items of the tab; where it stores nothing, they live as long as the page. */
function createTabItems({ tabStorage }: Pick<Host, 'tabStorage'>) {
  const ofPage = new Map<TabItem, string>();
  return {
    get(item: TabItem): string | undefined {
      try {
        return tabStorage?.get(STORED_ITEMS[item].name) ?? ofPage.get(item);
      } catch {
        return ofPage.get(item);
      }
    },
    set(item: TabItem, value: string): void {
      ofPage.set(item, value);
      try {
        tabStorage?.set(STORED_ITEMS[item].name, value);
        if (tabStorage) ofPage.delete(item);
      } catch {
        // It is full or switched off.
      }
    },
    forget: () => ofPage.clear(),
  };
}

function readEncrypted({ cookie }: Pick<Host, 'cookie'>) {
  return {
    encryptedProfileId: cookie(STORED_ITEMS.encryptedProfileId.name),
    encryptedPartyId: cookie(STORED_ITEMS.encryptedPartyId.name),
  };
}

/** The answer is `{ profileId, clientId }`, each of which may be missing (001 §7). */
function writeEncrypted(body: unknown, host: CookieHost): void {
  const values = [
    [STORED_ITEMS.encryptedProfileId.name, readText(body, 'profileId')],
    [STORED_ITEMS.encryptedPartyId.name, readText(body, 'clientId')],
  ] as const;
  for (const [name, value = ''] of values) {
    writeSiteCookie({ name, value, maxAgeS: IDS_S }, host);
  }
}

function readText(body: unknown, name: string): string | undefined {
  const value: unknown = Reflect.get(Object(body), name);
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** Makes 32 hex characters. Nothing secret depends on them. */
function createSessionId(random: Host['random']): string {
  return Array.from({ length: 32 }, () => Math.floor(random() * 16).toString(16)).join('');
}
