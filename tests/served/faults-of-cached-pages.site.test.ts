import { expect, test } from 'vitest';
import type { Fault } from '#fixtures/backend';
import { FAULTS } from '../faults/faults.ts';
import { SEED, shuffled } from '../faults/seeded.ts';
import { startCachedSite } from './start-cached-site.ts';

const PAGE = '/en/individuals';

/** Longer than a page may be shown without asking for it again, in seconds. */
const OLD = 1_000;

/** These kinds wait for their limit, on a site of their own. */
const ENDLESS = ['slow', 'hang', 'trickle'];

test(
  'the last good page is shown, whatever the content service does wrong, and a fresh one after it',
  { tags: ['deep'] },
  async () => {
    const order = shuffled(FAULTS);
    const others = order.filter(({ kind }) => !ENDLESS.includes(kind));

    const waiting = order.filter(({ kind }) => ENDLESS.includes(kind)).map((fault) => [fault]);
    await Promise.all([others, ...waiting].map(meetInTurn));

    expect(others.length + waiting.length).toBe(FAULTS.length);
  },
);

async function meetInTurn(faults: readonly Fault[]): Promise<void> {
  const site = await startCachedSite();
  const good = await site.get(PAGE);
  for (const fault of faults) {
    site.advance(OLD);
    site.faultInjection.set('page-model', fault);
    const last = await site.get(PAGE);
    site.faultInjection.set('page-model', undefined);
    site.advance(OLD);
    const fresh = await site.get(PAGE);

    const ages = [last, fresh].map(({ headers }) => headers.get('age'));
    expect({ kind: fault.kind, seed: SEED, statuses: [last.status, fresh.status], ages }).toEqual({
      kind: fault.kind,
      seed: SEED,
      statuses: [200, 200],
      ages: [String(OLD), null],
    });
    expect(last.headers.get('etag')).toBe(good.headers.get('etag'));
    expect(site.cacheStates().slice(-2)).toEqual(['fallback', 'miss']);
  }
}
