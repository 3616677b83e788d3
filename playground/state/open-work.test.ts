import { expect, test } from 'vitest';
import type { StoredDraft } from './drafts/stored-draft.ts';
import { UNKNOWN_VERSION, getVersionToReplace } from './base-versions.ts';
import { hashText } from '../json-text/hash-text.ts';
import { toLinkedTexts } from './link/linked-texts.ts';
import { listChangedDocuments, listEditedDocuments, openWork, removeDraft } from './open-work.ts';
import { getEdits, getTexts, undo, type Playground } from './playground.ts';
import { readText, sampleScenario } from './sample-scenario.testing.ts';

const draft: StoredDraft = {
  scenarioId: sampleScenario.id,
  texts: { ...sampleScenario.texts, page: '{ "mine": 1 }' },
  history: { past: [], future: [] },
  savedAt: 100,
};
const linked = { selects: {}, edits: { macros: '{ "linked": 1 }' } };
const work = { scenario: sampleScenario, draft, address: linked, writtenAt: 200 };

test('a newer address stands over the draft, of which undo brings back every character', () => {
  const { playground, isChanged, notice } = openWork(work, readText);

  expect(getEdits(playground)).toEqual({ macros: '{ "linked": 1 }' });
  expect([isChanged, notice]).toEqual([true, { kind: 'link-over-draft' }]);
  expect(getTexts(undo(playground, readText))).toEqual(draft.texts);
});

test('an address older than the draft changes nothing in it', () => {
  const { playground, isChanged } = openWork({ ...work, writtenAt: 99 }, readText);

  expect([getTexts(playground), isChanged]).toEqual([draft.texts, false]);
});

test('an address without texts opens the draft', () => {
  const address = { ...linked, edits: {} };

  expect(openWork({ ...work, address }, readText).playground.documents.page.text).toBe(
    '{ "mine": 1 }',
  );
});

test('without a draft the texts of the address are a new one', () => {
  const { playground, isChanged } = openWork({ ...work, draft: undefined }, readText);

  expect([getEdits(playground), isChanged]).toEqual([linked.edits, true]);
});

test('what is wrong with a link is said before anything else', () => {
  const notices = (['cut', 'other-version', 'too-large'] as const).map(
    (trouble) => openWork({ ...work, address: { ...linked, trouble } }, readText).notice,
  );

  expect(notices).toEqual([
    { kind: 'cut-link' },
    { kind: 'other-version-link' },
    { kind: 'large-link' },
  ]);
});

const { texts } = sampleScenario;
const digests = { page: hashText(texts.page), macros: hashText(texts.macros) };
const today = { ...texts, macros: '{ "today": 1 }' };
const changedScenario = { ...sampleScenario, texts: today };
const quiet = { ...work, address: { selects: {}, edits: {} } };

test('of a file that has changed, a draft takes over what nobody had edited', () => {
  const old = { ...draft, of: digests };

  const { playground, notice } = openWork(
    { ...quiet, scenario: changedScenario, draft: old },
    readText,
  );

  expect(getEdits(playground)).toEqual({ page: '{ "mine": 1 }' });
  expect(notice).toBeUndefined();
  expect([listChangedDocuments(old, today), listEditedDocuments(old, today)]).toEqual([
    ['macros'],
    ['page'],
  ]);
});

test('an edited text of a file that has changed stays as it is, and it is said', () => {
  const old = { ...draft, texts: { ...draft.texts, macros: '{ "mine": 2 }' }, of: digests };

  const { playground, notice } = openWork(
    { ...quiet, scenario: changedScenario, draft: old },
    readText,
  );

  expect(getTexts(playground)).toEqual(old.texts);
  expect(notice).toEqual({ kind: 'draft-of-other-files', documents: ['macros'] });
});

test('a dropped draft comes back with one step back', () => {
  const { playground } = openWork(removeDraft(quiet, 300), readText);

  expect(getEdits(playground)).toEqual({});
  expect(playground.history.past.at(-1)).toMatchObject({ kind: 'dropped', time: 300 });
  expect(getTexts(undo(playground, readText))).toEqual(draft.texts);
});

const PAGE = 'pages/en/mine.json';
const onDisk = { ...sampleScenario, files: { [PAGE]: { text: '{}', version: 'now' } } };
const stale = { ...draft, versions: { [PAGE]: 'then' } };
const earlier = `${texts.page}\n`;
const replaces = (playground: Playground) => getVersionToReplace(playground, PAGE);

test('a dropped draft that comes back replaces the version alone that it was made of', () => {
  const dropped = removeDraft({ ...quiet, scenario: onDisk, draft: stale }, 300);

  const { playground } = openWork(dropped, readText);

  expect([replaces(playground), replaces(undo(playground, readText))]).toEqual(['now', 'then']);
});

test('a link over a draft is made of the disk’s text, and what it stands over is not', () => {
  const edits = toLinkedTexts({ page: '{ "sent": 1 }' }, texts);
  const address = { selects: {}, edits };

  const { playground } = openWork({ ...work, scenario: onDisk, draft: stale, address }, readText);

  expect([replaces(playground), replaces(undo(playground, readText))]).toEqual(['now', 'then']);
});

test.each([
  ['that has whole texts', { page: '{ "sent": 1 }' }, UNKNOWN_VERSION],
  [
    'whose file has changed since',
    toLinkedTexts({ page: earlier.replace('{', '{ ') }, { ...texts, page: earlier }),
    UNKNOWN_VERSION,
  ],
  ['of the very text', toLinkedTexts({ page: '{ "sent": 1 }' }, texts), 'now'],
])('a link %s may replace what it is known to be made of', (_, edits, version) => {
  const address = { selects: {}, edits };
  const alone = { ...work, scenario: onDisk, draft: undefined, address };

  expect(replaces(openWork(alone, readText).playground)).toBe(version);
});

test('with a draft goes the address that has its texts, and no other', () => {
  const own = { ...linked, edits: { page: '{ "mine": 1 }' } };
  const dropped = (address: typeof linked | typeof own) =>
    getEdits(openWork(removeDraft({ ...work, address }, 300), readText).playground);

  expect([dropped(own), dropped(linked)]).toEqual([{}, { macros: '{ "linked": 1 }' }]);
});
