import { expect, test } from 'vitest';
import { loadKnownChecks } from '#schemas/validate/known-checks.ts';
import { createTextReader } from './check-text.ts';
import { edit, startDraft } from './draft.ts';

const read = createTextReader(await loadKnownChecks());
const reading = (text: string) => read('page', text);

const GOOD = '{"data": {"flexZone": {"flexComponents": []}}}';
const EARLIER = '{"data": {}}';
const BROKEN = '{"data": ';
const WRONG = '{"data": {"flexZone": {"flexComponents": [{"componentType": "servise-card"}]}}}';
const WRONG_AND_MORE = WRONG.replace('"flexComponents"', '"intro": 1, "flexComponents"');

const started = startDraft(EARLIER, reading(EARLIER));

test('good text is what is shown', () => {
  const draft = edit(started, GOOD, reading(GOOD));

  expect(draft).toMatchObject({ text: GOOD, lastGood: JSON.parse(GOOD), isStale: false });
});

test.each([
  ['broken', BROKEN],
  ['wrong', WRONG],
])('%s text is kept as it is typed, and the last good value stays', (_, text) => {
  const draft = edit(started, text, reading(text));

  expect(draft).toMatchObject({ text, lastGood: JSON.parse(EARLIER), isStale: true });
  expect(draft.problems).toHaveLength(1);
});

test('text that is good again is shown again', () => {
  const stale = edit(started, BROKEN, reading(BROKEN));

  const draft = edit(stale, GOOD, reading(GOOD));

  expect(draft).toMatchObject({ lastGood: JSON.parse(GOOD), isStale: false, problems: [] });
});

test('a warning holds nothing back', () => {
  const misplaced =
    '{"data": {"flexZone": {"flexComponents": [{"componentType": "home-header", "coreHeader": {"title": "Hello"}}]}}}';

  const draft = edit(started, misplaced, reading(misplaced));

  expect(draft.problems.map(({ severity }) => severity)).toEqual(['warning']);
  expect(draft.isStale).toBe(false);
});

test('a document that is opened with an error is shown with it, and can be edited around it', () => {
  const opened = startDraft(WRONG, reading(WRONG));
  const titled = WRONG.replace('"data": {', '"data": {"hasMacro": true, ');

  const draft = edit(opened, titled, reading(titled));

  expect(opened.isStale).toBe(false);
  expect(draft).toMatchObject({ lastGood: JSON.parse(titled), isStale: false });
});

test('an error beside the one that a document was opened with holds the page back', () => {
  const opened = startDraft(WRONG, reading(WRONG));

  const draft = edit(opened, WRONG_AND_MORE, reading(WRONG_AND_MORE));

  expect(draft).toMatchObject({ lastGood: JSON.parse(WRONG), isStale: true });
});

test('an error that was corrected is not accepted a second time', () => {
  const opened = startDraft(WRONG, reading(WRONG));
  const corrected = edit(opened, GOOD, reading(GOOD));

  const draft = edit(corrected, WRONG, reading(WRONG));

  expect(draft).toMatchObject({ lastGood: JSON.parse(GOOD), isStale: true });
});
