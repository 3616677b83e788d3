import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { loadKnownChecks } from '#schemas/validate/known-checks.ts';
import { sampleScenario } from '../sample-scenario.testing.ts';
import { createPlaygroundStore } from '../store.ts';
import { connectChanges, loadChangeFinder } from './connect-changes.ts';
import type { FindChange } from './find-change.ts';

const pageWith = (component: object) =>
  JSON.stringify({ data: { flexZone: { flexComponents: [component] } } });
const NEEDY = { componentType: 'section-title' };

type Store = ReturnType<typeof createPlaygroundStore>;

async function openStore(load: () => Promise<FindChange>) {
  const store = createPlaygroundStore({
    source: { list: async () => [sampleScenario], load: async () => sampleScenario },
    loadChecks: loadKnownChecks,
    now: () => 0,
  });
  const spy = vi.fn<typeof load>(load);
  connectChanges(store, spy);
  await store.getState().start(new URL('https://www.meridia.test/playground/'));
  const page = () => store.getState().playground?.documents.page;
  return { store, load: spy, page, edit: (text: string) => store.getState().edit('page', text) };
}

/** Resolves once there is what finds changes. */
async function finderOf({ getState, subscribe }: Store): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const look = () => getState().findChange && resolve();
  const stop = subscribe(look);
  look();
  await promise.finally(stop);
}

test('nothing is loaded for a page that is right, or whose problems know their own fix', async () => {
  const { load, edit } = await openStore(loadChangeFinder);

  edit(pageWith({ componentType: 'section-title', title: 7 }));

  expect(load).not.toHaveBeenCalled();
});

test('the first problem that needs it loads what finds changes, once, and its fix can be taken', async () => {
  const { store, load, page, edit } = await openStore(loadChangeFinder);

  edit(pageWith(NEEDY));
  edit(pageWith({ ...NEEDY, id: 'a' }));
  await finderOf(store);
  edit(pageWith(NEEDY));
  const [problem] = page()?.problems ?? [];
  if (problem) store.getState().acceptSuggestion('page', problem);

  expect(load).toHaveBeenCalledTimes(1);
  expect(page()?.text).toBe(pageWith({ ...NEEDY, title: 'Picked for November' }));
  expect(page()?.problems).toEqual([]);
});

test('what could not be loaded is asked for again with the next change', async () => {
  const load = vi.fn<() => Promise<FindChange>>();
  load.mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce(() => undefined);
  const { store, edit } = await openStore(load);

  edit(pageWith(NEEDY));
  await nextTurn();
  expect(load).toHaveBeenCalledTimes(1);
  edit(pageWith({ ...NEEDY, id: 'a' }));

  await finderOf(store);
});
