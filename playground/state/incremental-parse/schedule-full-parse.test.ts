import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadKnownChecks } from '#schemas/validate/known-checks.ts';
import { getLastRead } from '../document/draft.ts';
import { connectLargeTexts } from '../large-texts/connect-large-texts.ts';
import { sampleScenario } from '../sample-scenario.testing.ts';
import { createPlaygroundStore } from '../store.ts';
import { scheduleFullParse } from './schedule-full-parse.ts';
import { createIncrementalReader } from './incremental-reader.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

const CARD = {
  componentType: 'feature-card',
  title: 'Drop in',
  name: 'branch-opening-hours',
  properties: { branch: 'ghent-korenmarkt' },
  variant: 'widget',
};
const card = (title: string) =>
  JSON.stringify({ data: { flexZone: { flexComponents: [{ ...CARD, title }] } } });
const SHOWN = { problems: [], steps: [] };

/** A store whose changes are shown ahead, with a window that paints when a test calls for it. */
async function openStore() {
  const painted: (() => void)[] = [];
  const store = createPlaygroundStore({
    source: { list: async () => [sampleScenario], load: async () => sampleScenario },
    loadChecks: loadKnownChecks,
    now: () => 0,
  });
  connectLargeTexts(store, () => new Promise(() => {}), createIncrementalReader);
  scheduleFullParse(store, (task) => painted.push(task));
  await store.getState().start(new URL('https://www.meridia.test/playground/'));
  return {
    store,
    page: () => store.getState().playground?.documents.page,
    type: (title: string) =>
      store.getState().edit('page', sampleScenario.texts.page.replace('November', title)),
    paint: () => painted.splice(0).forEach((task) => task()),
  };
}

test('a text is read once the preview has painted it, and not before', async () => {
  const { store, page, type, paint } = await openStore();
  const opened = page();

  type('December');
  paint();
  const early = page();
  store.getState().noteShown({ ...SHOWN });
  const unpainted = page();
  paint();

  expect([early, unpainted]).toMatchObject([{ status: 'incremental' }, { status: 'incremental' }]);
  expect(early && getLastRead(early)).toBe(opened?.lastGood);
  expect(page()?.status).toBe('read');
  expect(page()?.lastGood).toBe(early?.lastGood);
  expect(page() && getLastRead(page() ?? opened!)).toBe(early?.lastGood);
});

test('whoever types on and on finds it read a moment later, though the preview has shown nothing', async () => {
  const { page, type } = await openStore();
  const unread: boolean[] = [];

  for (let key = 0; key < 10; key += 1) {
    type('x'.repeat(key + 1));
    vi.advanceTimersByTime(80);
    unread.push(page()?.status !== 'read');
  }

  expect(unread).toContain(false);
  expect(unread.slice(0, 3)).toEqual([true, true, true]);
});

test('what is read late has its problems, at their places', async () => {
  const { store, page, paint } = await openStore();
  store.getState().edit('page', card('Short'));
  const good = page()?.problems;

  store.getState().edit('page', card('Long '.repeat(50)));
  const before = page()?.problems;
  store.getState().noteShown({ ...SHOWN });
  paint();

  expect([good, before]).toEqual([[], []]);
  expect(page()?.problems).toMatchObject([{ severity: 'warning', place: { line: 1 } }]);
});
