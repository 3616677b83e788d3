import { expect, test } from 'vitest';
import { change, open, undo } from '../state/playground.ts';
import { readText, sampleScenario } from '../state/sample-scenario.testing.ts';
import { draftOf, readStoredDraft } from './stored-draft.ts';

const opened = open(sampleScenario, readText);
const changed = [1, 2, 3].reduce(
  (before, at) =>
    change(
      before,
      { document: 'page', text: `{ "a": ${at} }`, kind: 'typed', at: at * 9e5 },
      readText,
    ),
  opened,
);
const draft = draftOf(undo(changed, readText), 7);

test('a draft comes back from the storage with everything that can be taken back and made again', () => {
  const read = readStoredDraft(structuredClone(draft));

  expect(read).toEqual(draft);
  expect(read?.history.past).toHaveLength(2);
  expect(read?.history.future).toHaveLength(1);
});

test('a history that does not lead to the texts is dropped, and the texts are not', () => {
  const texts = { ...draft.texts, page: 'something else' };

  expect(readStoredDraft({ ...draft, texts })).toEqual({
    ...draft,
    texts,
    history: { past: [], future: [] },
  });
});

test.each([
  undefined,
  'text',
  {},
  { ...draft, texts: { page: 'only one' } },
  { ...draft, savedAt: '7' },
])('what is no draft is none: %#', (value) => {
  expect(readStoredDraft(value)).toBeUndefined();
});
