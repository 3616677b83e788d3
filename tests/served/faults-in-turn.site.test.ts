import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FAULTS } from '../faults/faults.ts';
import { shuffled } from '../faults/seeded.ts';
import { meetInTurn, type Try } from './meet-faults.ts';
import { SERVER_ENDPOINTS, startLanes } from './start-lanes.ts';

// The adapter says which answers it could not send.
beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue());
afterEach(() => vi.restoreAllMocks());

/** What takes until the limit of a call, and is in the deep tests. */
const LASTING: readonly string[] = ['slow', 'hang', 'trickle'];
const EVERY_TRY = SERVER_ENDPOINTS.flatMap((endpoint) =>
  FAULTS.filter(({ kind }) => !LASTING.includes(kind)).map((fault): Try => ({ endpoint, fault })),
);

test('one process meets every quick fault of every service in any order, and the next page is whole each time', async () => {
  const { lanes, site, services } = await startLanes();
  const queue = shuffled(EVERY_TRY);

  await Promise.all(lanes.map((lane) => meetInTurn(lane, queue)));

  expect(queue).toEqual([]);
  expect(site.output()).not.toMatch(/uncaught|unhandled/i);
  // Those that a page needs at once, and a second try: none is left open by a fault.
  expect(await services.connections()).toBeLessThanOrEqual(lanes.length * 4);
});
