import { openDB } from 'idb';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { loadKnownChecks } from '#schemas/validate/known-checks.ts';
import { sampleScenario } from '../sample-scenario.testing.ts';
import { createPlaygroundStore } from '../store.ts';
import { createWindowDrafts } from './connect-drafts.ts';

const NOW = 1_800_000_000_000;
const own = () => `section-title/${crypto.randomUUID()}`;

/** A window of the playground with its drafts in the browser's storage. */
async function openWindow(id: string) {
  const events = new EventTarget();
  const target = new Proxy(window, {
    get(real, name) {
      if (name === 'addEventListener') return events.addEventListener.bind(events);
      const value: unknown = Reflect.get(real, name, real);
      const isMethod = typeof value === 'function' && !/^[A-Z]/.test(String(name));
      return isMethod ? (value as () => unknown).bind(real) : value;
    },
  });
  const drafts = createWindowDrafts(target, () => NOW);
  const store = createPlaygroundStore({
    source: {
      list: async () => [sampleScenario],
      load: async (asked) => ({ ...sampleScenario, id: asked }),
    },
    loadChecks: loadKnownChecks,
    now: () => NOW,
    drafts,
  });
  drafts.connect(store);
  const url = new URL('https://www.meridia.test/playground/');
  url.searchParams.set('scenario', id);
  await store.getState().start(url);
  const leave = () => {
    const event = new Event('beforeunload', { cancelable: true });
    events.dispatchEvent(event);
    return event.defaultPrevented;
  };
  onTestFinished(() => store.getState().openScenario(own()));
  return { store, leave, hide: () => events.dispatchEvent(new Event('pagehide')) };
}

/** Reads the stored draft of a scenario straight from the database, without the playground. */
async function stored(id: string): Promise<unknown> {
  const database = await openDB('vitrine-playground', 1);
  const value: unknown = await database.get('drafts', id);
  database.close();
  return value;
}

let id = '';
beforeEach(() => {
  id = own();
});

describe('the drafts of a window', () => {
  test('are stored with every change, and opened where the scenario is opened again', async () => {
    const { store } = await openWindow(id);
    store.getState().edit('page', '{"data": {}}');
    await expect
      .poll(() => stored(id))
      .toMatchObject({
        scenarioId: id,
        savedAt: NOW,
        texts: { page: '{"data": {}}' },
      });

    await store.getState().openScenario(own());
    await store.getState().openScenario(id);

    expect(store.getState().playground?.documents.page.text).toBe('{"data": {}}');
    expect(store.getState().playground?.history.past).toHaveLength(1);
    expect(store.getState().storageStatus).toBe('works');
  });

  test('are none where a scenario was only opened, or looked at', async () => {
    const { store, leave } = await openWindow(id);

    store.getState().showTab('macros');
    const asks = leave();

    expect(asks).toBe(false);
    expect(await stored(id)).toBeUndefined();
  });

  test('that are not stored yet hold the window back, and are stored at once', async () => {
    const { store, leave } = await openWindow(id);
    store.getState().edit('page', '[]');

    const asks = leave();

    await expect.poll(() => stored(id)).toMatchObject({ texts: { page: '[]' } });
    await expect.poll(leave).toBe(false);
    expect(asks).toBe(true);
  });

  test('are changed by one window at a time, which hands them over when it is asked', async () => {
    const first = await openWindow(id);
    const second = await openWindow(id);
    const before = [first, second].map(({ store }) => store.getState().isElsewhere);
    second.store.getState().edit('page', '{}');
    first.store.getState().edit('page', '{"data": {}}');
    const refused = second.store.getState().playground?.documents.page.text;

    await second.store.getState().takeOver();
    await expect.poll(() => second.store.getState().isElsewhere).toBe(false);

    expect(before).toEqual([false, true]);
    expect(refused).toBe(sampleScenario.texts.page);
    expect(first.store.getState().isElsewhere).toBe(true);
    await expect
      .poll(() => second.store.getState().playground?.documents.page.text)
      .toBe('{"data": {}}');
  });
});
