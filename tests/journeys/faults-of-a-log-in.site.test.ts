import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { eventually } from '../faults/eventually.ts';
import { endsOf, FAULTS, isEndless } from '../faults/faults.ts';
import { IS_DEEP, SEED, shuffled } from '../faults/seeded.ts';
import { logInAs, sessionOf } from './signing-in.ts';
import { openSite, untilReady } from './visit.ts';

const HOME = '/en/individuals';

/**
 * Answers with these faults come in time and hold the profiles all the same, whatever is around
 * them.
 */
const HARMLESS = ['wrong-type', 'trickle', 'oversized'];

const failing = FAULTS.filter(({ kind }) => !HARMLESS.includes(kind));
// Those that take the ten seconds which a log-in may take are left to the deep tests.
const tried = IS_DEEP ? failing : failing.filter((fault) => !isEndless(fault));

const { site, visit } = openSite();

// A server says what it could not send.
beforeAll(() => void vi.spyOn(console, 'error').mockReturnValue());
afterAll(() => vi.restoreAllMocks());

test(
  'whoever cannot be logged in is told each time, keeps the page, and is logged in once that works',
  { tags: ['deep'] },
  async () => {
    const { page } = await visit('/log-in');
    const { ends, set } = site().faultInjection;

    for (const fault of shuffled(tried)) {
      const title = `${fault.kind}, seed ${SEED}`;
      const earlier = ends('log-in').length;
      set('log-in', fault);
      await logInAs(page, 'A private client');
      const met = () => ends('log-in').slice(earlier);
      await eventually(title, () => met().length > 0, true);
      await eventually(title, () => met().every((end) => endsOf(fault).includes(end)), true);
      await page.getByRole('alert').waitFor();
      expect({ title, session: await sessionOf(page) }).toEqual({ title, session: undefined });
    }
    set('log-in', undefined);
    await page.getByRole('button', { name: 'Log in' }).click();

    await page.waitForURL(site().address + HOME);
    await untilReady(page);
    expect((await sessionOf(page))?.profiles).toHaveLength(1);
  },
);
