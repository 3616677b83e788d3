import { expect, test } from 'vitest';
import { change, open, undo } from '../playground.ts';
import { readText, sampleScenario } from '../sample-scenario.testing.ts';
import { noteDraft, summariseDraft } from './draft-summary.ts';
import { toStoredDraft } from './stored-draft.ts';

const { id } = sampleScenario;
const opened = open(sampleScenario, readText);
const edited = change(opened, { document: 'page', text: '{}', kind: 'typed', time: 0 }, readText);
const undone = undo(edited, readText);
const saved = { ...edited, original: { ...edited.original, page: '{}' } };

test.each([
  ['an edited scenario', toStoredDraft(edited, 0), { scenarioId: id, page: '{}' }],
  ['one whose edit was taken back', toStoredDraft(undone, 0), undefined],
  ['one that was saved', toStoredDraft(saved, 0), undefined],
  [
    'one whose files are not known',
    { ...toStoredDraft(edited, 0), of: undefined },
    { scenarioId: id, page: '{}' },
  ],
  ['something else', { texts: { page: '{}' } }, undefined],
])('of what is stored, a list of drafts says of %s', (_what, stored, summary) => {
  expect(summariseDraft(structuredClone(stored))).toEqual(summary);
});

test('a new page is listed by the title that it has, and listed anew with another', () => {
  const page = open({ ...sampleScenario, id: 'page/empty.a' }, readText);
  const text = JSON.stringify({ data: { meta: { title: 'Spring' } } });
  const titled = change(page, { document: 'page', text, kind: 'typed', time: 0 }, readText);
  const broken = change(page, { document: 'page', text: '{', kind: 'typed', time: 0 }, readText);
  const spring = { scenarioId: 'page/empty.a', title: 'Spring', page: text };

  expect(summariseDraft(structuredClone(toStoredDraft(titled, 0)))).toEqual(spring);
  expect(noteDraft([spring], broken)).toEqual([
    { scenarioId: 'page/empty.a', page: '{', isBroken: true },
  ]);
  expect(noteDraft([{ scenarioId: 'page/empty.a' }], titled)).toEqual([spring]);
});

test('a list of drafts takes the open scenario in while it differs from its files', () => {
  const others = [{ scenarioId: 'card/full' }];
  const all = [...others, { scenarioId: id, page: '{}' }];

  expect(noteDraft(others, edited)).toEqual(all);
  expect(noteDraft(all, undone)).toEqual(others);
  expect(noteDraft(others, opened)).toBe(others);
});
