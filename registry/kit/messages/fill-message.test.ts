import { expect, test } from 'vitest';
import { fillMessage } from './fill-message.ts';

test('puts each value where its name stands', () => {
  expect(fillMessage('{{minutes}} of {{all}} min', { minutes: 6, all: '10' })).toBe('6 of 10 min');
});

test('leaves a placeholder without a value readable', () => {
  expect(fillMessage('{{minutes}} min', {})).toBe('{{minutes}} min');
});

test('shows dollar signs as they are written', () => {
  expect(fillMessage('{{name}}', { name: '$& and $1' })).toBe('$& and $1');
});

test('is empty for a message that is missing', () => {
  expect(fillMessage(undefined, { minutes: 6 })).toBe('');
});
