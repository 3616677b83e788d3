import { expect, test } from 'vitest';
import type { HistoryEntry } from '../history/history.ts';
import { change, open, undo } from '../playground.ts';
import { readText, sampleScenario } from '../sample-scenario.testing.ts';
import { toStoredDraft, readStoredDraft } from './stored-draft.ts';

const opened = open(sampleScenario, readText);
const changed = [1, 2, 3].reduce(
  (before, time) =>
    change(
      before,
      { document: 'page', text: `{ "a": ${time} }`, kind: 'typed', time: time * 9e5 },
      readText,
    ),
  opened,
);
const draft = toStoredDraft(undo(changed, readText), 7);

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

test.each([undefined, 'text', {}, { ...draft, texts: 'only one' }, { ...draft, savedAt: '7' }])(
  'what is no draft is none: %#',
  (value) => {
    expect(readStoredDraft(value)).toBeUndefined();
  },
);

const [oldest] = draft.history.past;
const [edit] = oldest?.edits ?? [];

test.each<[string, unknown]>([
  ['no history', undefined],
  ['a list instead of one', []],
  ['no list of what is past', { ...draft.history, past: {} }],
  ['an entry that is none', { past: [null], future: [] }],
  ['an entry that is a text', { past: ['typed'], future: [] }],
  ...[{ id: '1' }, { time: '1' }, { document: 'pages' }, { kind: 'told' }, { edits: {} }].map(
    (member): [string, unknown] => [
      `an entry with ${JSON.stringify(member)}`,
      { past: [{ ...oldest, ...member }], future: [] },
    ],
  ),
  ...[null, 'x', { ...edit, document: 'x' }, { ...edit, start: '0' }, { ...edit, removed: 1 }].map(
    (wrong): [string, unknown] => [
      `the edit ${JSON.stringify(wrong)}`,
      { past: [{ ...oldest, edits: [wrong] }], future: [] },
    ],
  ),
  [
    'an edit that inserts nothing',
    { past: [{ ...oldest, edits: [{ ...edit, inserted: 0 }] }], future: [] },
  ],
])('a draft with %s keeps its texts', (_, history) => {
  expect(readStoredDraft({ ...draft, history })).toEqual({
    ...draft,
    history: { past: [], future: [] },
  });
});

test('a step keeps its name, and a name that is no text costs the history', () => {
  const named = (name: unknown) => ({
    ...draft.history,
    past: draft.history.past.map((entry) => ({ ...entry, name })),
  });

  expect(readStoredDraft({ ...draft, history: named('Mine') })?.history).toEqual(named('Mine'));
  expect(readStoredDraft({ ...draft, history: named(7) })?.history.past).toEqual([]);
});

test('a draft of an older version opens with its history', () => {
  const typed = change(
    opened,
    { document: 'page', text: '{ "a": 1 }', kind: 'typed', time: 9e5 },
    readText,
  );
  const fixed = change(
    typed,
    { document: 'page', text: '{ "b": 1 }', kind: 'fixed', time: 18e5 },
    readText,
  );
  const stored = toStoredDraft(undo(fixed, readText), 7);

  const read = readStoredDraft({
    ...stored,
    history: {
      past: stored.history.past.map(older),
      future: stored.history.future.map(older),
    },
  });

  expect(read).toEqual(stored);
});

test.each([
  ['without a time', { time: undefined }],
  ['of no known kind', { kind: 'dreamt' }],
  ['of a document that there is none of', { document: 'outline' }],
  ['with an edit that is none', { edits: [{ document: 'page', start: 0, removed: 'x' }] }],
  ['without edits', { edits: 'none' }],
])('a history with an entry %s is dropped, and the texts are not', (_, wrong) => {
  const [first, ...rest] = draft.history.past;
  const history = { ...draft.history, past: [{ ...first, ...wrong }, ...rest] };

  expect(readStoredDraft({ ...draft, history })).toEqual({
    ...draft,
    history: { past: [], future: [] },
  });
});

test('holds the documents alone that were changed, so that all others stay the scenario’s own', () => {
  expect(Object.keys(draft.texts)).toEqual(['page']);
  expect(Object.keys(toStoredDraft(opened, 7).texts)).toEqual([]);
});

test('a draft from when there were two documents opens, with the others as the scenario has them', () => {
  const { page, macros } = sampleScenario.texts;
  const two = { ...draft, texts: { page: draft.texts.page, macros, shell: 7 } };

  const read = readStoredDraft(two);
  const reopened = open(sampleScenario, readText, read);

  expect(read?.history).toEqual(draft.history);
  expect(undo(undo(reopened, readText), readText).documents.page.text).toBe(page);
  expect(reopened.documents.shell.text).toBe(sampleScenario.texts.shell);
});

test('a history of a document that the draft does not hold is dropped', () => {
  const texts = { macros: sampleScenario.texts.macros };

  expect(readStoredDraft({ ...draft, texts })).toMatchObject({ texts, history: { past: [] } });
});

/** An entry as it was stored before it had a `time`. */
function older({ time, ...entry }: HistoryEntry): object {
  return { ...entry, at: time, kind: entry.kind === 'fixed' ? 'mended' : entry.kind };
}
