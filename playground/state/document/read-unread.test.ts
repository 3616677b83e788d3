import { expect, test } from 'vitest';
import { loadKnownChecks, type KnownChecks } from '#schemas/validate/known-checks.ts';
import { sampleScenario } from '../sample-scenario.testing.ts';
import { createPlaygroundStore } from '../store.ts';

const ADDRESS = new URL('https://www.meridia.test/playground/?scenario=section-title/sample');
const WRONG = sampleScenario.texts.page.replace('section-title', 'sektion-title');
const known = await loadKnownChecks();

/** A store whose scenario is open and whose checks come when a test says so. */
async function openUnchecked() {
  const [opened, checks] = [Promise.withResolvers<void>(), Promise.withResolvers<KnownChecks>()];
  const asked: string[] = [];
  const store = createPlaygroundStore({
    source: {
      async list() {
        asked.push('list');
        return [sampleScenario];
      },
      load: async () => sampleScenario,
    },
    loadChecks() {
      asked.push('checks');
      return checks.promise;
    },
    now: () => 0,
    afterOpening: () => opened.promise,
  });
  const started = store.getState().start(ADDRESS);
  // Everything but checks and list is at hand.
  for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
  return {
    asked,
    store,
    type: (text: string) => store.getState().edit('page', text),
    page: () => store.getState().playground?.documents.page,
    check: async () => {
      opened.resolve();
      checks.resolve(known);
      await started;
    },
  };
}

test('a scenario is open, and nothing else asked for, before there are checks', async () => {
  const { asked, page } = await openUnchecked();

  expect(page()).toMatchObject({ text: sampleScenario.texts.page, status: 'unread', problems: [] });
  expect(asked).toEqual([]);
});

test('once there are, it is as if there had been from the beginning', async () => {
  const { check, page } = await openUnchecked();

  const before = page();

  await check();

  expect(before?.lastGood).toEqual(JSON.parse(sampleScenario.texts.page));
  expect(page()?.status).toBe('read');
  expect(page()?.lastGood).toBe(before?.lastGood);
});

test('what was typed meanwhile is shown, with what is wrong with it', async () => {
  const { type, check, page } = await openUnchecked();

  type(WRONG);
  const before = page();
  await check();

  expect(before).toMatchObject({ lastGood: JSON.parse(WRONG), status: 'unread' });
  expect(page()).toMatchObject({
    text: WRONG,
    status: 'read',
    lastGood: JSON.parse(WRONG),
    problems: [{ code: 'unknown-component' }],
  });
});

test('what was broken meanwhile leaves the page of the scenario on show', async () => {
  const { type, check, page } = await openUnchecked();

  type('{"data": ');
  await check();

  expect(page()).toMatchObject({
    status: 'stale',
    lastGood: JSON.parse(sampleScenario.texts.page),
    problems: [{ code: 'broken-json' }],
  });
});

test('an experience that was changed meanwhile waits for its checks', async () => {
  const { store, check } = await openUnchecked();
  const experience = () => store.getState().playground?.documents.experience;
  const opened = experience();

  store.getState().edit('experience', '{}');
  const before = experience();
  await check();

  expect(before?.lastGood).toBe(opened?.lastGood);
  expect(experience()).toMatchObject({ status: 'stale', lastGood: opened?.lastGood });
});
