import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { createVisitorSession } from './visitor-session.ts';

const PROFILE = {
  profileId: 'p-1',
  accessToken: 'access-1',
  expirationTime: Date.UTC(2100, 0, 1),
  profileType: 'PRVT',
};
const NAMES = ['session', 'session.lease', 'session.activity'];

afterEach(() => {
  NAMES.forEach((name) => localStorage.removeItem(name));
  document.cookie = 'signed-in=; Max-Age=0; Path=/';
  Reflect.deleteProperty(window, 'nativeWebView');
});

/** The session of this window; what it has started ends with the test. */
function openWindow() {
  const session = createVisitorSession(window);
  onTestFinished(async () => (await session.load())?.dispose());
  return session;
}

const stored = () => localStorage.getItem('session') ?? '';

describe('a session is loaded', () => {
  test('for nobody who has neither a hint nor anything stored', async () => {
    const session = openWindow();

    await session.begin(undefined);

    expect(await session.load()).toBeUndefined();
    expect(NAMES.filter((name) => localStorage.getItem(name) !== null)).toEqual([]);
  });

  test('for whoever is stored, once, whoever asks', async () => {
    localStorage.setItem('session', JSON.stringify({ profiles: [PROFILE] }));
    const session = openWindow();

    const [one] = await Promise.all([session.load(), session.begin(undefined)]);

    expect(one?.state()).toMatchObject({ status: 'known', active: { profileId: 'p-1' } });
    expect(await session.load()).toBe(one);
  });

  test('for whoever has a hint that is left over, to take it away', async () => {
    document.cookie = 'signed-in=1; Path=/';
    const session = openWindow();

    await session.begin(undefined);

    expect((await session.load())?.state().status).toBe('empty');
    expect(document.cookie).not.toContain('signed-in');
  });

  test('for whoever has signed in since it was last asked for', async () => {
    const session = openWindow();
    const before = await session.load();

    localStorage.setItem('session', JSON.stringify({ profiles: [PROFILE] }));

    expect([before, (await session.load())?.state().status]).toEqual([undefined, 'known']);
  });
});

describe('in a native app', () => {
  const SECOND = { ...PROFILE, profileId: 'p-2' };

  test('NB-003 NB-004 the profiles that it knows enter, and its active one is chosen', async () => {
    const session = openWindow();

    await session.begin({ activeProfileId: 'p-2', profiles: [PROFILE, SECOND] });

    const state = (await session.load())?.state();
    expect(state).toMatchObject({ status: 'known', active: { profileId: 'p-2' } });
    expect(stored()).toContain('p-1');
  });

  test('whoever asks for a session waits until the app has been asked', async () => {
    Object.assign(window, { nativeWebView: {} });
    const session = openWindow();

    const asked = session.load();
    await session.begin({ activeProfileId: undefined, profiles: [PROFILE] });

    expect((await asked)?.state().status).toBe('known');
  });

  test.each([
    ['does not answer leaves a stored session alone', undefined, 'known'],
    ['answers with no profile ends it', [], 'empty'],
  ])('NB-009 an app that %s', async (_, profiles, status) => {
    localStorage.setItem('session', JSON.stringify({ profiles: [PROFILE] }));
    const session = openWindow();

    await session.begin({ activeProfileId: undefined, profiles });

    expect((await session.load())?.state().status).toBe(status);
  });

  test('what is no profile is refused, and the others enter', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    onTestFinished(() => warn.mockRestore());
    const session = openWindow();

    await session.begin({ activeProfileId: 'p-9', profiles: [{ profileId: 'p-9' }, PROFILE] });

    const state = (await session.load())?.state();
    expect(state).toMatchObject({ status: 'known', active: { profileId: 'p-1' } });
    expect(warn.mock.calls.flat().join()).toContain('A profile is refused');
  });
});
