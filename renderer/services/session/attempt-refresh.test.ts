import { expect, test } from 'vitest';
import { createMemoryBrowser } from '../../host/memory/index.testing.ts';
import { createStorage } from '../storage/index.ts';
import { claimProfile, settleRefresh } from './attempt-refresh.ts';
import { NOW, sampleProfile, sessionOf } from './sample-profiles.testing.ts';
import type { RefreshResult } from './send-refresh.ts';
import { createSessionStore } from './session-store.ts';

const SENT = sampleProfile('a');
const REFUSED: RefreshResult = {
  ok: false,
  failure: { kind: 'status', status: 401, statusText: '', expired: true },
};
const FAILED: RefreshResult = { ok: false, failure: { kind: 'network' } };
const RENEWED: RefreshResult = { ok: true, tokens: { accessToken: 'late' } };

/** Returns what is kept of a session once a request for `SENT` has had this result. */
function settledTo(profiles: Parameters<typeof sessionOf>[0], result: RefreshResult) {
  const storage = createStorage({ publicNames: [] }, createMemoryBrowser().openTab());
  const store = createSessionStore(storage);
  store.update(() => sessionOf(profiles));
  settleRefresh(store, SENT, { result, now: NOW });
  return store.read();
}

/** Returns the profile that a tab may renew, where these things hold of it. */
function claimedOf(profile: typeof SENT, { isLeader = true, isAllowed = true } = {}) {
  const storage = createStorage({ publicNames: [] }, createMemoryBrowser().openTab());
  const store = createSessionStore(storage);
  store.update(() => sessionOf([profile]));
  return claimProfile(
    {
      store,
      apiOrigin: 'https://api.sample.test',
      inactivityMs: () => 0,
      mayRefresh: () => isLeader,
      onFailure: () => {},
    },
    { see: () => {}, allows: () => isAllowed, forget: () => {}, dispose: () => {} },
    { id: profile.profileId, sent: undefined, now: NOW },
  );
}

test('a profile is renewed by the leader alone, within the limit, with a refresh token', () => {
  const { refreshToken, ...without } = SENT;

  expect(refreshToken).toBeDefined();
  expect(claimedOf(SENT)).toEqual(SENT);
  expect(claimedOf(SENT, { isLeader: false })).toBeUndefined();
  expect(claimedOf(SENT, { isAllowed: false })).toBeUndefined();
  expect(claimedOf(without)).toBeUndefined();
});

test.each([
  ['a refusal', REFUSED],
  ['a failure', FAILED],
  ['new tokens', RENEWED],
])('%s is nothing to a profile that has another refresh token by now', (_, result) => {
  const renewed = { ...SENT, refreshToken: 'a#7' };

  expect(settledTo([renewed], result)).toEqual(sessionOf([renewed]));
});

test('to the profile that it was sent for, each is what it says', () => {
  expect(settledTo([SENT], REFUSED).profiles).toEqual([]);
  expect(settledTo([SENT], FAILED).refreshes).toMatchObject([
    { open: false, failed: true, unreached: true },
  ]);
  expect(settledTo([SENT], RENEWED).profiles).toMatchObject([{ accessToken: 'late' }]);
});
