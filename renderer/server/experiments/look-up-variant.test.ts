import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sampleExperience } from '../../create-plan/sample-site.testing.ts';
import { createLookUp, MAX_LOOKUPS } from './look-up-variant.ts';

const LOAN = {
  key: 'loan',
  experimentUrl: '/en/loan',
  variants: [{ variant: 'first-home', variantUrl: '/en/first-home' }],
};

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }));
afterEach(() => void vi.useRealTimers());

test('a service that hangs is asked for 500 visitors at once, and for others when they are over', async () => {
  const fetch = vi.fn<() => Promise<Response>>(() => new Promise(() => undefined));
  const write = vi.fn<() => void>();
  const console = { error: write, warn: write, info: write };
  const lookUp = createLookUp({ experience: sampleExperience, fetch, console });
  const visit = () => lookUp(LOAN, 'cookiesOptin=true');

  const crowd = Array.from({ length: MAX_LOOKUPS }, visit);
  const beyond = visit();
  await vi.advanceTimersByTimeAsync(300);
  const decisions = await Promise.all(crowd);
  const asked = fetch.mock.calls.length;
  void visit();
  await vi.advanceTimersByTimeAsync(1);

  expect(await beyond).toEqual({ key: 'loan', reason: 'DEFAULT' });
  expect(new Set(decisions.map(({ reason }) => reason))).toEqual(new Set(['DEFAULT']));
  expect([asked, fetch.mock.calls.length]).toEqual([MAX_LOOKUPS, MAX_LOOKUPS + 1]);
});
