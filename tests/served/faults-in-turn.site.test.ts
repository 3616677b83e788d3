import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Fault } from '#fixtures/backend';
import { endsOf, FAULTS } from '../faults/faults.ts';
import { SEED, shuffled } from '../faults/seeded.ts';
import { readLooks, type PageLook } from './look-of-page.ts';
import { measureLag } from './measure-lag.ts';
import { SERVER_ENDPOINTS, startLanes, type Lane } from './start-lanes.ts';

type ServerEndpoint = (typeof SERVER_ENDPOINTS)[number];

interface Try {
  readonly endpoint: ServerEndpoint;
  readonly fault: Fault;
}

const RENDER_LIMIT_MS = 4_000;

/** A busy machine may need so long for all of it. */
const PATIENCE_MS = 240_000;

const WHOLE: PageLook = {
  status: 200,
  retryAfter: undefined,
  hasFigures: true,
  hasPlaceholders: false,
  hasTopBar: true,
  hasTopBarLinks: true,
  hasErrorCard: false,
};

/** What a page falls back to without one of its services. */
const WITHOUT: Readonly<Record<ServerEndpoint, PageLook>> = {
  'page-model': {
    ...WHOLE,
    status: 503,
    retryAfter: '30',
    hasFigures: false,
    hasErrorCard: true,
  },
  macros: { ...WHOLE, hasFigures: false },
  'cms-data': { ...WHOLE, hasTopBarLinks: false },
};

// The adapter says which answers it could not send.
beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue());
afterEach(() => vi.restoreAllMocks());

const EVERY_TRY = SERVER_ENDPOINTS.flatMap((endpoint) =>
  FAULTS.map((fault): Try => ({ endpoint, fault })),
);

test(
  'one process meets every fault of every service in any order, and the next page is whole each time',
  async () => {
    const { lanes, site, services } = await startLanes();
    const queue = shuffled(EVERY_TRY);

    await Promise.all(lanes.map((lane) => meetInTurn(lane, queue)));

    expect(queue).toEqual([]);
    expect(site.output()).not.toMatch(/uncaught|unhandled/i);
    // Those that a page needs at once, and a second try: none is left open by a fault.
    expect(await services.connections()).toBeLessThanOrEqual(lanes.length * 4);
  },
  PATIENCE_MS,
);

test.each<Fault>([{ kind: 'slow', delayMs: 10_000 }, { kind: 'hang' }])(
  'each service in turn takes ten seconds: a page within four, and all is given up: $kind',
  async (fault) => {
    const { lanes, services } = await startLanes();
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

/** What a busy machine takes to notice that nobody reads a call any more. */
const MAX_END_MS = 30_000;

async function meetInTurn(lane: Lane, queue: Try[]): Promise<void> {
  const lookOf = await readLooks(lane.locale);
  for (let next = queue.shift(); next; next = queue.shift()) {
    const met = await meet(lane, next);
    const { kind } = next.fault;
    const title = `${next.endpoint} ${kind} in ${lane.locale}, seed ${SEED}`;
    expect({ title, ...met, during: lookOf(met.during), after: lookOf(met.after) }).toMatchObject({
      title,
      during: WITHOUT[next.endpoint],
      isInTime: true,
      after: WHOLE,
    });
    await expect.poll(met.strangeEnds, { message: title, timeout: MAX_END_MS }).toEqual([]);
  }
}

/** A page while one service lets the server down, and the next one after it. */
async function meet({ faultInjection, visitAnother }: Lane, { endpoint, fault }: Try) {
  const earlier = faultInjection.calls(endpoint).length;
  faultInjection.set(endpoint, fault);
  const lag = measureLag();
  const begunAt = performance.now();
  const during = await visitAnother();
  const durationMs = performance.now() - begunAt - lag.stop();
  faultInjection.set(endpoint, undefined);
  const asked = faultInjection.calls(endpoint).length;
  expect(asked, `calls of ${endpoint} before and after a page`).toBeGreaterThan(earlier);
  const expected = endsOf(fault);
  /** What became of the calls that met the fault, where nothing of the kind may. */
  const strangeEnds = () =>
    faultInjection
      .ends(endpoint)
      .slice(earlier, asked)
      .filter((end) => !expected.includes(end));
  return {
    during,
    isInTime: durationMs < RENDER_LIMIT_MS,
    strangeEnds,
    after: await visitAnother(),
  };
}
