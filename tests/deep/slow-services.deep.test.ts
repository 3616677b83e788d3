import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Fault } from '#fixtures/backend';
import { meetInTurn, type Try } from '../served/meet-faults.ts';
import { SERVER_ENDPOINTS, startLanes } from '../served/start-lanes.ts';

// The adapter says which answers it could not send.
beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue());
afterEach(() => vi.restoreAllMocks());

test.each<Fault>([{ kind: 'slow', delayMs: 10_000 }, { kind: 'hang' }, { kind: 'trickle' }])(
  'each service in turn takes ten seconds, and what it was asked for is given up: $kind',
  async (fault) => {
    const { lanes, services } = await startLanes();
    // A first page loads code, and would take longer than what a slow service leaves of its time.
    await Promise.all(lanes.map(({ visitAnother }) => visitAnother()));
    const hanging = SERVER_ENDPOINTS.map((endpoint): Try => ({ endpoint, fault }));

    // Each in a language of its own, so that they wait together.
    await Promise.all(
      lanes.map((lane, index) => meetInTurn(lane, hanging.slice(index, index + 1))),
    );

    const calls = lanes.flatMap(({ faultInjection }) =>
      SERVER_ENDPOINTS.flatMap((endpoint) => faultInjection.ends(endpoint)),
    );
    expect(calls.filter((end) => end === 'left')).toHaveLength(hanging.length);
    expect(calls).not.toContain('under-way');
    expect(await services.connections()).toBeLessThanOrEqual(lanes.length * 4);
  },
);
