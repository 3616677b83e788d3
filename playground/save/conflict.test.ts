import { describe, expect, test } from 'vitest';
import { HOME, openKeep } from './open-save-store.testing.ts';

const MINE = '{ "data":\t{} }';
const THEIRS = '{ "data": { "meta": { "title": "Theirs" } } }';

async function openConflict() {
  const opened = await openKeep();
  opened.edit('page', MINE);
  opened.disk.set(HOME, THEIRS);
  await opened.doing().save();
  return opened;
}

describe('a file that has changed on the disk', () => {
  test('is not written over by itself', async () => {
    const { disk, message, text } = await openConflict();

    expect(message()).toMatchObject({ kind: 'conflict', present: [{ path: HOME, text: THEIRS }] });
    expect([disk.get(HOME), text('page')]).toEqual([THEIRS, MINE]);
  });

  test('is written over where its author says so, and only as it was when they said it', async () => {
    const { disk, doing, message } = await openConflict();
    disk.set(HOME, `${THEIRS}\n`);
    await doing().saveOver();
    const second = message();

    await doing().saveOver();

    expect(second).toMatchObject({ kind: 'conflict', present: [{ text: `${THEIRS}\n` }] });
    expect([disk.get(HOME), message()?.kind]).toEqual([MINE, 'saved']);
  });

  test('takes the place of what was typed where its author says so, as one change', async () => {
    const { doing, text, original, message, store, edit } = await openConflict();
    edit('macros', '{ "savings": { "groups": [1] } }');

    await doing().takeFromDisk();
    const taken = [text('page'), original()?.page, message()];
    store.getState().undo();

    expect(taken).toEqual([THEIRS, THEIRS, undefined]);
    expect([text('page'), text('macros')]).toEqual([MINE, '{ "savings": { "groups": [1] } }']);
  });

  test('that was removed is written again where its author says so', async () => {
    const { disk, doing, edit, message } = await openKeep();
    edit('page', MINE);
    disk.delete(HOME);
    await doing().save();
    const first = message();

    await doing().saveOver();

    expect(first).toEqual({ kind: 'conflict', present: [{ path: HOME }] });
    expect(disk.get(HOME)).toBe(MINE);
  });

  test('that holds nothing any more cannot be taken, and the author is told', async () => {
    const { disk, doing, text, store } = await openConflict();
    disk.set(HOME, '{');

    await doing().takeFromDisk();

    expect(text('page')).toBe(MINE);
    expect(store.getState().notice?.kind).toBe('failed');
  });
});
