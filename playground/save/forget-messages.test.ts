import { expect, test } from 'vitest';
import { openKeep, refusal } from './open-save-store.testing.ts';
import type { SaveAnswer } from './create-save-client.ts';

const OTHER = JSON.stringify({ title: 'Other', page: { fixture: 'en/individuals' } });

test.each<[string, SaveAnswer | undefined]>([
  ['saved', undefined],
  ['conflict', refusal('changed-meanwhile', [{ path: 'macros/savings.json' }])],
  ['refused', refusal('not-valid')],
  ['gone', { kind: 'gone' }],
])('what is said of a scenario as %s goes when another is opened', async (kind, answer) => {
  const { doing, edit, disk, state, store, message } = await openKeep();
  disk.set('scenarios/home/other.json', OTHER);
  edit('page', '{ "data":\t{} }');
  if (answer) state.answer = answer;
  await doing().save();
  await doing().compare();
  const said = message()?.kind;

  await store.getState().openScenario('home/en');
  const again = message()?.kind;
  await store.getState().openScenario('home/other');

  expect([said, again, message()]).toEqual([kind, kind, undefined]);
  expect(doing().dialog).toBeUndefined();
});

test('what is said of a new scenario stays when that is opened', async () => {
  const { doing, store, message } = await openKeep();

  await doing().saveNew({
    kind: 'state',
    title: 'Mine',
    tags: 'home',
    id: 'home/mine',
    page: '',
    locales: [],
  });

  expect(store.getState().playground?.scenarioId).toBe('home/mine');
  expect(message()?.kind).toBe('saved');
});
