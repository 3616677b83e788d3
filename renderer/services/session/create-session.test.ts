import { describe, expect, test } from 'vitest';
import { createMemoryHost } from '../../host/memory/index.testing.ts';
import { readSiteContext } from '../../visit/index.ts';
import { ANSWERS_MARK } from '../http/cache/answers-mark.ts';
import { createSession } from './create-session.ts';
import { openSimulated } from './simulated-environment.testing.ts';
import { isSessionNeeded } from './session-needed.ts';

const anonymous = (environment: ReturnType<typeof openSimulated>) => ({
  accessToken: 'nobody',
  expirationTime: environment.browser.now() + 25_000,
});

describe('the state', () => {
  test('is unknown until the session has started, and then what storage holds', () => {
    const environment = openSimulated();
    environment.open().session.setProfiles([environment.profile()]);

    const session = createSession({}, environment.browser.openTab());
    const before = session.state();
    session.start();

    expect(before).toEqual({ status: 'unknown' });
    expect(session.state().status).toBe('known');
  });

  test('SE-011 goes from empty over anonymous to known, and back, and says so each time', async () => {
    const environment = openSimulated();
    const { session } = environment.open();
    const states = [session.state().status];
    session.subscribe(() => states.push(session.state().status));

    session.setAnonymousProfile(anonymous(environment));
    session.setProfiles([environment.profile()]);
    session.logOut();

    expect(states).toEqual(['empty', 'anonymous', 'known', 'empty']);
  });

  test('SE-019 is empty again within 10 s of the anonymous profile expiring', async () => {
    const environment = openSimulated();
    const { session } = environment.open();
    session.setAnonymousProfile(anonymous(environment));

    await environment.browser.clock.advance(24_999);
    const before = session.state().status;
    await environment.browser.clock.advance(10_000);

    expect([before, session.state().status]).toEqual(['anonymous', 'empty']);
  });

  test('is the very same object while nothing but tokens of others changes', async () => {
    const environment = openSimulated();
    const { session } = environment.open();
    session.setProfiles([environment.profile()]);
    const state = session.state();

    await environment.browser.clock.advance(170_000);

    expect(session.state()).toBe(state);
  });

  test('is the same in all tabs, at once', () => {
    const environment = openSimulated();
    const [one, other] = [environment.open(), environment.open()];

    one.session.setProfiles([environment.profile('p-1'), environment.profile('p-2')]);
    other.session.selectProfile('p-2');

    expect(one.session.state()).toMatchObject({ active: { profileId: 'p-2' } });
    one.session.logOut();
    expect(other.session.state().status).toBe('empty');
  });
});

describe('what comes from outside', () => {
  test.each([[null], ['junk'], [7], [{}], [[null, 7]], [[{ profileId: 'a' }]]])(
    'is refused where it is %j, and told without what it was',
    (value) => {
      const environment = openSimulated();
      const { session, tab } = environment.open();

      session.setProfiles(value);
      session.setAnonymousProfile(value);

      expect(session.state().status).toBe('empty');
      expect(tab.messages.length).toBeGreaterThan(1);
    },
  );

  test.each(['junk', '{"profiles":7}', '', 'null', '{"profiles":[{"profileId":1}]}'])(
    'is no session where another tab writes %j into storage',
    async (text) => {
      const environment = openSimulated();
      const { session } = environment.open();
      session.setProfiles([environment.profile()]);

      environment.browser.storeFromElsewhere('session', text);
      await environment.browser.clock.advance(200_000);

      expect([session.state().status, environment.times()]).toEqual(['empty', []]);
    },
  );
});

describe.each(['off', 'full'] as const)('where local storage is %s', (storage) => {
  test('SE-068 the pages of a tab have a session of their own, and the hint lasts no longer than it', async () => {
    const environment = openSimulated({ storage });
    const { browser } = environment;
    const ofTab = new Map<string, string>();
    const openPage = (stored?: Map<string, string>) => {
      const session = createSession({}, browser.openTab(stored));
      session.start();
      return session;
    };
    openPage(ofTab).setProfiles([environment.profile()]);

    const [nextPage, otherTab] = [openPage(ofTab), openPage()];

    expect([nextPage.state().status, otherTab.state().status]).toEqual(['known', 'empty']);
    // The token lives for 300 s, and its profile for 70 s more.
    expect(browser.writtenCookies.filter((text) => text.startsWith('signed-in'))).toEqual([
      'signed-in=1; Max-Age=370; Path=/; SameSite=Lax; Secure',
      'signed-in=1; Max-Age=370; Path=/; SameSite=Lax; Secure',
    ]);
    browser.cookies.delete('signed-in');
    expect(isSessionNeeded(browser.openTab(ofTab))).toBe(true);
    nextPage.logOut();
    expect([browser.cookies.has('signed-in'), ofTab.size]).toEqual([false, 0]);
  });

  test('SE-068 and that of the tab is off, profiles live in memory, and neither hint nor cookie tells of them', async () => {
    const environment = openSimulated({ storage, tabStorage: 'off' });
    const { session, tab } = environment.open();
    session.setProfiles([environment.profile()]);
    tab.dispatch('keydown');

    await environment.browser.clock.advance(600_000);

    expect(session.accessToken()).toBe('access-p-1#4');
    expect(environment.browser.stored.has('session')).toBe(false);
    const names = environment.browser.writtenCookies.map((cookie) => cookie.split('=')[0]);
    expect(new Set(names)).toEqual(new Set(['session.lease', 'session.activity']));
    expect(environment.browser.writtenCookies.join()).not.toMatch(/access|p-1/);
  });

  test('each tab renews its own, and leaves the hint of another alone', async () => {
    const environment = openSimulated({ storage });
    const [one, other] = [environment.open(), environment.open()];
    one.session.setProfiles([environment.profile('p-1')]);
    other.session.setProfiles([environment.profile('p-2')]);

    other.session.logOut();
    const third = environment.open();
    await environment.browser.clock.advance(181_000);

    expect(environment.calls.map(({ refreshToken }) => refreshToken)).toEqual(['p-1#0']);
    expect(third.session.state().status).toBe('empty');
    expect(environment.browser.cookies.get('signed-in')).toBe('1');
  });
});

