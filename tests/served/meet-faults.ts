import { expect } from 'vitest';
import type { Fault } from '#fixtures/backend';
import { endsOf } from '../faults/faults.ts';
import { SEED } from '../faults/seeded.ts';
import { readLooks, type PageLook } from './look-of-page.ts';
import type { Lane, SERVER_ENDPOINTS } from './start-lanes.ts';

type ServerEndpoint = (typeof SERVER_ENDPOINTS)[number];

/** A fault that one service is given. */
export interface Try {
  readonly endpoint: ServerEndpoint;
  readonly fault: Fault;
}

const WHOLE: PageLook = {
  status: 200,
  retryAfter: undefined,
  hasFigures: true,
  hasPlaceholders: false,
  hasTopBar: true,
  hasTopBarLinks: true,
  hasErrorCard: false,
};

/** Holds the page that is shown without one of its services. */
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

/** Meets one fault after the other, and says which page was wrong. */
export async function meetInTurn(lane: Lane, queue: Try[]): Promise<void> {
  const lookOf = await readLooks(lane.locale);
  for (let next = queue.shift(); next; next = queue.shift()) {
    const met = await meet(lane, next);
    const { kind } = next.fault;
    const title = `${next.endpoint} ${kind} in ${lane.locale}, seed ${SEED}`;
    expect({ title, ...met, during: lookOf(met.during), after: lookOf(met.after) }).toMatchObject({
      title,
      during: WITHOUT[next.endpoint],
      after: WHOLE,
    });
    await expect.poll(met.strangeEnds, { message: title }).toEqual([]);
  }
}

/** A page while one service lets the server down, and the next one after it. */
async function meet({ faultInjection, visitAnother }: Lane, { endpoint, fault }: Try) {
  const earlier = faultInjection.calls(endpoint).length;
  faultInjection.set(endpoint, fault);
  const during = await visitAnother();
  faultInjection.set(endpoint, undefined);
  const asked = faultInjection.calls(endpoint).length;
  expect(asked, `calls of ${endpoint} before and after a page`).toBeGreaterThan(earlier);
  const expected = endsOf(fault);
  /** Lists the ends of the calls that met the fault, except for those that it may have. */
  const strangeEnds = () =>
    faultInjection
      .ends(endpoint)
      .slice(earlier, asked)
      .filter((end) => !expected.includes(end));
  return {
    during,
    strangeEnds,
    after: await visitAnother(),
  };
}
