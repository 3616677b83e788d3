import { expect, test } from 'vitest';
import { hashText } from '../../json-text/hash-text.ts';
import { createDraftStore, type StorageStatus } from './create-draft-store.ts';
import type { StoredDraft } from './stored-draft.ts';

const draft = (scenarioId: string, page: string): StoredDraft => ({
  scenarioId,
  texts: { page, macros: '{}' },
  history: { past: [], future: [] },
  savedAt: 0,
});

/** A draft store whose storage and clock the test controls. */
function openDraftStore() {
  const stored = new Map<string, StoredDraft>();
  const statuses: StorageStatus[] = [];
  const planned: (() => void)[] = [];
  const storage: { refusal?: Error } = {};
  const draftStore = createDraftStore({
    database: {
      read: async (id) => stored.get(id),
      remove: async (id) => void stored.delete(id),
      readAll: async () => [...stored.values()],
      async write(written) {
        if (storage.refusal) throw storage.refusal;
        stored.set(written.scenarioId, written);
      },
    },
    onStatus: (storageStatus) => statuses.push(storageStatus),
    later: (run) => planned.push(run),
  });
  return { draftStore, stored, statuses, planned, storage };
}

test('drafts that follow at once are stored together, each scenario on its own', async () => {
  const { draftStore, stored, planned } = openDraftStore();
  draftStore.save(draft('a', '1'));
  draftStore.save(draft('a', '2'));
  draftStore.save(draft('b', '3'));
  expect([draftStore.isAllStored(), planned.length]).toEqual([false, 1]);

  planned.forEach((run) => run());
  await draftStore.flush();

  expect(draftStore.isAllStored()).toBe(true);
  expect([stored.get('a')?.texts.page, stored.get('b')?.texts.page]).toEqual(['2', '3']);
});

test.each([
  ['QuotaExceededError', 'full'],
  ['SecurityError', 'unavailable'],
])('after a %s the draft stays in the window, and is tried again', async (name, storageStatus) => {
  const { draftStore, stored, statuses, planned, storage } = openDraftStore();
  storage.refusal = Object.assign(new Error('No.'), { name });
  draftStore.save(draft('a', '1'));
  await draftStore.flush();
  expect([statuses, draftStore.isAllStored(), stored.size]).toEqual([[storageStatus], false, 0]);
  expect((await draftStore.read('a'))?.texts.page).toBe('1');

  delete storage.refusal;
  planned.forEach((run) => run());
  await draftStore.flush();

  expect([statuses.at(-1), draftStore.isAllStored(), stored.size]).toEqual(['works', true, 1]);
});

test('what is typed while a draft is being stored counts as not stored', async () => {
  const { draftStore } = openDraftStore();
  draftStore.save(draft('a', '1'));
  const storageStatus = draftStore.flush();
  draftStore.save(draft('a', '2'));

  await storageStatus;

  expect(draftStore.isAllStored()).toBe(false);
});

test('of drafts that are stored or wait to be, those are listed that differ from their files', async () => {
  const { draftStore, stored } = openDraftStore();
  stored.set('a', draft('a', '1'));
  stored.set('b', { ...draft('b', '2'), of: { page: hashText('2'), macros: hashText('{}') } });
  stored.set('c', draft('c', '3'));
  draftStore.save({ ...draft('c', '4'), of: { page: hashText('4'), macros: hashText('{}') } });
  draftStore.save(draft('d', '5'));

  expect(await draftStore.list()).toEqual([
    { scenarioId: 'a', page: '1' },
    { scenarioId: 'd', page: '5' },
  ]);
});

test('a draft that is removed is gone, stored or still waiting, and is given once more', async () => {
  const { draftStore, stored, planned } = openDraftStore();
  stored.set('a', draft('a', '1'));
  draftStore.save(draft('b', '2'));

  const removed = [await draftStore.remove('a'), await draftStore.remove('b')];
  planned.forEach((run) => run());
  await draftStore.flush();

  expect(removed.map((each) => each?.texts.page)).toEqual(['1', '2']);
  expect([await draftStore.read('a'), await draftStore.read('b'), stored.size]).toEqual([
    undefined,
    undefined,
    0,
  ]);
});
