import { expect, test } from 'vitest';
import { countEdits, nearest } from './nearest.ts';

test.each([
  ['titel', 'title', 1],
  ['tite', 'title', 1],
  ['tittle', 'title', 1],
  ['tible', 'title', 1],
  ['', 'abc', 3],
  ['ca', 'abc', 3],
])('from %s to %s is %i', (left, right, edits) => {
  expect(countEdits(left, right)).toBe(edits);
});

test('the nearest spelling is found among several near ones', () => {
  const known = ['service-cards', 'service-card', 'article-card'];

  expect(nearest('servise-card', known)).toBe('service-card');
});

test('upper case does not count', () => {
  expect(nearest('TITLE', ['title'])).toBe('title');
});

test('a word that resembles none has no suggestion', () => {
  expect(nearest('news', ['text', 'url', 'cards'])).toBeUndefined();
});
