import { expect, test } from 'vitest';
import { createDraftKeeper, type Storing } from './create-draft-store.ts';
import type { StoredDraft } from './stored-draft.ts';

const draft = (scenarioId: string, page: string): StoredDraft => ({
  scenarioId,
  texts: { page, macros: '{}' },
  history: { past: [], future: [] },
  savedAt: 0,
});

/** A keeper with a storage and a clock in the test's hand. */
function keeping() {
  const stored = new Map<string, StoredDraft>();
  const told: Storing[] = [];
  const planned: (() => void)[] = [];
  const storage: { refusal?: Error } = {};
  const keeper = createDraftKeeper({
    database: {
      read: async (id) => stored.get(id),
      async write(written) {
        if (storage.refusal) throw storage.refusal;
        stored.set(written.scenarioId, written);
      },
    },
    onStoring: (storing) => told.push(storing),
    later: (run) => planned.push(run),
  });
  return { keeper, stored, told, planned, storage };
}

test('drafts that follow at once are stored together, each scenario on its own', async () => {
  const { keeper, stored, planned } = keeping();
  keeper.keep(draft('a', '1'));
  keeper.keep(draft('a', '2'));
  keeper.keep(draft('b', '3'));
  expect([keeper.isAllStored(), planned.length]).toEqual([false, 1]);

  planned.forEach((run) => run());
  await keeper.flush();

  expect(keeper.isAllStored()).toBe(true);
  expect([stored.get('a')?.texts.page, stored.get('b')?.texts.page]).toEqual(['2', '3']);
});

test.each([
  ['QuotaExceededError', 'full'],
  ['SecurityError', 'unavailable'],
])('after a %s the draft stays in the window, and is tried again', async (name, storing) => {
  const { keeper, stored, told, planned, storage } = keeping();
  storage.refusal = Object.assign(new Error('No.'), { name });
  keeper.keep(draft('a', '1'));
  await keeper.flush();
  expect([told, keeper.isAllStored(), stored.size]).toEqual([[storing], false, 0]);
  expect((await keeper.take('a'))?.texts.page).toBe('1');

  delete storage.refusal;
  planned.forEach((run) => run());
  await keeper.flush();

  expect([told.at(-1), keeper.isAllStored(), stored.size]).toEqual(['works', true, 1]);
});

test('what is typed while a draft is being stored counts as not stored', async () => {
  const { keeper } = keeping();
  keeper.keep(draft('a', '1'));
  const storing = keeper.flush();
  keeper.keep(draft('a', '2'));

  await storing;

  expect(keeper.isAllStored()).toBe(false);
});
