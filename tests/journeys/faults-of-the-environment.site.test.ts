import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { eventually } from '../faults/eventually.ts';
import { endsOf, FAULTS } from '../faults/faults.ts';
import { pathOfTry } from '../faults/fixtures-with-tries.ts';
import { lookOf, wholeTry } from '../faults/look-of-try.ts';
import { openByKeyboard } from '../faults/open-by-keyboard.ts';
import { openDocuments } from '../faults/open-documents.ts';
import { IS_DEEP, shuffled } from '../faults/seeded.ts';
import { follow } from './follow.ts';

const SAMPLE = 2;

/** A configuration is read all the same if its answer names a wrong type. */
const HARMLESS = ['wrong-type'];

/**
 * Matches what a browser says of files that did not load, and a page whose API host is unknown of
 * where pages are.
 */
const OF_OTHERS = /Failed to load resource|^warning: The configuration of pages is the site's own/;

const CANNOT_BE_USED: string = expect.stringMatching(
  /^error: The experience configuration cannot be used: /,
);

const open = openDocuments(3);

// A server says what it could not send.
beforeAll(() => void vi.spyOn(console, 'error').mockReturnValue());
afterAll(() => vi.restoreAllMocks());

// A document asks once, so each kind has one of its own.
test.concurrent.each(shuffled(FAULTS, IS_DEEP ? FAULTS.length : SAMPLE))(
  'without the configuration of its environment a page is whole, used and said so once: $kind',
  { tags: ['deep'] },
  async (fault) => {
    const { page, site, consoleMessages } = await open({
      prepare: (_, { faultInjection }) => faultInjection.set('open-environment', fault),
    });
    const { ends, set } = site.faultInjection;
    const strangeEnds = () =>
      ends('open-environment').filter((end) => !endsOf(fault).includes(end));
    const own = () => consoleMessages.filter((text) => !OF_OTHERS.test(text));
    const reports = HARMLESS.includes(fault.kind) ? [] : [CANNOT_BE_USED];

    await openByKeyboard(page);
    await eventually(fault.kind, own, reports);
    await eventually(fault.kind, strangeEnds, []);
    await eventually(fault.kind, () => lookOf(page, 0), wholeTry(0));
    set('open-environment', undefined);
    await follow(page, pathOfTry(1));
    await eventually(fault.kind, () => lookOf(page, 1), wholeTry(1));
    const asked = ends('open-environment').length;
    await page.reload();
    await eventually(fault.kind, () => ends('open-environment').length, asked + 1);
    await eventually(fault.kind, () => ends('open-environment').at(-1), 'answered');

    expect(own()).toEqual(reports);
  },
);
