import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openScenario } from '#fixtures';
import { createMemoryStore } from '#fixtures/backend';
import type { Scenario } from '#schemas/generated/scenario.ts';
import { experience } from '../../environment/experience.ts';
import { createPreviewHost } from '../preview-host.ts';
import { decideVariant } from './decide-variant.ts';

const silent = { error: () => {}, warn: () => {}, info: () => {} };
const LOAN = '/en/individuals/loan';
const SIBLING = '/en/individuals/first-home';
const variants = [
  { variant: 'control', variantUrl: LOAN },
  { variant: 'first-home', variantUrl: SIBLING },
];
const store = createMemoryStore({
  'experiment-list/loans.json': { experiments: [{ key: 'loan', experimentUrl: LOAN, variants }] },
  [`pages${LOAN}.json`]: { data: {} },
  [`pages${SIBLING}.json`]: { data: {} },
});

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

async function decide(more: Partial<Scenario>) {
  const scenario: Scenario = { title: 'Loan', page: { fixture: LOAN.slice(1) }, ...more };
  const opened = await openScenario(scenario, { store, experience });
  const deciding = decideVariant(opened, experience, createPreviewHost(opened, silent));
  await vi.advanceTimersByTimeAsync(299);
  await vi.advanceTimersByTimeAsync(1);
  return { shown: await deciding, requests: opened.requests().length };
}

test.each<[Partial<Scenario>, unknown]>([
  [{}, { outcome: 'variant', pageUrl: SIBLING, requests: 1 }],
  [{ experiment: 'loan:control' }, { outcome: 'control', requests: 1 }],
  [{ consent: 1 }, { outcome: 'without-consent', requests: 0 }],
  [{ consent: 'none' }, { outcome: 'without-consent', requests: 0 }],
  [{ faults: { 'open-variants': { kind: 'hang' } } }, { outcome: 'late', requests: 1 }],
  [
    { faults: { 'open-variants': { kind: 'slow', delayMs: 301 } } },
    { outcome: 'late', requests: 1 },
  ],
  [{ faults: { 'open-variants': { kind: 'status' } } }, { outcome: 'failed', requests: 1 }],
  [{ experiment: 'none:b' }, { outcome: 'unknown-experiment', requests: 0 }],
])('%j leads to %j', async (more, expected) => {
  const { shown, requests } = await decide({ experiment: 'loan:first-home', ...more });

  const { outcome, pageUrl } = shown ?? {};
  expect({ outcome, ...(pageUrl !== undefined && { pageUrl }), requests }).toEqual(expected);
});

test('a scenario without an experiment decides nothing, and asks nobody', async () => {
  expect(await decide({})).toEqual({ shown: undefined, requests: 0 });
});
