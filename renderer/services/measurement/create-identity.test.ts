import { describe, expect, test } from 'vitest';
import { createMemoryBrowser } from '../../host/memory/index.testing.ts';
import { createIdentity } from './create-identity.ts';
import { listStoredValues } from './list-stored-values.ts';
import { createSignOnLink } from './sign-on-link.ts';
import { STORED_ITEMS } from './stored-items.ts';

const ID = '12345678901234567890123456789012345678';
const OTHER_ID = '2'.repeat(38);
const DAY_S = 24 * 60 * 60;

const ANSWERS: Readonly<Record<string, unknown>> = {
  adobeid: { d_mid: ID, dcs_region: 6, d_blob: 'blob-1' },
  encrypt: { profileId: 'enc-p', clientId: 'enc-c' },
  environmentid: { environmentId: 'TEST' },
};

interface TabOptions {
  readonly url?: string;
  readonly profile?: string | undefined;
  readonly allowed?: readonly string[];
  readonly answers?: Readonly<Record<string, unknown>>;
  readonly browser?: ReturnType<typeof createMemoryBrowser>;
  readonly stored?: Map<string, string>;
  /** The storage of the tab, which a browser may have switched off, and a host may not give. */
  readonly storage?: 'usable' | 'off' | 'missing';
}

/** A tab whose services give what a test says. */
function openTab({
  url = 'https://www.meridia.test/en',
  profile,
  allowed = ['analytics', 'visitorIds'],
  answers = ANSWERS,
  storage = 'usable',
  browser = createMemoryBrowser({ url, tabStorage: storage === 'off' ? 'off' : 'usable' }),
  stored = new Map<string, string>(),
}: TabOptions = {}) {
  const tab = browser.openTab(stored);
  const { tabStorage, ...others } = tab;
  const calls: string[] = [];
  const policies = new Set<ReferrerPolicy | undefined>();
  const fetchJson = async (path: string, call?: { readonly referrerPolicy?: ReferrerPolicy }) => {
    calls.push(path);
    policies.add(call?.referrerPolicy);
    const answer = answers[path.replace(/^\/clientevent\/measurement\/|\?.*/g, '')];
    if (answer instanceof Error) throw answer;
    return { body: answer, response: new Response() };
  };
  const identity = createIdentity(
    {
      http: { fetchJson },
      allows: (purpose) => allowed.includes(purpose),
      profile: () => (profile === undefined ? undefined : { id: profile, type: 'PRVT' }),
    },
    storage === 'missing' ? others : { ...others, tabStorage },
  );
  return { browser, tab, calls, policies, identity, stored };
}

/** Returns the ages in days that cookies were written with, by their names. */
function agesOf(written: readonly string[]): Record<string, number> {
  return Object.fromEntries(
    written.map((text) => {
      const [, name = '', age] = /^([^=]+)=.*Max-Age=(-?\d+)/.exec(text) ?? [];
      return [name, Number(age) / DAY_S];
    }),
  );
}

test('AN-015 AN-026 AN-027 a new visitor gets ids by calls of adobeid and environmentid, once', async () => {
  const { calls, policies, identity } = openTab();
  await identity.load();
  await identity.load();
  expect([...policies]).toEqual(['strict-origin']);
  expect(calls.toSorted()).toEqual([
    '/clientevent/measurement/adobeid',
    '/clientevent/measurement/environmentid',
  ]);
  expect(identity.ids()).toMatchObject({
    sessionId: expect.stringMatching(/^[0-9a-f]{32}$/),
    environmentId: 'TEST',
    visitorId: ID,
  });
});

test('AN-028 AN-029 AN-039 the answer of adobeid is a cookie for 365 days', async () => {
  const { browser, identity } = openTab();
  await identity.load();
  expect(decodeURIComponent(browser.cookies.get('visitor-id') ?? '')).toBe(`${ID}|6|blob-1`);
  expect(agesOf(browser.writtenCookies)['visitor-id']).toBe(365);
});

test.each(['', '123', `${ID}9`, 38, undefined])('AN-040 a visitor id %o is refused', async (id) => {
  const answers = { ...ANSWERS, adobeid: { d_mid: id, dcs_region: 6, d_blob: 'b' } };
  const { browser, identity, tab } = openTab({ answers });
  await identity.load();
  expect([browser.cookies.get('visitor-id'), identity.ids()['visitorId']]).toEqual([
    undefined,
    undefined,
  ]);
  expect(tab.messages).toEqual([
    'A call of measurement failed: /clientevent/measurement/adobeid: The visitor id is no number of 38 digits',
  ]);
});

test('a cookie that holds no id is replaced, and one that does is kept', async () => {
  const browser = createMemoryBrowser();
  browser.cookies.set('visitor-id', 'jan%40example.be');
  const { calls, identity } = openTab({ browser });
  await identity.load();
  expect(calls).toContain('/clientevent/measurement/adobeid');
  const next = openTab({ browser });
  await next.identity.load();
  expect(next.calls).toEqual(['/clientevent/measurement/environmentid']);
});

