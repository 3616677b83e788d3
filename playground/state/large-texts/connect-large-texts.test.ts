import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadKnownChecks } from '#schemas/validate/known-checks.ts';
import { sampleScenario } from '../sample-scenario.testing.ts';
import { createPlaygroundStore } from '../store.ts';
import { connectLargeTexts, MAX_CHARACTERS_AT_ONCE } from './connect-large-texts.ts';
import { createLargeReader } from './read-large.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

const known = await loadKnownChecks();
const padding = ' '.repeat(MAX_CHARACTERS_AT_ONCE);
const pageWith = (...components: readonly object[]) =>
  JSON.stringify({ data: { flexZone: { flexComponents: components } } }) + padding;
const titled = (title: string) => pageWith({ componentType: 'section-title', title });

/** A store whose long texts are read by a reader that counts. */
async function openStore(wait?: Promise<void>) {
  const read: string[] = [];
  const store = createPlaygroundStore({
    source: { list: async () => [sampleScenario], load: async () => sampleScenario },
    loadChecks: async () => known,
    now: () => 0,
  });
  const reader = createLargeReader(known);
  connectLargeTexts(store, async (name, text) => {
    read.push(text);
    await wait;
    return reader(name, text);
  });
  await store.getState().start(new URL('https://www.meridia.test/playground/'));
  const page = () => store.getState().playground?.documents.page;
  return { store, read, page, edit: (text: string) => store.getState().edit('page', text) };
}

test('a long text stands at once, and what is in it follows after a pause, read once', async () => {
  const { read, page, edit } = await openStore();
  const before = page();

  edit(titled('a'));
  edit(titled('ab'));
  const atOnce = page();
  await vi.advanceTimersByTimeAsync(1_000);

  expect(atOnce).toMatchObject({ text: titled('ab'), status: 'unread' });
  expect(atOnce?.lastGood).toBe(before?.lastGood);
  expect(read).toEqual([titled('ab')]);
  expect(page()).toMatchObject({ lastGoodText: titled('ab'), status: 'read', problems: [] });
});

test('a long text is shown with its mistakes, and a short text is read at once again', async () => {
  const { page, edit } = await openStore();

  edit(pageWith({ componentType: 'no-such-component' }));
  await vi.advanceTimersByTimeAsync(1_000);
  const wrong = page();
  edit('{"data": {}}');

  expect(wrong).toMatchObject({
    lastGoodText: wrong?.text,
    status: 'read',
    problems: [{ code: 'unknown-component' }],
  });
  expect(page()).toMatchObject({ status: 'read', lastGood: { data: {} }, problems: [] });
  expect(page()?.lastGoodText).toBeUndefined();
});

test('what is read too late is of no use', async () => {
  const { store, page, edit } = await openStore();

  edit(pageWith({ componentType: 'no-such-component' }));
  store.getState().undo();
  await vi.advanceTimersByTimeAsync(1_000);

  expect(page()?.text).toBe(sampleScenario.texts.page);
  expect(page()?.problems).toEqual([]);
});

test('what was read of a long text is of no use once typing has gone on', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const { read, page, edit } = await openStore(promise);

  edit(titled('a'));
  await vi.advanceTimersByTimeAsync(1_000);
  edit(titled('ab'));
  resolve();
  await vi.advanceTimersByTimeAsync(0);

  expect(read).toEqual([titled('a')]);
  expect(page()).toMatchObject({ text: titled('ab'), status: 'unread' });
  expect(page()?.lastGoodText).not.toBe(titled('a'));
});

test('a long text that undo and redo bring back is read again', async () => {
  const { store, read, page, edit } = await openStore();

  edit(titled('a'));
  await vi.advanceTimersByTimeAsync(1_000);
  store.getState().undo();
  store.getState().redo();
  await vi.advanceTimersByTimeAsync(1_000);

  expect(read).toEqual([titled('a'), titled('a')]);
  expect(page()).toMatchObject({ lastGoodText: titled('a') });
});
