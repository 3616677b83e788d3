import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { loadKnownChecks } from '#schemas/validate/known-checks.ts';
import { createTextReader } from './check-text.ts';
import { edit, isStale, settle, startDraft } from './draft.ts';

const read = createTextReader(await loadKnownChecks());
const reading = (text: string) => read('page', text);

const GOOD = '{"data": {"flexZone": {"flexComponents": []}}}';
const EARLIER = '{"data": {}}';
const BROKEN = '{"data": ';
const WRONG = '{"data": {"flexZone": {"flexComponents": [{"componentType": "servise-card"}]}}}';
const EXPERIENCE = readFileSync('site/experience.json', 'utf8');

const started = startDraft(EARLIER, reading(EARLIER));

test('good text is what is shown', () => {
  const draft = edit(started, GOOD, reading(GOOD));

  expect(draft).toMatchObject({ text: GOOD, lastGood: JSON.parse(GOOD), status: 'read' });
});

test.each([
  ['broken text', BROKEN],
  ['text without an object', '[]'],
])('%s is kept as it is typed, and the last good value stays', (_, text) => {
  const draft = edit(started, text, reading(text));

  expect(draft).toMatchObject({ text, lastGood: JSON.parse(EARLIER), status: 'stale' });
  expect(draft.problems).toHaveLength(1);
});

test.each([
  ['page', WRONG, 'unknown-component'],
  ['macros', '{"savings": {"groups": 7}}', 'wrong-type'],
  ['shell', '{"en-GB": {"footer": 7}}', 'wrong-type'],
] as const)('a wrong %s is shown with its errors', (name, text, code) => {
  const before = startDraft('{}', read(name, '{}'));

  const draft = edit(before, text, read(name, text));

  expect(draft).toMatchObject({ lastGood: JSON.parse(text), status: 'read', problems: [{ code }] });
});

test('a wrong experience is no site: the last good one stays, until one is right', () => {
  const before = startDraft(EXPERIENCE, read('experience', EXPERIENCE));
  const text = EXPERIENCE.replace('"pageLayout"', '"pageLayuot"');

  const draft = edit(before, text, read('experience', text));
  const after = edit(draft, `${EXPERIENCE} `, read('experience', EXPERIENCE));

  expect(draft).toMatchObject({ text, status: 'stale' });
  expect(draft.lastGood).toBe(before.lastGood);
  expect(after.status).toBe('read');
});

test('text that is good again is shown again', () => {
  const stale = edit(started, BROKEN, reading(BROKEN));

  const draft = edit(stale, GOOD, reading(GOOD));

  expect(draft).toMatchObject({ lastGood: JSON.parse(GOOD), status: 'read', problems: [] });
});

test('a text that waits to be read is as stale as the one before it, until it is read', () => {
  const pending = { problems: [], isPending: true };
  const drafts = [started, edit(started, BROKEN, reading(BROKEN))];

  const waiting = drafts.map((draft) => edit(draft, GOOD, pending));
  const settled = waiting.map((draft) => settle(draft, reading(GOOD)));

  expect(waiting.map(isStale)).toEqual([false, true]);
  expect(settled.map(({ status }) => status)).toEqual(['read', 'read']);
});
