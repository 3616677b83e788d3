import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Fault } from '#fixtures/backend';
import { eventually } from '../faults/eventually.ts';
import { endsOf, FAULTS, isEndless } from '../faults/faults.ts';
import { pathOfTry } from '../faults/fixtures-with-tries.ts';
import { lookOf, wholeTry, type TryLook } from '../faults/look-of-try.ts';
import { isSameDocument, openDocuments, type WatchedDocument } from '../faults/open-documents.ts';
import { IS_DEEP, SEED, shuffled } from '../faults/seeded.ts';
import { openByKeyboard } from '../faults/open-by-keyboard.ts';
import { follow } from './follow.ts';
import { untilComplete } from './visit.ts';
import { LATE_ANSWERS } from './watch-page.ts';

type Endpoint = 'page-model' | 'macros' | 'cms-data' | 'opening-hours' | 'images';

/**
 * The number of those that fail at once that are tried in `npm test`; the hanging ones have tests
 * of their own there.
 */
const SAMPLE = 4;

const TRIED = IS_DEEP ? FAULTS : FAULTS.filter((fault) => !isEndless(fault));
const count = IS_DEEP ? TRIED.length : SAMPLE;

const open = openDocuments(2 * FAULTS.length + 2);

// A server says what it could not send.
beforeAll(() => void vi.spyOn(console, 'error').mockReturnValue());
afterAll(() => vi.restoreAllMocks());

/**
 * Tells the page that is shown without a service; where no other can be made, the one before stays.
 */
const WITHOUT: Readonly<Record<Endpoint, (next: TryLook, before: TryLook) => TryLook>> = {
  'page-model': (_, before) => before,
  'cms-data': (_, before) => before,
  macros: (next) => ({ ...next, hasFigures: false }),
  'opening-hours': (next) => ({ ...next, hours: 'failed' }),
  images: (next) => next,
};

/** A picture is what its bytes are, also with blanks behind them. */
const PICTURES: ReadonlyMap<string, TryLook['picture']> = new Map([
  ['slow', 'loading'],
  ['hang', 'loading'],
  ['trickle', 'loading'],
  ['oversized', 'shown'],
]);

/**
 * Lists the messages of the console about it, beside those of the browser itself about a file that
 * does not come.
 */
const SAID: Readonly<Record<Endpoint, readonly RegExp[]>> = {
  'page-model': [/^error: Error retrieving content: /],
  'cms-data': [],
  macros: [/^error: Error retrieving macros: /],
  'opening-hours': [/^error: Feature branch-opening-hours failed: /],
  images: [],
};

const BY_THE_BROWSER = /^error: Failed to load resource: /;

test.concurrent.each(['page-model', 'macros', 'opening-hours', 'images'] as const)(
  'one document meets faults of %s in any order, and the next page is whole each time',
  { tags: ['deep'] },
  async (endpoint) => {
    const opened = await openSettled();
    const faults = shuffled(TRIED, count);
    let before = 0;

    for (const fault of faults) {
      await meet(opened, { endpoint, fault, before });
      before += 2;
      await recover(opened, before);
    }

    expect(await harmTo(opened)).toEqual([]);
  },
);

test.concurrent(
  'one document meets faults of cms-data in any order, and asks no more once the shell has come',
  { tags: ['deep'] },
  async () => {
    const opened = await openSettled();
    const { calls, set } = opened.site.faultInjection;

    for (const fault of shuffled(TRIED, count)) {
      await meet(opened, { endpoint: 'cms-data', fault, before: 0 });
    }
    set('cms-data', undefined);
    await recover(opened, 2);
    const asked = calls('cms-data').length;
    await recover(opened, 3);

    expect(calls('cms-data')).toHaveLength(asked);
    expect(await harmTo(opened)).toEqual([]);
  },
);

/** A document whose first page waits for nothing any more, so that no fault meets that page. */
async function openSettled(): Promise<WatchedDocument> {
  const opened = await open();
  await untilComplete(opened.page);
  return opened;
}

interface Try {
  readonly endpoint: Endpoint;
  readonly fault: Fault;
  /** The number of the page that stands there. */
  readonly before: number;
}

async function meet(opened: WatchedDocument, { endpoint, fault, before }: Try): Promise<void> {
  const { page, site, consoleMessages } = opened;
  const { calls, ends, set } = site.faultInjection;
  const number = before + 1;
  const next = WITHOUT[endpoint](wholeTry(number), wholeTry(before));
  const picture = PICTURES.get(fault.kind) ?? 'failed';
  const look = endpoint === 'images' ? { ...next, picture } : next;
  const shown = next.path === pathOfTry(number) ? number : before;
  const [askedBefore, saidBefore] = [calls(endpoint).length, consoleMessages.length];

  set(endpoint, fault);
  await follow(page, pathOfTry(number));
  const title = `${endpoint} ${fault.kind}, seed ${SEED}`;
  await eventually(title, () => calls(endpoint).length > askedBefore, true);
  const strangeEnds = () =>
    ends(endpoint)
      .slice(askedBefore)
      .filter((end) => !endsOf(fault).includes(end));
  // No script can end a picture: the browser waits for it as long as it likes.
  const awaited = endpoint === 'images' ? () => [] : strangeEnds;
  await eventually(title, awaited, []);
  await eventually(title, () => lookOf(page, shown), look);
  await openByKeyboard(page);
  set(endpoint, undefined);

  const said = () =>
    consoleMessages
      .slice(saidBefore)
      .filter((text) => !BY_THE_BROWSER.test(text) && !LATE_ANSWERS.test(text));
  const expected = SAID[endpoint].map((text): string => expect.stringMatching(text));
  await eventually(title, said, expected);
}

async function recover({ page }: WatchedDocument, number: number): Promise<void> {
  await follow(page, pathOfTry(number));
  await eventually(`well, seed ${SEED}`, () => lookOf(page, number), wholeTry(number));
}

/** Lists the harm to a document, which must be none, whatever its services did. */
async function harmTo({ page }: WatchedDocument): Promise<readonly string[]> {
  const violations = await page.evaluate(() => window.watchedViolations);
  return (await isSameDocument(page)) ? violations : ['another document', ...violations];
}
