import { describe, expect, test } from 'vitest';
import type { NewScenario } from './new-scenario.ts';
import { MACROS, openKeep } from './open-save-store.testing.ts';

const MINE = '{ "data":\t{} }';

describe('a new scenario', () => {
  const THEIR_MACROS = '{ "groups": [2] }\n';

  /** The page and macros were changed, and the macros on the disk too. */
  async function openNewConflict() {
    const opened = await openKeep();
    opened.edit('page', MINE);
    opened.edit('macros', '{ "savings": { "groups": [1] } }');
    opened.disk.set(MACROS, THEIR_MACROS);
    await opened.doing().askForNew();
    return opened;
  }

  const SAID: NewScenario = {
    kind: 'page',
    title: 'Mine',
    tags: 'home',
    id: 'home/mine',
    page: 'en/individuals/mine',
    locales: [],
  };

  test('is saved in one request, stands in the list, and is open', async () => {
    const { doing, edit, sent, store, message, text } = await openKeep();
    edit('page', MINE);
    await doing().askForNew();

    await doing().saveNew(SAID);

    const { scenarios, playground } = store.getState();
    expect(sent.map((files) => files.map(({ path }) => path))).toEqual([
      ['scenarios/home/mine.json', 'pages/en/individuals/mine.json'],
    ]);
    expect(scenarios.map(({ id }) => id)).toEqual(['home/en', 'home/mine']);
    expect([playground?.scenarioId, text('page'), doing().dialog]).toEqual([
      'home/mine',
      MINE,
      undefined,
    ]);
    expect(message()?.kind).toBe('saved');
  });

  test('of a name that is taken is refused in its dialog, whatever stands there', async () => {
    const { doing, disk, sent } = await openKeep();
    await doing().askForNew();
    disk.set('scenarios/home/mine.json', 'Of somebody else, meanwhile');
    const before = [...disk];

    await doing().saveNew(SAID);

    const { dialog, newScenarioRefused } = doing();
    expect(dialog).toBe('new-scenario');
    expect(newScenarioRefused).toEqual({ taken: ['scenarios/home/mine.json'], changed: [] });
    expect([...disk]).toEqual(before);
    // From now on the field says so, with a name that is free.
    await doing().saveNew(SAID);
    expect(sent).toHaveLength(1);
  });

  test('beside whose page others have changed a file says which, and loses nothing', async () => {
    const { doing, disk, text } = await openNewConflict();
    const before = text('macros');

    await doing().saveNew(SAID);

    const { dialog, newScenarioRefused } = doing();
    expect(dialog).toBe('new-scenario');
    expect(newScenarioRefused).toMatchObject({
      taken: [],
      changed: [{ path: MACROS, text: THEIR_MACROS }],
    });
    expect([disk.get(MACROS), disk.has('scenarios/home/mine.json')]).toEqual([THEIR_MACROS, false]);
    expect(text('macros')).toBe(before);
  });

  test('is saved over what others changed where its author says so, and only as it was when they said it', async () => {
    const { doing, disk, store } = await openNewConflict();
    await doing().saveNew(SAID);
    disk.set(MACROS, `${THEIR_MACROS}\n`);
    await doing().saveNewOver(SAID);
    const second = doing().newScenarioRefused;

    await doing().saveNewOver(SAID);

    expect(second).toMatchObject({ changed: [{ text: `${THEIR_MACROS}\n` }] });
    expect(disk.get(MACROS)).toBe('{ "groups": [1] }\n');
    expect(store.getState().playground?.scenarioId).toBe('home/mine');
  });

  test('is never saved over another scenario, whatever else is saved over', async () => {
    const { doing, disk } = await openNewConflict();
    const theirs = 'Of somebody else, meanwhile';
    disk.set('scenarios/home/mine.json', theirs);

    await doing().saveNew(SAID);
    await doing().saveNewOver(SAID);

    expect(disk.get('scenarios/home/mine.json')).toBe(theirs);
    expect(doing().newScenarioRefused).toMatchObject({ taken: ['scenarios/home/mine.json'] });
  });

  test('is saved with what others have changed, once its author takes that', async () => {
    const { doing, disk, text, store } = await openNewConflict();
    const mine = text('macros');
    await doing().saveNew(SAID);

    await doing().takeForNew();
    const taken = text('macros');
    const { dialog, newScenarioRefused } = doing();
    store.getState().undo();
    const undone = text('macros');
    store.getState().redo();
    await doing().saveNew(SAID);

    expect(JSON.parse(taken ?? '')).toEqual({ savings: JSON.parse(THEIR_MACROS) });
    expect([dialog, newScenarioRefused, undone]).toEqual(['new-scenario', undefined, mine]);
    expect(disk.get(MACROS)).toBe(THEIR_MACROS);
    expect(disk.get('pages/en/individuals/mine.json')).toBe(MINE);
  });

  test('takes a new page over, which is a draft no more', async () => {
    const { doing, store, drafts, disk } = await openKeep({
      'scenarios/page/empty.json': '{ "title": "Empty", "page": { "fixture": "en/individuals" } }',
    });
    await store.getState().newPage('empty');
    const { scenarioId = '' } = store.getState().playground ?? {};
    store.getState().edit('page', MINE);

    await doing().saveNew(SAID);

    expect(drafts.removed).toEqual([scenarioId]);
    expect(store.getState().drafts).toEqual([]);
    expect(disk.get('pages/en/individuals/mine.json')).toBe(MINE);
  });

  test('is not sent where its name is none', async () => {
    const { doing, sent } = await openKeep();

    await doing().saveNew({ ...SAID, id: '../mine' });

    expect(sent).toEqual([]);
  });
});
