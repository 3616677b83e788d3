import { expect, test, vi } from 'vitest';
import type { ListedPicture, Pictures } from './create-pictures.ts';
import { createPictureWork } from './draw-pictures.ts';
import type { Drawer } from './open-drawer.ts';

const DRAWN = { image: new Uint8Array(), problems: [], reads: [] };
const picture = (isCurrent: boolean): ListedPicture => ({ address: '', isCurrent, problems: [] });

/** Scenarios of which some have pictures, and whoever draws them. */
function openWork(ids: readonly string[], stored: Record<string, boolean> = {}) {
  const listed = new Map(Object.entries(stored).map(([id, isCurrent]) => [id, picture(isCurrent)]));
  const drawn: string[] = [];
  const close = vi.fn<Drawer['close']>(async () => {});
  const draw = vi.fn<Drawer['draw']>(async ({ id }) => {
    drawn.push(id);
    if (id.includes('broken')) throw new Error('It does not settle.');
    return DRAWN;
  });
  const open = vi.fn<() => Promise<Drawer>>(async () => ({ draw, close }));
  const pictures: Pictures = {
    list: async () => new Map(listed),
    read: async () => undefined,
    begin: async () => async (id) => void listed.set(id, picture(true)),
  };
  const scenarios = async () => ids.map((id) => ({ id, width: 360 }));
  return { ...createPictureWork({ pictures, scenarios, open }), listed, drawn, draw, open, close };
}

test('what has no current picture is drawn, first what had one before', async () => {
  const { drawDue, drawn, open, close } = openWork(['a/new', 'b/done', 'c/older'], {
    'b/done': true,
    'c/older': false,
  });

  await drawDue();
  await drawDue();

  expect(drawn).toEqual(['c/older', 'a/new']);
  expect([open.mock.calls.length, close.mock.calls.length]).toEqual([1, 1]);
});

test('one that cannot be drawn costs itself alone, and is tried once', async () => {
  const { drawDue, drawn, close } = openWork(['a/broken', 'b/good']);

  await drawDue();
  await drawDue();

  expect(drawn).toEqual(['a/broken', 'b/good']);
  expect(close).toHaveBeenCalledTimes(1);
});

test('what is saved meanwhile comes next', async () => {
  const { drawDue, drawn, draw, listed } = openWork(['a/one', 'b/two', 'c/saved'], {
    'c/saved': true,
  });
  let again: Promise<void> | undefined;
  draw.mockImplementationOnce(async ({ id }) => {
    drawn.push(id);
    listed.set('c/saved', picture(false));
    again = drawDue();
    return DRAWN;
  });

  await drawDue();
  await again;

  expect(drawn).toEqual(['a/one', 'c/saved', 'b/two']);
});
