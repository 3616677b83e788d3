import { expect, test } from 'vitest';
import { loadKnownChecks } from '#schemas/validate/known-checks.ts';
import { change, changePage, open } from '../playground.ts';
import { readText, sampleScenario } from '../sample-scenario.testing.ts';
import { createIncrementalReader } from '../incremental-parse/incremental-reader.ts';
import { duplicate } from './edits.ts';
import { getOutlinePage, getPageToEdit } from './page-to-edit.ts';

const known = await loadKnownChecks();
const opened = open(sampleScenario, readText);
const saved = JSON.parse(sampleScenario.texts.page);
const typed = (text: string) =>
  change(opened, { document: 'page', text, kind: 'typed', time: 0 }, readText);
const shown = ({ documents, history }: typeof opened) => getOutlinePage(documents.page, history);
const never = () => ({ problems: [], isPending: true });

test('a page can be edited as its text has it, with errors or not, and that is what the outline shows', () => {
  const wrong = { data: { flexZone: { flexComponents: [{ componentType: 'zzz' }] } } };
  const playground = typed(JSON.stringify(wrong));

  expect(playground.documents.page.status).toBe('read');
  expect(getPageToEdit({ playground, known, isElsewhere: false })).toEqual({ page: wrong, known });
  expect(shown(playground)).toEqual(wrong);
});

test('a broken text cannot be edited, and the outline shows the last page', () => {
  const playground = typed('{ "data": ');

  const refusal = { kind: 'broken' };
  expect(getPageToEdit({ playground, known, isElsewhere: false })).toEqual({ refusal });
  expect(shown(playground)).toEqual(saved);
});

test('a scenario that is open elsewhere cannot be edited, nor one that is not open', () => {
  expect(getPageToEdit({ playground: opened, known, isElsewhere: true })).toEqual({
    refusal: { kind: 'elsewhere' },
  });
  expect(getPageToEdit({ playground: undefined, known, isElsewhere: false })).toEqual({
    refusal: { kind: 'unread' },
  });
});

test('a long text that was typed in is waited for, one that was edited as a whole is not', () => {
  const text = sampleScenario.texts.page.replace('November', 'December');
  const waiting = change(opened, { document: 'page', text, kind: 'typed', time: 0 }, never);
  const outcome = duplicate({ page: saved, known }, '/data/flexZone/flexComponents/0');
  if ('refusal' in outcome) throw new Error('The sample page takes one more.');
  const doubled = changePage(opened, { ...outcome.change, time: 0 }, never);

  expect(getPageToEdit({ playground: waiting, known, isElsewhere: false })).toEqual({
    refusal: { kind: 'unread' },
  });
  expect(shown(waiting)).toEqual(saved);
  expect(getPageToEdit({ playground: doubled, known, isElsewhere: false })).toHaveProperty('page');
  expect(shown(doubled)).toHaveProperty('data.flexZone.flexComponents.length', 2);
});

test('words that were typed a moment ago are not waited for, what may move components is', () => {
  const text = sampleScenario.texts.page.replace('November', 'December');
  const words = change(
    opened,
    { document: 'page', text, kind: 'filled', time: 0 },
    createIncrementalReader(readText),
  );
  const { page } = words.documents;
  const patch = [{ op: 'replace', path: '/data/flexZone', value: {} }] as const;
  const moving = { ...page, patch };
  const moved = { ...words, documents: { ...words.documents, page: moving } };

  expect(page.status).toBe('incremental');
  expect(getPageToEdit({ playground: words, known, isElsewhere: false })).toEqual({
    page: JSON.parse(text),
    known,
  });
  expect(getPageToEdit({ playground: moved, known, isElsewhere: false })).toEqual({
    refusal: { kind: 'unread' },
  });
});
