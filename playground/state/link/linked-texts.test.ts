import { array, assert, constantFrom, integer, property } from 'fast-check';
import { expect, test } from 'vitest';
import { toLinkedTexts, resolveLinkedTexts, type LinkedChanges } from './linked-texts.ts';
import { sampleScenario } from '../sample-scenario.testing.ts';

const LINES = Array.from({ length: 40 }, (_, index) => `line ${index}\n`);
const original = { ...sampleScenario.texts, page: LINES.join('') };
const edited = original.page.replace('line 10\n', 'ten\n').replace('line 30\n', '');
const linked = toLinkedTexts({ page: edited }, original);

const changesIn = ({ page }: typeof linked) => (page as LinkedChanges).changes;

test('a link says of a text what differs from the scenario’s, and nothing of the others', () => {
  expect(Object.keys(linked)).toEqual(['page']);
  expect(changesIn(linked)).toMatchObject([
    { line: 10, removed: 1, inserted: 'ten\n' },
    { line: 30, removed: 1, inserted: '' },
  ]);
  expect(resolveLinkedTexts(linked, original)).toEqual({
    texts: { page: edited },
    moved: [],
    unfit: [],
  });
});

test('in a file that has changed elsewhere since, the edits stand at their places, and it is said', () => {
  const today = { ...original, page: `new\n${original.page.replace('line 20\n', '')}` };

  expect(resolveLinkedTexts(linked, today)).toEqual({
    texts: { page: `new\n${edited.replace('line 20\n', '')}` },
    moved: ['page'],
    unfit: [],
  });
});

test.each([
  ['at that very place', original.page.replace('line 11', 'line eleven')],
  ['so that there are two such places', original.page + original.page],
  ['into nothing', ''],
])('edits of a file that has changed %s are not guessed at, and it is said', (_, page) => {
  expect(resolveLinkedTexts(linked, { ...original, page })).toEqual({
    texts: {},
    moved: [],
    unfit: ['page'],
  });
});

test('a link with whole texts, as they were before, brings those', () => {
  expect(resolveLinkedTexts({ page: 'whole' }, original)).toEqual({
    texts: { page: 'whole' },
    moved: [],
    unfit: [],
  });
});

test.each([{ line: 5 }, { line: 1e15 }, { removed: 30 }, { removed: 2 ** 40 }, { place: '' }])(
  'a change that was altered to %j stands nowhere',
  (wrong) => {
    const [first, second] = changesIn(linked);
    const page = { ...(linked.page as LinkedChanges), changes: [{ ...first, ...wrong }, second] };

    expect(resolveLinkedTexts({ page: page as LinkedChanges }, original).unfit).toEqual(['page']);
  },
);

test('however a text was edited, its link leads to the same characters', () => {
  const edits = array(
    constantFrom('x\n', '', 'line 3\n', '{}', '\n\n').chain((inserted) =>
      integer({ min: 0, max: 39 }).map((line) => ({ line, inserted })),
    ),
    { maxLength: 8 },
  );
  assert(
    property(edits, (all) => {
      const lines = [...LINES];
      for (const { line, inserted } of all) lines[line] = inserted;
      const page = lines.join('');

      expect(resolveLinkedTexts(toLinkedTexts({ page }, original), original).texts.page).toBe(page);
    }),
  );
});
