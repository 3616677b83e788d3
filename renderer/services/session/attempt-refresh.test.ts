import { expect, test } from 'vitest';
import { createMemoryBrowser } from '../../host/memory/index.testing.ts';
import { createStorage } from '../storage/index.ts';
import { settleRefresh } from './attempt-refresh.ts';
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
  settleRefresh(store, SENT, { result, isLast: true, now: NOW });
  return store.read();
}

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
  expect(settledTo([SENT], FAILED).refreshes).toMatchObject([{ open: false, failed: true }]);
  expect(settledTo([SENT], RENEWED).profiles).toMatchObject([{ accessToken: 'late' }]);
});
