import { expect, test } from 'vitest';
import { loadKnownChecks, type KnownChecks } from '#schemas/validate/known-checks.ts';
import { sampleScenario } from '../sample-scenario.testing.ts';
import { createPlaygroundStore } from '../store.ts';

const ADDRESS = new URL('https://www.meridia.test/playground/?scenario=section-title/sample');
const WRONG = sampleScenario.texts.page.replace('section-title', 'sektion-title');
const known = await loadKnownChecks();

/** A store whose scenario is open and whose checks come when a test says so. */
async function openUnchecked(page = sampleScenario.texts.page) {
  const [opened, checks] = [Promise.withResolvers<void>(), Promise.withResolvers<KnownChecks>()];
  const asked: string[] = [];
  const scenario = { ...sampleScenario, texts: { ...sampleScenario.texts, page } };
  const store = createPlaygroundStore({
    source: {
      async list() {
        asked.push('list');
        return [scenario];
      },
      load: async () => scenario,
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

  expect(page()).toMatchObject({ text: sampleScenario.texts.page, needsParse: true, problems: [] });
  expect(asked).toEqual([]);
});

test('once there are, it is as if there had been from the beginning', async () => {
  const { check, page } = await openUnchecked();

  await check();

  expect(page()?.needsParse).toBeUndefined();
  expect(page()?.lastGood).toEqual(JSON.parse(sampleScenario.texts.page));
});

test('what was typed meanwhile stays; what was wrong with it is a mistake, and the page of before is shown', async () => {
  const { type, check, page } = await openUnchecked();

  type(WRONG);
  await check();

  expect(page()).toMatchObject({
    text: WRONG,
    isStale: true,
    lastGood: JSON.parse(sampleScenario.texts.page),
    problems: [{ code: 'unknown-component' }],
  });
});

test('what a scenario came with is shown with it, though somebody has typed', async () => {
  const { type, check, page } = await openUnchecked(WRONG);

  type(WRONG.replace('November', 'December'));
  await check();

  expect(page()).toMatchObject({ isStale: false, problems: [{ code: 'unknown-component' }] });
});
