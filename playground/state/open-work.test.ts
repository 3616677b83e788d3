import { expect, test } from 'vitest';
import type { StoredDraft } from '../drafts/stored-draft.ts';
import { openWork } from './open-work.ts';
import { editsOf, textsOf, undo } from './playground.ts';
import { readText, sampleScenario } from './sample-scenario.testing.ts';

const draft: StoredDraft = {
  scenarioId: sampleScenario.id,
  texts: { ...sampleScenario.texts, page: '{ "mine": 1 }' },
  history: { past: [], future: [] },
  savedAt: 100,
};
const linked = { selects: {}, edits: { macros: '{ "linked": 1 }' }, isCut: false };
const work = { scenario: sampleScenario, draft, address: linked, writtenAt: 200 };

test('a newer address stands over the draft, of which undo brings back every character', () => {
  const { playground, isChanged, notice } = openWork(work, readText);

  expect(editsOf(playground)).toEqual({ macros: '{ "linked": 1 }' });
  expect([isChanged, notice]).toEqual([true, { kind: 'link-over-draft' }]);
  expect(textsOf(undo(playground, readText))).toEqual(draft.texts);
});

test('an address older than the draft changes nothing in it', () => {
  const { playground, isChanged } = openWork({ ...work, writtenAt: 99 }, readText);

  expect([textsOf(playground), isChanged]).toEqual([draft.texts, false]);
});

test('an address without texts opens the draft', () => {
  const address = { ...linked, edits: {} };

  expect(openWork({ ...work, address }, readText).playground.documents.page.text).toBe(
    '{ "mine": 1 }',
  );
});

test('without a draft the texts of the address are a new one', () => {
  const { playground, isChanged } = openWork({ ...work, draft: undefined }, readText);

  expect([editsOf(playground), isChanged]).toEqual([linked.edits, true]);
});