describe('the hint', () => {
  const EXPERIENCE = {
    name: 'meridia',
    appName: 'Meridia',
    locales: [{ locale: 'en-GB', label: 'English' }],
    layouts: {},
    routes: [],
  };

  test('is what the server reads: there as long as somebody is signed in', () => {
    const environment = openSimulated();
    const { session, tab } = environment.open();
    const server = () => readSiteContext(EXPERIENCE, tab).session;

    const before = server();
    session.setProfiles([environment.profile()]);
    const during = server();
    session.logOut();

    expect([before, during, server()]).toEqual(['anonymous', 'signed-in', 'anonymous']);
  });

  test('is none for an anonymous profile', () => {
    const environment = openSimulated();
    const { session } = environment.open();

    session.setAnonymousProfile(anonymous(environment));

    expect(environment.browser.cookies.has('signed-in')).toBe(false);
  });

  test('that is left over goes as soon as a session looks', () => {
    const environment = openSimulated();
    environment.browser.cookies.set('signed-in', '1');

    environment.open();

    expect(environment.browser.cookies.has('signed-in')).toBe(false);
  });
});

describe('the answers to calls that outlive a document', () => {
  test('CA-022 CA-016 are forgotten by all tabs with another active profile, and with the last one', () => {
    const environment = openSimulated();
    const { session } = environment.open();
    const mark = environment.browser.stored;
    const profiles = [environment.profile('p-1'), environment.profile('p-2')];
    const isForgotten = (change: () => void) => {
      mark.set(ANSWERS_MARK, '1');
      change();
      return !mark.has(ANSWERS_MARK);
    };

    const forgotten = [
      isForgotten(() => session.setAnonymousProfile(anonymous(environment))),
      isForgotten(() => session.setProfiles(profiles)),
      isForgotten(() => session.setExtendedContext({ a: 1 })),
      isForgotten(() => session.selectProfile('p-2')),
      isForgotten(() => session.logOut()),
    ];

    expect(forgotten).toEqual([false, true, false, true, true]);
  });

  test('CA-022 CA-016 are forgotten by a session that finds a profile, or the hint of one that has gone', () => {
    const [found, gone, nobody] = [openSimulated(), openSimulated(), openSimulated()];
    found.open().session.setProfiles([found.profile()]);
    gone.browser.cookies.set('signed-in', '1');

    const isForgotten = [found, gone, nobody].map(({ browser, open }) => {
      browser.stored.set(ANSWERS_MARK, '1');
      open();
      return !browser.stored.has(ANSWERS_MARK);
    });

    expect(isForgotten).toEqual([true, true, false]);
  });
});

describe('a session is needed', () => {
  test('by who has a hint or something stored, and by nobody else', () => {
    const { browser } = openSimulated();
    const needed = () => isSessionNeeded(browser.openTab());

    expect(needed()).toBe(false);
    browser.cookies.set('signed-in', '1');
    expect(needed()).toBe(true);
    browser.cookies.clear();
    browser.stored.set('session', '{}');
    expect(needed()).toBe(true);
  });

  test('by nobody without hint where storage is switched off, or there is none', () => {
    expect(isSessionNeeded(openSimulated({ storage: 'off' }).browser.openTab())).toBe(false);
    expect(isSessionNeeded(createMemoryHost())).toBe(false);
  });
});

test('a request is authorised for the API host of the page, and those that are named', () => {
  const environment = openSimulated({ url: 'https://www.meridia.test/en' });
  const { session } = environment.open({ apiOrigins: ['https://search.meridia.test'] });
  session.setProfiles([environment.profile()]);
  session.setExtendedContext({ branch: 7 });
  const authorised = (url: string) => {
    const { headers } = session.authorise(new Request(url));
    return [headers.get('authorization'), headers.get('extended-session-context')];
  };

  expect(authorised('https://api.meridia.test/a')).toEqual(['Bearer access-p-1#0', '{"branch":7}']);
  expect(authorised('https://search.meridia.test/')).toEqual([
    'Bearer access-p-1#0',
    '{"branch":7}',
  ]);
  expect(authorised('https://www.meridia.test/')).toEqual([null, null]);
  session.setExtendedContext(undefined);
  expect(authorised('https://api.meridia.test/a')[1]).toBeNull();
});

test('SE-028 who logs in is there, however long ago the visitor of before was', async () => {
  const environment = openSimulated();
  const { session, tab } = environment.open();
  tab.dispatch('wheel');
  await environment.browser.clock.advance(22 * 3_600_000);

  session.setProfiles([environment.profile()]);
  await environment.browser.clock.advance(180_000);

  const sent = environment.calls.map(({ request }) => request.headers.get('x-user-inactivity'));
  expect(sent).toEqual(['180']);
});
