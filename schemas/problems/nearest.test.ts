import { expect, test } from 'vitest';
import { countEdits, findNearest, listNearest } from './nearest.ts';

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

  expect(findNearest('servise-card', known)).toBe('service-card');
});

test('upper case does not count', () => {
  expect(findNearest('TITLE', ['title'])).toBe('title');
});

test('a word that resembles none has no suggestion', () => {
  expect(findNearest('news', ['text', 'url', 'cards'])).toBeUndefined();
});

test.each([
  ['ab', 'ax', true],
  ['ab', 'xy', false],
  ['abcdef', 'abcdxy', true],
  ['abcdef', 'abcxyz', false],
  ['abcdefghijkl', 'abcdefghwxyz', true],
  ['abcdefghijklmno', 'abcdefghijkwxyz', true],
  ['abcdefghijklmno', 'abcdefghijvwxyz', false],
  ['abcdef', 'abcdefgh', true],
  ['abcdef', 'abcdefghi', true],
  ['abcdef', 'abcdefghij', false],
])(
  'a third of the characters may be wrong, one at least and four at most: %s for %s is %s',
  (...row) => {
    const [word, candidate, isNear] = row;

    expect(findNearest(word, [candidate])).toBe(isNear ? candidate : undefined);
  },
);

test('of words that are equally near the first one is meant', () => {
  expect(findNearest('card', ['cart', 'care'])).toBe('cart');
  expect(findNearest('card', ['xxxx', 'cxrt', 'cart'])).toBe('cart');
});

test('the words that resemble one are listed by likeness, then by the alphabet, so many at most', () => {
  const known = ['savings', 'saving', 'shavings', 'sailing', 'loans', 'raving'];

  expect(listNearest('SAVING', known, 9)).toEqual([
    'saving',
    'raving',
    'savings',
    'sailing',
    'shavings',
  ]);
  expect(listNearest('saving', known, 2)).toEqual(['saving', 'raving']);
});

test('a word with more than half of its characters wrong resembles nothing', () => {
  expect(listNearest('abcd', ['abxy', 'axyz'], 9)).toEqual(['abxy']);
});
