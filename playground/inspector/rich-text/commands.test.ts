import { expect, test } from 'vitest';
import {
  getBlockKind,
  getListKind,
  hasStyle,
  leaveList,
  setBlockKind,
  toggleList,
  toggleStyle,
} from './commands.ts';
import { editText, openText, selectText } from './edit-sample.testing.ts';

test('a style is given as this site writes it, and taken however it is written', () => {
  expect(editText('<p>A B</p>', 'B', toggleStyle('bold'))).toBe('<p>A <strong>B</strong></p>');
  expect(editText('<p><b>A B</b></p>', 'B', toggleStyle('bold'))).toBe('<p><b>A </b>B</p>');
  expect(editText('<p><i>A</i></p>', 'A', toggleStyle('italic'))).toBe('<p>A</p>');
  expect(editText('<p>m2</p>', '2', toggleStyle('superscript'))).toBe('<p>m<sup>2</sup></p>');
});

test('a style that some of the selected text has is taken from all of it', () => {
  const state = openText('<p>A<strong>B</strong></p>');

  expect(hasStyle(state.apply(state.tr.setSelection(state.selection)), 'bold')).toBe(false);
  expect(hasStyle(selectText(state, 'B'), 'bold')).toBe(true);
});

test('a block becomes one of another kind, and a quotation ends', () => {
  expect(editText('<p>A</p><p>B</p>', 'B', setBlockKind('h3'))).toBe('<p>A</p><h3>B</h3>');
  expect(editText('<h3>A</h3>', 'A', setBlockKind('paragraph'))).toBe('<p>A</p>');
  expect(editText('<p>A</p>', 'A', setBlockKind('quote'))).toBe(
    '<blockquote><p>A</p></blockquote>',
  );
  expect(editText('<blockquote>A</blockquote>', 'A', setBlockKind('paragraph'))).toBe('<p>A</p>');
  expect(getBlockKind(selectText(openText('<h4>A</h4>'), 'A'))).toBe('h4');
});

test('a list has items without paragraphs, changes its kind, and gives paragraphs back', () => {
  const list = editText('<p>A</p>', 'A', toggleList('bullet_list'));

  expect(list).toBe('<ul><li>A</li></ul>');
  expect(editText(list, 'A', toggleList('ordered_list'))).toBe('<ol><li>A</li></ol>');
  expect(editText(list, 'A', toggleList('bullet_list'))).toBe('<p>A</p>');
  expect(getListKind(selectText(openText(list), 'A'))).toBe('bullet_list');
});

test('an item in the midst of a list leaves it between two', () => {
  expect(editText('<ul><li>A</li><li>B</li><li>C</li></ul>', 'B', leaveList)).toBe(
    '<ul><li>A</li></ul><p>B</p><ul><li>C</li></ul>',
  );
});
