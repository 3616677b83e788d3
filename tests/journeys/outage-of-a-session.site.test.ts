import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { createTokenIssuer } from '#fixtures/backend';
import { openDocuments } from '../faults/open-documents.ts';
import { openSignedIn } from './open-signed-in.ts';
import { sessionOf, wayOutOf } from './signing-in.ts';

const open = openDocuments(1);

/** The time of the first scheduled renewal of a token that does not last until the second. */
const SCHEDULED_MS = 180_000;
const OUTAGE_MS = 8_000;
/** The longest pause between two rounds of attempts. */
const NEXT_ROUND_MS = 12_000;
/** A call that is sent within a step has its answer before the clock is moved on. */
const STEP_MS = 500;

async function refreshTokensOf(page: Page): Promise<readonly (string | undefined)[]> {
  return (await sessionOf(page))?.profiles.map(({ refreshToken }) => refreshToken) ?? [];
}

/** Lets time pass in steps, so that no call ends because the clock ran on without it. */
async function passTime(page: Page, durationMs: number): Promise<void> {
  let pending: Promise<unknown> = Promise.resolve();
  page.on('request', (request) => {
    if (request.url().includes('/token')) pending = request.response();
  });
  for (let passed = 0; passed < durationMs; passed += STEP_MS) {
    await page.clock.runFor(STEP_MS);
    await pending;
  }
}

test.each([250, 280, 300])(
  'SE-067 an outage of 8 s at a scheduled renewal signs out nobody, with a token of %i s',
  { tags: ['deep'] },
  async (lifetimeS) => {
    const { page, site } = await openSignedIn(open, createTokenIssuer({ lifetimeS }), ['p-1']);
    const before = await refreshTokensOf(page);
    let attempts = 0;
    await page.route('**/token*', (route) => {
      attempts += 1;
      return route.abort('internetdisconnected');
    });
    await page.clock.fastForward(SCHEDULED_MS - OUTAGE_MS);
    await page.mouse.move(100, 100);

    await passTime(page, OUTAGE_MS + OUTAGE_MS);
    const during = await refreshTokensOf(page);
    await page.unrouteAll({ behavior: 'wait' });
    await passTime(page, NEXT_ROUND_MS);

    await expect.poll(() => refreshTokensOf(page)).not.toEqual(before);
    expect(during).toEqual(before);
    expect(attempts).toBeGreaterThanOrEqual(2);
    expect(site.faultInjection.calls('token')).toHaveLength(1);
    // The old token is over then; the new one goes on.
    await passTime(page, (lifetimeS - 200) * 1_000);
    expect(await refreshTokensOf(page)).toHaveLength(1);
    await wayOutOf(page).waitFor();
  },
);
