import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Endpoint } from '#fixtures/backend';
import { eventually } from '../faults/eventually.ts';
import { pathOfTry } from '../faults/fixtures-with-tries.ts';
import { lookOf, wholeTry, type TryLook } from '../faults/look-of-try.ts';
import { isSameDocument, openDocuments } from '../faults/open-documents.ts';
import { openByKeyboard } from '../faults/open-by-keyboard.ts';
import { follow } from '../journeys/follow.ts';

/** A busy machine aborts late, and never early. */
const LATENESS_MS = 3_000;

const open = openDocuments(8);

// A server says what it could not send.
beforeAll(() => void vi.spyOn(console, 'error').mockReturnValue());
afterAll(() => vi.restoreAllMocks());

interface Hanging {
  readonly endpoint: Endpoint;
  readonly limitMs: number;
  /**
   * The page that a visitor has before him meanwhile: the one before, or what there is of the next.
   */
  readonly shown: number;
  readonly meanwhile: TryLook;
  readonly fallback: TryLook;
}

const next = wholeTry(3);
const before = wholeTry(2);
const stays = { shown: 2, meanwhile: { ...before, isBusy: true } };

const HANGING: readonly Hanging[] = [
  { endpoint: 'page-model', limitMs: 10_000, ...stays, fallback: before },
  { endpoint: 'macros', limitMs: 3_000, ...stays, fallback: { ...next, hasFigures: false } },
  {
    endpoint: 'opening-hours',
    limitMs: 5_000,
    shown: 3,
    meanwhile: { ...next, hours: 'loading' },
    fallback: { ...next, hours: 'failed' },
  },
];

test.concurrent.each(HANGING)(
  'while $endpoint hangs the page is used; the call ends with its visitor, or after $limitMs ms',
  async ({ endpoint, limitMs, shown, meanwhile, fallback }) => {
    const { page, site, consoleMessages } = await open();
    const { set, ends } = site.faultInjection;
    const earlier = ends(endpoint).length;
    const met = () => ends(endpoint).slice(earlier);

    set(endpoint, { kind: 'hang', times: 1 });
    const firstBegunAt = performance.now();
    await follow(page, pathOfTry(1));
    await eventually(endpoint, met, ['under-way']);
    await follow(page, pathOfTry(2));
    await eventually(endpoint, () => lookOf(page, 2), before);
    expect(met()).toEqual(['left', 'answered']);
    const wasInTime = performance.now() - firstBegunAt < limitMs;
    // A busy machine may have followed the link so late that the call ended by itself.
    const earlierMessages = wasInTime ? [] : [...consoleMessages];

    set(endpoint, { kind: 'hang', times: 1 });
    const begunAfter = performance.now();
    await follow(page, pathOfTry(3));
    const begunBefore = performance.now();
    await eventually(endpoint, () => lookOf(page, shown), meanwhile);
    await openByKeyboard(page);
    expect(met()).toEqual(['left', 'answered', 'under-way']);
    await eventually(endpoint, met, ['left', 'answered', 'left']);
    const endedAt = performance.now();
    await eventually(endpoint, () => lookOf(page, fallback === before ? 2 : 3), fallback);

    expect(endedAt - begunAfter).toBeGreaterThan(limitMs);
    expect(endedAt - begunBefore).toBeLessThan(limitMs + LATENESS_MS);
    const own = [...earlierMessages, expect.stringContaining(`${limitMs}ms timeout`)];
    expect(consoleMessages).toEqual(own);
    await follow(page, pathOfTry(4));
    await eventually(endpoint, () => lookOf(page, 4), wholeTry(4));
    expect(await isSameDocument(page)).toBe(true);
  },
);

test.concurrent('while cms-data hangs the page before is used; the call ends with its visitor, or after 3000 ms', async () => {
  const { page, site } = await open();
  const { set, ends } = site.faultInjection;
  const met = () => ends('cms-data').slice(1);

  set('cms-data', { kind: 'hang', times: 2 });
  await follow(page, pathOfTry(1));
  await eventually('cms-data', met, ['under-way']);
  await follow(page, pathOfTry(2));
  await eventually('cms-data', met, ['left', 'under-way']);
  await openByKeyboard(page);
  await eventually('cms-data', met, ['left', 'left']);
  await eventually('cms-data', () => lookOf(page, 0), wholeTry(0));

  await follow(page, pathOfTry(3));
  await eventually('cms-data', () => lookOf(page, 3), wholeTry(3));
  expect(met()).toEqual(['left', 'left', 'answered']);
  expect(await isSameDocument(page)).toBe(true);
});

test.concurrent('while a picture hangs everything else is there, and its call ends with the window', async () => {
  const { page, site, consoleMessages } = await open();
  const { set, ends } = site.faultInjection;

  set('images', { kind: 'hang' });
  await follow(page, pathOfTry(1));
  await eventually('images', () => lookOf(page, 1), { ...wholeTry(1), picture: 'loading' });
  await openByKeyboard(page);
  set('images', undefined);
  await follow(page, pathOfTry(2));
  await eventually('images', () => lookOf(page, 2), wholeTry(2));
  await page.context().close();

  await eventually('images', () => ends('images').includes('under-way'), false);
  expect(consoleMessages).toEqual([]);
});
