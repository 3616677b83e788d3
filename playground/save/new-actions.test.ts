import { describe, expect, test } from 'vitest';
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

  const SAID = { title: 'Mine', id: 'home/mine', page: 'en/individuals/mine' };

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
    const { doing, disk } = await openKeep();
    await doing().askForNew();
    const before = [...disk];

    await doing().saveNew({ ...SAID, id: 'home/en' });

    const { dialog, newScenarioRefused } = doing();
    expect(dialog).toBe('new-scenario');
    expect(newScenarioRefused).toEqual({ taken: ['scenarios/home/en.json'], changed: [] });
    expect([...disk]).toEqual(before);
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
    const before = disk.get('scenarios/home/en.json');
    const said = { ...SAID, id: 'home/en' };

    await doing().saveNew(said);
    await doing().saveNewOver(said);

    expect(disk.get('scenarios/home/en.json')).toBe(before);
    expect(doing().newScenarioRefused).toMatchObject({ taken: ['scenarios/home/en.json'] });
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

  test('is not sent where its name is none', async () => {
    const { doing, sent } = await openKeep();

    await doing().saveNew({ ...SAID, id: '../mine' });

    expect(sent).toEqual([]);
  });
});
