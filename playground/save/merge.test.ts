import { describe, expect, test } from 'vitest';
import { HOME, MACROS, openKeep } from './open-save-store.testing.ts';

const page = (title: string, description: string, robots = 'all') =>
  `${JSON.stringify({ data: { meta: { title, 'x-one': 1, 'x-two': 2, description, 'x-three': 3, 'x-four': 4, robots } } }, undefined, 2)}\n`;
const toText = (value: unknown) => `${JSON.stringify(value, undefined, 2)}\n`;
const file = (first: number, last: number) => ({ first, a: 1, b: 2, c: 3, last });
const START = page('Start', 'Start');

/** A page that is changed here and on the disk, and is being compared. */
async function openMerge(mine: string, theirs: string) {
  const opened = await openKeep();
  opened.edit('page', START);
  await opened.doing().save();
  opened.edit('page', mine);
  opened.disk.set(HOME, theirs);
  await opened.doing().save();
  await opened.doing().compare();
  return opened;
}

describe('a page that was changed here and on the disk', () => {
  test('is merged where the two do not touch, as one change that can be undone', async () => {
    const opened = await openMerge(page('Mine', 'Start'), page('Start', 'Theirs'));
    const { doing, text, store, message, disk } = opened;
    const steps = store.getState().playground?.history.past.length ?? 0;

    doing().takeMerge({});

    const past = store.getState().playground?.history.past ?? [];
    expect(text('page')).toBe(page('Mine', 'Theirs'));
    expect([past.length - steps, past.at(-1)?.kind, message()?.kind]).toEqual([
      1,
      'merged',
      'merged',
    ]);
    expect(doing().dialog).toBeUndefined();

    store.getState().undo();
    expect(text('page')).toBe(page('Mine', 'Start'));
    // It is made of the older file again.
    await doing().save();
    expect(message()?.kind).toBe('conflict');
    store.getState().redo();
    await doing().save();
    expect([message()?.kind, disk.get(HOME)]).toEqual(['saved', page('Mine', 'Theirs')]);
  });

  test('is not merged while a place is open that both have changed', async () => {
    const { doing, text } = await openMerge(page('Mine', 'Mine'), page('Theirs', 'Start', 'none'));
    const { merge } = doing();

    doing().takeMerge({});
    const before = text('page');
    doing().takeMerge({ page: ['theirs'] });

    const disputed = merge?.documents[0]?.parts.filter(({ kind }) => kind === 'disputed');
    expect(disputed).toMatchObject([
      { mine: ['      "title": "Mine",\n'], theirs: ['      "title": "Theirs",\n'] },
    ]);
    expect(before).toBe(page('Mine', 'Mine'));
    expect(text('page')).toBe(page('Theirs', 'Mine', 'none'));
  });

  test('that holds all of the disk’s changes already can be saved after the merge', async () => {
    const mine = page('Mine', 'Theirs');
    const { doing, message, disk } = await openMerge(mine, page('Start', 'Theirs'));

    doing().takeMerge({});
    await doing().save();

    expect([message()?.kind, disk.get(HOME)]).toEqual(['saved', mine]);
  });

  test('offers no merge where it is not known what it was made of', async () => {
    const opened = await openMerge(page('Mine', 'Start'), page('Start', 'Theirs'));
    const { doing } = opened;
    expect(doing().merge).toBeDefined();
    await opened.reopen();

    await doing().save();
    await doing().compare();

    expect([doing().dialog, doing().merge]).toEqual(['compare', undefined]);
  });

  test('offers none where the disk cannot be read', async () => {
    const { doing, text } = await openMerge(page('Mine', 'Start'), '{');

    expect([doing().dialog, doing().merge]).toEqual(['compare', undefined]);
    expect(text('page')).toBe(page('Mine', 'Start'));
  });
});

test('one of the files that stand in one text is merged within it', async () => {
  const { doing, edit, disk, text, message } = await openKeep();
  edit('macros', toText({ savings: file(0, 0), other: {} }));
  await doing().save();
  edit('macros', toText({ savings: file(1, 0), other: {} }));
  disk.set(MACROS, toText(file(0, 1)));
  await doing().save();
  await doing().compare();

  doing().takeMerge({});
  const merged = text('macros');
  await doing().save();

  expect(merged).toBe(toText({ savings: file(1, 1), other: {} }));
  expect([message()?.kind, disk.get(MACROS)]).toEqual(['saved', toText(file(1, 1))]);
});
