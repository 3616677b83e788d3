import { expect, test } from 'vitest';
import {
  addProgress,
  getCheckState,
  listSkippedLevels,
  type AccessibilityProgress,
  type OutlinePart,
} from './accessibility.ts';

const wanted = { isWanted: true, language: 'en-GB' };
const heading = (level: number): OutlinePart => ({ kind: 'heading', level, name: '', depth: 0 });
const outline = [heading(1)];
const found: AccessibilityProgress = { done: 9, total: 9, findings: [], outline };

test('what was found stays in sight while the same scenario is checked again', () => {
  const done = addProgress(wanted, found, 'home/en');

  const again = addProgress(done, { done: 0, total: 9 }, 'home/en');

  expect(again?.progress).toEqual({ done: 0, total: 9, findings: [], outline });
  expect(again && getCheckState(again)).toBe('checking');
});

test('another scenario begins with nothing, and so does a check that failed', () => {
  const done = addProgress(wanted, found, 'home/en');

  const other = addProgress(done, { done: 3, total: 9 }, 'home/fr');
  const failed = addProgress(done, { done: 3, total: 9, failure: 'x' }, 'home/en');

  expect(other?.progress).toEqual({ done: 3, total: 9 });
  expect(failed?.progress).toEqual({ done: 3, total: 9, failure: 'x' });
});

test('nobody is told of a check that nobody has asked for', () => {
  expect(addProgress(undefined, found, 'home/en')).toBeUndefined();
});

test.each([
  ['checking', { ...wanted }],
  ['checking', { ...wanted, progress: { done: 3, total: 9 } }],
  ['stopped', { ...wanted, isWanted: false, progress: { done: 3, total: 9 } }],
  ['done', { ...wanted, progress: found }],
  ['done', { ...wanted, isWanted: false, progress: found }],
  ['failed', { ...wanted, progress: { done: 3, total: 9, failure: 'x' } }],
])('a check is %s as its progress says', (state, accessibility) => {
  expect(getCheckState(accessibility)).toBe(state);
});

test.each<[string, readonly OutlinePart[], readonly (readonly number[])[]]>([
  ['each level after the one before', [1, 2, 3, 2, 3, 1].map(heading), [[], [], [], [], [], []]],
  ['a level that is left out', [1, 3, 2, 5].map(heading), [[], [2], [], [3, 4]]],
  ['a page that does not begin with level 1', [heading(2)], [[1]]],
  [
    'a landmark between two headings',
    [heading(1), { kind: 'landmark', role: 'main', name: '', depth: 0 }, heading(3)],
    [[], [], [2]],
  ],
])('the levels that headings skip: %s', (_, parts, skipped) => {
  expect(listSkippedLevels(parts)).toEqual(skipped);
});