describe('somebody who is signed in', () => {
  test('AN-025 AN-030 AN-031 sends encrypted ids alone, which are asked for once a profile', async () => {
    const stored = new Map([[STORED_ITEMS.personId.name, 'c 1']]);
    const { calls, identity, browser } = openTab({ profile: 'p-1', stored });
    await identity.load();
    expect(calls).toContain('/clientevent/measurement/encrypt?profileId=p-1&clientId=c+1');
    expect(identity.ids()).toMatchObject({
      encryptedProfileId: 'enc-p',
      encryptedPartyId: 'enc-c',
      profileType: 'PRVT',
    });
    expect(JSON.stringify(identity.ids())).not.toMatch(/p-1|c 1/);

    const next = openTab({ browser, stored, profile: 'p-1' });
    await next.identity.load();
    expect(next.calls).toEqual([]);
    const other = openTab({ browser, stored, profile: 'p-2' });
    expect(other.identity.ids()).not.toHaveProperty('encryptedProfileId');
    await other.identity.load();
    expect(other.calls).toEqual(['/clientevent/measurement/encrypt?profileId=p-2&clientId=c+1']);
  });

  test('AN-046 AN-038 the encrypted ids and the last session are cookies for 30 days', async () => {
    const { identity, browser } = openTab({ profile: 'p-1' });
    await identity.load();
    expect(agesOf(browser.writtenCookies)).toMatchObject({
      'encrypted-profile-id': 30,
      'encrypted-party-id': 30,
      'last-session-id': 30,
    });
  });
});

test('AN-011 a session is that of the tab, and the next one knows the one before', async () => {
  const first = openTab({ profile: 'p-1' });
  await first.identity.load();
  const { sessionId } = first.identity.ids();
  const { browser, stored } = first;
  const samePage = openTab({ browser, stored });
  await samePage.identity.load();
  expect(samePage.identity.ids()['sessionId']).toBe(sessionId);

  const next = openTab({ browser });
  await next.identity.load();
  expect(next.identity.ids()['lastSessionId']).toBe(sessionId);
  expect(next.identity.ids()['sessionId']).not.toBe(sessionId);
  expect(Object.keys(STORED_ITEMS)).toEqual([
    'previousPageName',
    'branchOfficeId',
    'profileId',
    'personId',
    'profileType',
    'sessionId',
    'encryptedProfileId',
    'encryptedPartyId',
    'lastSessionId',
  ]);
});

test.each(['off', 'missing'] as const)(
  'AN-011 a visitor whose tab storage is %s has one session as long as the page',
  async (storage) => {
    const { calls, identity, browser } = openTab({ storage, profile: 'p-1' });
    await identity.load();
    const ids = identity.ids();
    await identity.load();

    expect(ids).toMatchObject({
      sessionId: browser.cookies.get('last-session-id'),
      environmentId: 'TEST',
      encryptedProfileId: 'enc-p',
      profileType: 'PRVT',
    });
    expect(identity.ids()).toEqual(ids);
    expect(calls).toHaveLength(3);
  },
);

test('AN-011 the name of the page that was left is stored for the tab', () => {
  const { identity, stored } = openTab();
  const pageNames = ['home page', 'home page', 'individuals', 'business', undefined];
  const storedNames = pageNames.map((name) => {
    identity.leavePage(name);
    return stored.get(STORED_ITEMS.previousPageName.name);
  });
  expect(storedNames).toEqual([undefined, undefined, 'home page', 'individuals', 'business']);
});

test('AN-048 without consent no id is asked for, made, stored or sent', async () => {
  const { browser, calls, identity, stored } = openTab({ allowed: [], profile: 'p-1' });
  await identity.load();
  identity.leavePage('individuals');
  identity.leavePage();
  expect([calls, browser.writtenCookies, stored.size, identity.ids()]).toEqual([[], [], 0, {}]);
  const { calls: without } = openTab({ allowed: ['analytics'] });
  expect(without).not.toContain('/clientevent/measurement/adobeid');
});

test('AN-048 all that is stored goes with the level that allows it', () => {
  const stored = new Map(Object.values(STORED_ITEMS).map(({ name }) => [name, 'x']));
  const { tab } = openTab({ stored });
  const values = listStoredValues({ analytics: 2, visitorIds: 3 }, tab.tabStorage);
  for (const each of values) if (each.kind === 'memory') each.clear();
  const names = values.flatMap((each) => (each.kind === 'memory' ? [] : [[each.name, each.level]]));
  expect([...stored.keys()]).toEqual(names.slice(1).map(([name]) => name));
  expect(names).toEqual([
    ['visitor-id', 3],
    ['encrypted-profile-id', 2],
    ['encrypted-party-id', 2],
    ['last-session-id', 2],
  ]);
});

test('a call that fails is a warning, and is not made again on this page', async () => {
  const { calls, identity, tab } = openTab({ answers: { ...ANSWERS, adobeid: new Error('503') } });
  await identity.load();
  await identity.load();
  expect(calls.filter((path) => path.endsWith('adobeid'))).toHaveLength(1);
  expect(tab.messages).toEqual([
    'A call of measurement failed: /clientevent/measurement/adobeid: 503',
  ]);
});

describe('a link to another site of the bank', () => {
  const MINUTE_MS = 60_000;
  test.each([
    { at: 'as it is made', ageMs: 0, taken: OTHER_ID },
    { at: '15 minutes later', ageMs: 15 * MINUTE_MS, taken: OTHER_ID },
    { at: 'after 15 minutes', ageMs: 15 * MINUTE_MS + 1, taken: ID },
    { at: 'before it was made', ageMs: -1, taken: ID },
    { at: 'with another id', ageMs: 0, linked: 'jan', taken: ID },
  ])('AN-035 $at', async ({ ageMs, linked = OTHER_ID, taken }) => {
    const now = createMemoryBrowser().now();
    const url = createSignOnLink('https://www.meridia.test/en?q=1#top', linked, now - ageMs);
    const { identity } = openTab({ url });
    await identity.load();
    expect(identity.ids()['visitorId']).toBe(taken);
    expect(url).toMatch(/^https:\/\/www\.meridia\.test\/en\?q=1&.*#top$/);
  });
});
