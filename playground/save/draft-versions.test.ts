import { describe, expect, test } from 'vitest';
import { HOME, MACROS, openKeep } from './open-save-store.testing.ts';

const MINE = '{ "data":\t{} }';
const THEIRS = '{ "data": { "meta": { "title": "Theirs" } } }';
const NEW = 'macros/new.json';
const toText = (value: unknown) => `${JSON.stringify(value, undefined, 2)}\n`;

/** A draft that lay while somebody else changed the file that it was begun from. */
async function openStale(change?: (draft: object) => unknown) {
  const opened = await openKeep();
  opened.edit('page', MINE);
  opened.disk.set(HOME, THEIRS);
  await opened.reopen(change);
  return opened;
}

describe('a draft whose file has changed since it was begun', () => {
  test('is compared before it replaces the file', async () => {
    const { doing, disk, message, text } = await openStale();

    await doing().save();

    expect(message()).toMatchObject({ kind: 'conflict', present: [{ path: HOME, text: THEIRS }] });
    expect([text('page'), disk.get(HOME)]).toEqual([MINE, THEIRS]);
  });

  test('is compared too after it was stored again, and once it is saved no more', async () => {
    const { doing, disk, message, reopen, edit } = await openStale();
    edit('page', `${MINE} `);
    await reopen();
    await doing().save();
    const first = message();

    await doing().saveOver();
    edit('page', `${MINE}  `);
    await reopen();
    await doing().save();

    expect(first?.kind).toBe('conflict');
    expect([message()?.kind, disk.get(HOME)]).toEqual(['saved', `${MINE}  `]);
  });

  test.each([
    ['knows no versions', { versions: undefined, of: undefined }],
    ['knows no versions, and another text', { versions: undefined, of: { page: 'x' } }],
    ['has a version that is none', { versions: { [HOME]: 7 } }],
    ['knows another version', { versions: { [HOME]: 'x' } }],
  ])('is compared where it %s', async (_, members) => {
    const { doing, disk, edit, message, reopen } = await openKeep();
    const before = disk.get(HOME);
    edit('page', MINE);
    await reopen((draft) => ({ ...draft, ...members }));

    await doing().save();

    expect([message()?.kind, disk.get(HOME)]).toEqual(['conflict', before]);
  });

  test('of an older playground is saved where its text says that the file is the same', async () => {
    const { doing, disk, edit, reopen } = await openKeep();
    edit('page', MINE);
    await reopen((draft) => ({ ...draft, versions: undefined }));

    await doing().save();

    expect(disk.get(HOME)).toBe(MINE);
  });

  test('that went back to the disk’s text is not compared, and undone it is', async () => {
    const { doing, disk, message, store, edit, reopen } = await openStale();
    store.getState().revert();
    await reopen();
    edit('page', `${THEIRS}\n`);
    await doing().save();
    const saved = [message()?.kind, disk.get(HOME)];

    const other = await openStale();
    other.store.getState().revert();
    await other.reopen();
    other.store.getState().undo();
    await other.doing().save();

    expect(saved).toEqual(['saved', `${THEIRS}\n`]);
    expect([other.text('page'), other.message()?.kind]).toEqual([MINE, 'conflict']);
    expect(other.disk.get(HOME)).toBe(THEIRS);
  });

  test('is made of the disk’s once that is taken, and of the older one once it is undone', async () => {
    const { doing, edit, message } = await openStale();
    await doing().save();
    await doing().takeFromDisk();
    edit('page', `${THEIRS}\n`);
    await doing().save();
    const taken = message()?.kind;

    const other = await openStale();
    await other.doing().save();
    await other.doing().takeFromDisk();
    other.store.getState().undo();
    await other.reopen();
    await other.doing().save();

    expect([taken, other.message()?.kind]).toEqual(['saved', 'conflict']);
  });
});

test('what was saved and lies as a draft is not compared with itself', async () => {
  const { doing, disk, edit, message, reopen, store } = await openKeep();
  const before = disk.get(HOME) ?? '';
  edit('page', MINE);
  await doing().save();
  await reopen();
  store.getState().undo();
  await doing().save();

  expect([message()?.kind, disk.get(HOME)]).toEqual(['saved', before]);
});

describe('of a folder whose files stand in one document', () => {
  const edited = toText({ savings: { groups: [1] } });

  test('a file that came since a draft was begun is nothing that its author removed', async () => {
    const { doing, disk, edit, message, reopen } = await openKeep();
    edit('macros', edited);
    disk.set(NEW, toText({ groups: [] }));
    await reopen();

    await doing().save();

    expect(message()).toMatchObject({ kind: 'saved', paths: [MACROS], obstacles: [] });
    expect(disk.get(NEW)).toBe(toText({ groups: [] }));
  });

  test('a file that was removed since is not written again by itself', async () => {
    const { doing, disk, edit, message, reopen } = await openKeep();
    disk.set(NEW, toText({ groups: [] }));
    await reopen();
    edit('macros', toText({ new: { groups: [] }, savings: { groups: [1] } }));
    disk.delete(NEW);
    await reopen();

    await doing().save();

    expect(message()).toMatchObject({ kind: 'saved', paths: [MACROS] });
    expect(disk.has(NEW)).toBe(false);
  });

  test('a file that was changed, and removed by others since, is compared', async () => {
    const { doing, disk, edit, message, reopen } = await openKeep();
    disk.set(NEW, toText({ groups: [] }));
    await reopen();
    edit('macros', toText({ new: { groups: [1] }, savings: { groups: [] } }));
    disk.delete(NEW);
    await reopen();

    await doing().save();

    expect(message()).toMatchObject({ kind: 'conflict', present: [{ path: NEW }] });
    expect(disk.has(NEW)).toBe(false);
  });

  test('a file that only others have changed is not compared, now or after the next window', async () => {
    const theirs = toText({ groups: ['theirs'] });
    const { doing, disk, edit, message, reopen, text } = await openKeep();
    disk.set(NEW, toText({ groups: [] }));
    await reopen();
    edit('macros', toText({ new: { groups: [] }, savings: { groups: [1] } }));
    disk.set(NEW, theirs);
    await reopen();
    await reopen();

    await doing().save();

    expect(message()).toMatchObject({ kind: 'saved', paths: [MACROS] });
    expect([disk.get(MACROS), disk.get(NEW)]).toEqual([toText({ groups: [1] }), theirs]);
    expect(JSON.parse(text('macros') ?? '')).toHaveProperty('savings', { groups: [1] });
  });

  test.each([
    ['both have changed', (draft: object) => draft],
    ['of which it is not known', (draft: object) => ({ ...draft, history: undefined })],
  ])('a file that %s is compared', async (_what, change) => {
    const { doing, disk, edit, message, reopen } = await openKeep();
    const theirs = toText({ groups: ['theirs'] });
    edit('macros', edited);
    disk.set(MACROS, theirs);
    await reopen(change);

    await doing().save();

    expect(message()).toMatchObject({ kind: 'conflict', present: [{ path: MACROS }] });
    expect(disk.get(MACROS)).toBe(theirs);
  });
});
