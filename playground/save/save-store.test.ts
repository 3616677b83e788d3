import { describe, expect, test } from 'vitest';
import type { SaveAnswer } from './create-save-client.ts';
import { HOME, MACROS, openKeep, refusal } from './open-save-store.testing.ts';

const OTHER = JSON.stringify({ title: 'Other', page: { fixture: 'en/individuals' } });
const MINE = '{ "data":\t{} }';

describe('saving', () => {
  test('writes what differs, and the scenario is then as it was saved', async () => {
    const { doing, edit, disk, message, original, sent } = await openKeep();
    edit('page', MINE);

    await doing().save();
    await doing().save();

    expect(disk.get(HOME)).toBe(MINE);
    expect(original()?.page).toBe(MINE);
    expect(sent).toHaveLength(1);
    expect(message()).toEqual({ kind: 'nothing-changed' });
  });

  test('says which files were written and what is due', async () => {
    const { doing, edit, message } = await openKeep();
    edit('page', MINE);

    await doing().save();

    expect(message()).toEqual({
      kind: 'saved',
      paths: [HOME],
      change: { paths: [HOME], macros: [] },
      due: ['npm run validate'],
      obstacles: [],
    });
  });

  test('goes on from what was saved, and is no end of undoing', async () => {
    const { doing, edit, disk, store, text, message } = await openKeep();
    const before = text('page') ?? '';
    edit('page', MINE);
    await doing().save();

    store.getState().undo();
    await doing().save();

    expect(text('page')).toBe(before);
    expect(disk.get(HOME)).toBe(before);
    expect(message()?.kind).toBe('saved');
  });

  test('leaves what was typed meanwhile as a change', async () => {
    const { doing, edit, disk, original, text } = await openKeep();
    edit('page', MINE);

    const saving = doing().save();
    await Promise.resolve();
    edit('page', `${MINE}\n`);
    await saving;

    expect([text('page'), original()?.page, disk.get(HOME)]).toEqual([`${MINE}\n`, MINE, MINE]);
  });

  test.each<[string, SaveAnswer | undefined]>([
    ['saved', undefined],
    ['refused', refusal('changed-meanwhile', [{ path: HOME }])],
    ['lost', { kind: 'gone' }],
  ])('names a scenario that was left before it was %s', async (what, answer) => {
    const { doing, edit, store, message, state, disk } = await openKeep();
    disk.set('scenarios/home/other.json', OTHER);
    edit('page', MINE);
    state.answer = answer;
    const held = Promise.withResolvers<void>();
    state.isHeld = held.promise;

    const saving = doing().save();
    await store.getState().openScenario('home/other');
    held.resolve();
    await saving;

    expect(message()).toEqual({ kind: 'left', title: 'Home', isSaved: what === 'saved' });
  });

  test('writes the good of several documents, and says what of the others is in the way', async () => {
    const { doing, edit, disk, message, original } = await openKeep();
    const { macros } = original() ?? {};
    edit('page', MINE);
    edit('macros', '{}');

    await doing().save();

    expect([disk.get(HOME), original()?.macros]).toEqual([MINE, macros]);
    expect(message()).toMatchObject({
      kind: 'saved',
      obstacles: [{ document: 'macros', obstacle: 'removed' }],
    });
  });

  test.each(['no-token', 'read-only', 'not-loopback'] as const)(
    'asks for nothing where the server says %s, and tells so',
    async (saving) => {
      const { doing, edit, message, sent, state, text } = await openKeep();
      edit('page', MINE);
      state.saving = saving;
      await doing().start();

      await doing().save();
      await doing().askForNew();

      expect(message()).toEqual({ kind: 'off', saving, action: 'new-scenario' });
      expect([sent, doing().dialog, text('page')]).toEqual([[], undefined, MINE]);
    },
  );

  test('asks again whether it can be done, since the server may have been started anew', async () => {
    const { doing, edit, message, state } = await openKeep();
    edit('page', MINE);
    state.saving = 'gone';
    await doing().start();
    await doing().save();
    const before = message()?.kind;

    state.saving = 'on';
    await doing().save();

    expect([before, message()?.kind]).toEqual(['gone', 'saved']);
  });

  test.each([
    [{ kind: 'gone' } as const, 'gone'],
    [refusal('wrong-document'), 'refused'],
    [refusal('not-written'), 'refused'],
  ])(
    'that fails leaves the texts and what they are compared with as they were',
    async (answer, kind) => {
      const { doing, edit, message, state, text, original } = await openKeep();
      const before = original();
      edit('page', MINE);
      state.answer = answer;

      await doing().save();

      expect(message()?.kind).toBe(kind);
      expect(doing().isBusy).toBe(false);
      expect([text('page'), original()]).toEqual([MINE, before]);
    },
  );

  test('is not done in a window that may not change the scenario', async () => {
    const { doing, edit, sent, store } = await openKeep();
    edit('page', MINE);
    store.setState({ isElsewhere: true });

    await doing().save();

    expect(sent).toEqual([]);
  });
});

