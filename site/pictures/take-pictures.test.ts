import { expect, test, vi } from 'vitest';
import type { ListedPicture, Pictures } from './create-pictures.ts';
import { createPictureWork } from './take-pictures.ts';
import type { ScreenshotBrowser } from './open-screenshot-browser.ts';

const DRAWN = { image: new Uint8Array(), problems: [], reads: [] };
const picture = (isCurrent: boolean): ListedPicture => ({ address: '', isCurrent, problems: [] });

/** Scenarios of which some have pictures, and whoever draws them. */
function openWork(ids: readonly string[], stored: Record<string, boolean> = {}) {
  const listed = new Map(Object.entries(stored).map(([id, isCurrent]) => [id, picture(isCurrent)]));
  const captured: string[] = [];
  const close = vi.fn<ScreenshotBrowser['close']>(async () => {});
  const capture = vi.fn<ScreenshotBrowser['capture']>(async ({ id }) => {
    captured.push(id);
    if (id.includes('broken')) throw new Error('It does not settle.');
    return DRAWN;
  });
  const open = vi.fn<() => Promise<ScreenshotBrowser>>(async () => ({ capture, close }));
  const pictures: Pictures = {
    list: async () => new Map(listed),
    read: async () => undefined,
    begin: async () => async (id) => void listed.set(id, picture(true)),
  };
  const wanted = async () =>
    ids.map((id) => ({ id, scenario: id, width: 360, height: 900, maxWidth: 360 }));
  return {
    ...createPictureWork({ pictures, wanted, open }),
    listed,
    captured,
    capture,
    open,
    close,
  };
}

test('what has no current picture is drawn, first what had one before', async () => {
  const { captureStale, captured, open, close } = openWork(['a/new', 'b/done', 'c/older'], {
    'b/done': true,
    'c/older': false,
  });

  await captureStale();
  await captureStale();

  expect(captured).toEqual(['c/older', 'a/new']);
  expect([open.mock.calls.length, close.mock.calls.length]).toEqual([1, 1]);
});

test('one that cannot be drawn costs itself alone, and is tried once', async () => {
  const { captureStale, captured, close } = openWork(['a/broken', 'b/good']);

  await captureStale();
  await captureStale();

  expect(captured).toEqual(['a/broken', 'b/good']);
  expect(close).toHaveBeenCalledTimes(1);
});

test('what is saved meanwhile comes next', async () => {
  const { captureStale, captured, capture, listed } = openWork(['a/one', 'b/two', 'c/saved'], {
    'c/saved': true,
  });
  let again: Promise<void> | undefined;
  capture.mockImplementationOnce(async ({ id }) => {
    captured.push(id);
    listed.set('c/saved', picture(false));
    again = captureStale();
    return DRAWN;
  });

  await captureStale();
  await again;

  expect(captured).toEqual(['a/one', 'c/saved', 'b/two']);
});
