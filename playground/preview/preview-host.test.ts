import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { openScenario, type OpenedScenario } from '#fixtures';
import { createMemoryStore } from '#fixtures/backend';
import { getClientKind, createSession, getLevelOfAssurance } from '#renderer/session';
import type { Scenario } from '#schemas/generated/scenario.ts';
import { experience } from '../environment/experience.ts';
import { createPreviewHost } from './preview-host.ts';

const opened: Omit<OpenedScenario, 'experience' | 'findFault'> = {
  url: 'https://www.meridia.test/en/individuals',
  cookies: { 'signed-in': '1' },
  stored: { theme: 'dark' },
  openedAt: 1_000_000,
  fetch: () => Promise.reject(new Error('No network')),
  edit: async () => {},
  requests: () => [],
};
const silent = { error: () => {}, warn: () => {}, info: () => {} };

afterEach(() => void vi.useRealTimers());

test('the clock of a page starts at the time of its scenario, and runs', () => {
  vi.useFakeTimers({ now: 0, toFake: ['performance'] });
  const host = createPreviewHost(opened, silent);
  const start = host.now();

  vi.advanceTimersByTime(1_500);

  expect(start).toBe(1_000_000);
  expect(host.now()).toBe(1_001_500);
});

test('a page is on the device of its scenario, and on another machine without one', () => {
  const onAndroid = createPreviewHost({ ...opened, device: 'android' }, silent);

  expect(onAndroid.device?.()).toBe('android');
  expect(createPreviewHost(opened, silent).device?.()).toBeUndefined();
});

test('a page has the address and the cookies of its scenario', () => {
  const host = createPreviewHost(opened, silent);

  expect(host.url().pathname).toBe('/en/individuals');
  expect([host.cookie('signed-in'), host.cookie('other')]).toEqual(['1', undefined]);
});

test('a page shows the offers that its address names', () => {
  const url = `${opened.url}?offer=home-hero:saver&offer=home-loan-offer:borrower`;

  expect([...(createPreviewHost({ ...opened, url }, silent).chosenOffers?.() ?? [])]).toEqual([
    ['home-hero', 'saver'],
    ['home-loan-offer', 'borrower'],
  ]);
  expect(createPreviewHost(opened, silent).chosenOffers?.()?.size).toBe(0);
});

test('a page whose scenario has offers for somebody asks the marketing host, as in any browser', () => {
  const host = createPreviewHost({ ...opened, hasOffers: true }, silent);

  expect(host.chosenOffers?.()).toBeUndefined();
  expect(host.describeBrowser?.()).toMatchObject({ context: { screen: { width: 1440 } } });
});

test('a page has the page URL of the variant that its scenario shows', () => {
  const variantPageUrl = '/en/individuals/first-home';

  expect(createPreviewHost({ ...opened, variantPageUrl }, silent).variantPageUrl?.()).toBe(
    variantPageUrl,
  );
  expect(createPreviewHost(opened, silent).variantPageUrl?.()).toBeUndefined();
});

test('a page has the storage of its scenario, and keeps what it writes there to itself', () => {
  const [host, other] = [createPreviewHost(opened, silent), createPreviewHost(opened, silent)];

  host.storage?.set('theme', 'light');
  host.setCookie?.('signed-in=; Max-Age=0; Path=/');
  host.setCookie?.('locale=nl-BE; Max-Age=10; Path=/');

  expect([host.storage?.get('theme'), other.storage?.get('theme')]).toEqual(['light', 'dark']);
  expect([host.cookie('signed-in'), host.cookie('locale')]).toEqual([undefined, 'nl-BE']);
  expect(other.cookie('signed-in')).toBe('1');
});

describe('the session of a scenario', () => {
  const store = createMemoryStore({ 'pages/en/individuals.json': { data: {} } });

  async function sessionOf(visitor: Partial<Scenario>) {
    const page = { fixture: 'en/individuals' };
    const scenario: Scenario = { title: 'Home', page, ...visitor };
    const world = await openScenario(scenario, { store, experience });
    const host = createPreviewHost(world, silent);
    const session = createSession({}, host);
    onTestFinished(session.dispose);
    session.start();
    return { session, host, requests: world.requests };
  }

  test.each<[NonNullable<Scenario['session']>, string | undefined, number]>([
    ['signed-in', undefined, 1],
    ['private', 'private', 1],
    ['business', 'professional', 1],
    ['private-and-business', 'private', 2],
    ['employee', undefined, 2],
  ])(
    '%s is known to be that of a client who is %s, with %d profiles',
    async (kind, client, count) => {
      const { session, host } = await sessionOf({ session: kind, levelOfAssurance: 5 });

      const state = session.state();

      if (state.status !== 'known') throw new Error(`The session is ${state.status}.`);
      expect(state.profiles).toHaveLength(count);
      expect([getClientKind(state.active), getLevelOfAssurance(state.active)]).toEqual([client, 5]);
      expect(host.cookie('signed-in')).toBe('1');
    },
  );

  test.each<Partial<Scenario>>([{}, { session: 'anonymous' }])(
    'is anonymous for %j: it has a token, and no hint',
    async (visitor) => {
      const { session, host } = await sessionOf(visitor);

      expect(session.state().status).toBe('anonymous');
      expect(session.accessToken()).toBeDefined();
      expect(host.cookie('signed-in')).toBeUndefined();
    },
  );

  test('is empty where its scenario says so', async () => {
    const { session } = await sessionOf({ session: 'empty' });

    expect([session.state().status, session.accessToken()]).toEqual(['empty', undefined]);
  });

  test('is renewed by the backend of its scenario', async () => {
    vi.useFakeTimers({ now: 0 });
    const { session } = await sessionOf({ session: 'private' });
    const first = session.accessToken();

    await vi.advanceTimersByTimeAsync(190_000);

    expect(session.accessToken()).not.toBe(first);
    expect(session.state().status).toBe('known');
  });
});

test('a task runs after its delay, unless it was cancelled before', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const host = createPreviewHost(opened, silent);
  const done: string[] = [];
  host.after(100, () => done.push('kept'));
  const cancel = host.after(100, () => done.push('cancelled'));

  vi.advanceTimersByTime(99);
  const early = [...done];
  cancel();
  vi.advanceTimersByTime(1);

  expect(early).toEqual([]);
  expect(done).toEqual(['kept']);
});

test('the next turn of a page is one of the window', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const turn = createPreviewHost(opened, silent).nextTurn();

  vi.runAllTimers();

  await expect(turn).resolves.toBeUndefined();
});