describe('a download', () => {
  test('has what was changed, as it would be saved', async () => {
    const { doing, edit, offer, message } = await openKeep();
    edit('page', MINE);
    edit('macros', '{ "savings": { "groups": [1] } }');

    doing().download();

    expect(offer.mock.calls).toEqual([
      ['pages-en-individuals.json', MINE],
      ['macros-savings.json', '{ "groups": [1] }\n'],
    ]);
    expect(message()).toEqual({ kind: 'downloaded', paths: [HOME, MACROS] });
  });

  test('has whole what fits into no file, be it the only change or not', async () => {
    const { doing, edit, offer, message, store } = await openKeep();
    store.getState().edit('experience', '{ "name": "mine" }');
    doing().download();
    edit('page', MINE);
    edit('macros', '{');
    doing().download();

    expect(offer.mock.calls).toEqual([
      ['experience.json', '{ "name": "mine" }'],
      ['pages-en-individuals.json', MINE],
      ['macros.json', '{'],
      ['experience.json', '{ "name": "mine" }'],
    ]);
    expect(message()).toEqual({ kind: 'downloaded', paths: [HOME] });
  });

  test('has the page where nothing was changed', async () => {
    const { doing, offer, text } = await openKeep();

    doing().download();

    expect(offer.mock.calls).toEqual([['page-model.json', text('page')]]);
  });
});

const scenario = (title: string) => JSON.stringify({ title, page: { fixture: 'en/individuals' } });

test('the list has scenarios as the disk has them: added, renamed, or removed', async () => {
  const { disk, source, state } = await openKeep();
  const titles = async () => (await source.list()).map((each) => [each.id, each.scenario.title]);
  disk.set('scenarios/home/en.json', scenario('Renamed'));
  disk.set('scenarios/home/mine.json', scenario('Mine'));
  const changed = await titles();
  disk.delete('scenarios/home/en.json');
  const removed = await titles();
  state.saving = 'gone';

  expect(changed).toEqual([
    ['home/en', 'Renamed'],
    ['home/mine', 'Mine'],
  ]);
  expect(removed).toEqual([['home/mine', 'Mine']]);
  expect(await titles()).toEqual([['home/en', 'Home']]);
});

describe('a scenario', () => {
  test('is opened as the disk has it, letter for letter', async () => {
    const { disk, store, text } = await openKeep();
    disk.set(HOME, MINE);

    await store.getState().openScenario('home/en');

    expect(text('page')).toBe(MINE);
  });

  test('has the macros that there are, those that are new among them', async () => {
    const { doing, edit, disk, store, text } = await openKeep();
    edit('macros', (text('macros') ?? '').replace(/}\s*$/, ', "loans": { "groups": [] } }'));
    await doing().save();

    await store.getState().openScenario('home/en');

    expect(disk.get('macros/loans.json')).toBe('{ "groups": [] }\n');
    expect(JSON.parse(text('macros') ?? '')).toEqual({
      savings: { groups: [] },
      loans: { groups: [] },
    });
  });

  test('is that of the tools where no server answers, and is then not saved', async () => {
    const { doing, edit, state, store, text, message, sent } = await openKeep();
    state.saving = 'gone';
    await store.getState().openScenario('home/en');
    state.saving = 'on';
    const opened = text('page');
    edit('page', MINE);

    await doing().save();

    expect(JSON.parse(opened ?? '')).toEqual({ data: {} });
    expect(message()).toEqual({
      kind: 'obstacles',
      obstacles: [{ document: 'page', obstacle: 'not-read' }],
    });
    expect(sent).toEqual([]);
  });
});
