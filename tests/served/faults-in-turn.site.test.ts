import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FAULTS } from '../faults/faults.ts';
import { IS_DEEP, shuffled } from '../faults/seeded.ts';
import { meetInTurn, type Try } from './meet-faults.ts';
import { SERVER_ENDPOINTS, startLanes } from './start-lanes.ts';

// The adapter says which answers it could not send.
beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue());
afterEach(() => vi.restoreAllMocks());

/** These kinds take until the limit of a call, and are in the deep tests. */
const LASTING: readonly string[] = ['slow', 'hang', 'trickle'];
const QUICK = FAULTS.filter(({ kind }) => !LASTING.includes(kind));
/**
 * The number of faults of each service that are tried beside the deep tests: with three services
 * nearly every kind has its turn.
 */
const SAMPLED = 4;
/** All in the deep tests, else some of each service: its share of an order by chance. */
const TRIES = SERVER_ENDPOINTS.flatMap((endpoint, index) => {
  const order = shuffled(QUICK);
  const taken = IS_DEEP ? order : order.slice(index * SAMPLED, (index + 1) * SAMPLED);
  return taken.map((fault): Try => ({ endpoint, fault }));
});

test('one process meets quick faults of every service in any order, and the next page is whole each time', async () => {
  const { lanes, site, services } = await startLanes();
  const queue = shuffled(TRIES);

  await Promise.all(lanes.map((lane) => meetInTurn(lane, queue)));

  expect(queue).toEqual([]);
  expect(site.output()).not.toMatch(/uncaught|unhandled/i);
  // Those that a page needs at once, and a second try: none is left open by a fault.
  expect(await services.connections()).toBeLessThanOrEqual(lanes.length * 4);
});
