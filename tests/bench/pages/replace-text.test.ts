import { expect, test } from 'vitest';
import { pathToText, replaceText } from './replace-text.ts';

const DATA = { list: [{ title: 'one' }, { title: 'two, X' }], other: { title: 'three' } };

test('a text is found and replaced, and what is not on the way there stays the same object', () => {
  const path = pathToText(DATA, 'X');

  const next = replaceText(DATA, path, 'new');

  expect(path).toEqual(['list', '1', 'title']);
  expect(next).toEqual({ ...DATA, list: [{ title: 'one' }, { title: 'new' }] });
  expect(next.list[0]).toBe(DATA.list[0]);
  expect(next.other).toBe(DATA.other);
});

test('a text that is nowhere is told so', () => {
  expect(() => pathToText(DATA, 'Y')).toThrow('No text holds Y.');
});
