import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createTokenIssuer, type Fault } from '#fixtures/backend';
import { eventually } from '../faults/eventually.ts';
import { FAULTS } from '../faults/faults.ts';
import { pathOfTry } from '../faults/fixtures-with-tries.ts';
import { lookOf, wholeTry } from '../faults/look-of-try.ts';
import { openByKeyboard } from '../faults/open-by-keyboard.ts';
import { isSameDocument, openDocuments, type WatchedDocument } from '../faults/open-documents.ts';
import { IS_DEEP, SEED, shuffled } from '../faults/seeded.ts';
import { openSignedIn } from './open-signed-in.ts';
import { sessionOf, wayOutOf } from './signing-in.ts';
import { follow } from './follow.ts';

/** One more than all faults together cost. */
const PROFILES = ['p-1', 'p-2', 'p-3', 'p-4', 'p-5'];

/** After so long all profiles are renewed. */
const PERIOD_MS = 181_000;

/** A renewal waits no longer. */
const LIMIT_MS = 10_000;

const SAMPLE = 6;

/**
 * Lists the reports of a fault that one renewal meets. Most faults leave the refresh token as it
 * was, so that the next attempt has it.
 */
const TOLD: ReadonlyMap<string, readonly string[]> = new Map([
  ['slow', ['timeout']],
  ['hang', ['timeout']],
  ['status', ['with status 503']],
  ['html', ['no access token']],
  ['empty', ['no access token']],
  ['body', ['no access token']],
  ['redirect', ['network error']],
  // The browser itself sends it again, where it had the connection before; what says what it is not
  // is read all the same.
  ['disconnect', []],
  ['wrong-type', []],
  ['trickle', []],
  ['truncated', ['no access token', 'with status 401']],
  ['reset', ['network error', 'with status 401']],
  ['wrong-length', ['network error', 'with status 401']],
  ['oversized', ['network error', 'with status 401']],
]);

const open = openDocuments(4);

// A server says what it could not send.
beforeAll(() => void vi.spyOn(console, 'error').mockReturnValue());
afterAll(() => vi.restoreAllMocks());

test(
  'one document renews a session through faults in any order: all profiles but those whose token was used up',
  { tags: ['deep'] },
  async () => {
    const faults = shuffled(FAULTS, IS_DEEP ? FAULTS.length : SAMPLE);
    const opened = await openSignedIn(open, createTokenIssuer(), PROFILES);

    for (const fault of faults) await renew(opened, fault);

    const { page, site } = opened;
    await follow(page, pathOfTry(1));
    await eventually(`seed ${SEED}`, () => lookOf(page, 1), wholeTry(1));
    expect(site.faultInjection.ends('token')).not.toContain('under-way');
    await wayOutOf(page).waitFor();
    expect(await isSameDocument(page)).toBe(true);
  },
);

/** Lets the time of a renewal come, whose first call meets a fault. */
async function renew(opened: WatchedDocument, fault: Fault): Promise<void> {
  const { page, site, consoleMessages } = opened;
  const { calls, ends, set } = site.faultInjection;
  const title = `${fault.kind}, seed ${SEED}`;
  const told = TOLD.get(fault.kind) ?? [];
  const before = await refreshTokens(page);
  const [asked, said] = [calls('token').length, consoleMessages.length];
  const left = told.includes('with status 401') ? before.length - 1 : before.length;

  set('token', { ...fault, times: 1 });
  await page.mouse.move(100, 100 + asked);
  await page.clock.fastForward(PERIOD_MS);
  await eventually(title, () => calls('token').length >= asked + before.length, true);
  await openByKeyboard(page);
  await page.clock.fastForward(told.includes('timeout') ? LIMIT_MS : 0);
  await eventually(title, async () => newOnes(await refreshTokens(page), before), left);

  await eventually(title, () => ends('token').includes('under-way'), false);
  const own = () =>
    consoleMessages.slice(said).filter((text) => !/Failed to load resource/.test(text));
  // A report comes some time after the fault that it is about.
  await eventually(title, () => own().length, told.length);
  expect({ title, told: own() }).toEqual({
    title,
    told: told.map((text) => expect.stringMatching(new RegExp(`token refresh failed:? ${text}`))),
  });
}

async function refreshTokens(page: Page): Promise<readonly (string | undefined)[]> {
  return (await sessionOf(page))?.profiles.map(({ refreshToken }) => refreshToken) ?? [];
}

/** Counts the tokens, if all of them are new. */
function newOnes(
  tokens: readonly (string | undefined)[],
  before: readonly (string | undefined)[],
): number | undefined {
  return tokens.some((token) => before.includes(token)) ? undefined : tokens.length;
}
