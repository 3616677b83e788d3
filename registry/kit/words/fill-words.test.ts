import { expect, test } from 'vitest';
import { fillWords } from './fill-words.ts';

test('puts each value where its name stands', () => {
  expect(fillWords('{{minutes}} of {{all}} min', { minutes: 6, all: '10' })).toBe('6 of 10 min');
});

test('leaves a placeholder without a value readable', () => {
  expect(fillWords('{{minutes}} min', {})).toBe('{{minutes}} min');
});

test('shows dollar signs as they are written', () => {
  expect(fillWords('{{name}}', { name: '$& and $1' })).toBe('$& and $1');
});

test('is empty for words that are missing', () => {
  expect(fillWords(undefined, { minutes: 6 })).toBe('');
});
