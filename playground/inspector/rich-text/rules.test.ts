import { deleteSelection } from 'prosemirror-commands';
import { TextSelection, type Command } from 'prosemirror-state';
import { expect, test } from 'vitest';
import { editText, openText, runCommand, selectText } from './edit-sample.testing.ts';
import { formatRichText } from './format-rich-text.ts';
import { splitText } from './rules.ts';

const type =
  (text: string): Command =>
  (state, dispatch) => {
    dispatch?.(state.tr.insertText(text));
    return true;
  };

const split: Command = ({ tr, selection }, dispatch) => {
  dispatch?.(tr.split(selection.to));
  return true;
};

test('a placeholder that is typed becomes a macro, with the style around it', () => {
  const html = editText('<p><strong>A</strong></p>', 'A', type('x %{a:b}% y'));
  const state = runCommand(openText('<p>A</p>'), type('%{a:b}%'));

  expect(html).toBe('<p><strong>x %{a:b}% y</strong></p>');
  expect(state.doc.firstChild?.firstChild?.type.name).toBe('macro');
});

test('a text without a paragraph has paragraphs as soon as it has two', () => {
  expect(editText('<b>A</b> BC', ' B', split)).toBe('<p><b>A</b> B</p><p>C</p>');
});

test.each([
  ['the next paragraph', '<p>A</p>', '<p>A</p><p></p>'],
  ['paragraphs of a text without any', '<b>B</b> A', '<p><b>B</b> A</p><p></p>'],
  ['the next item', '<ul><li>A</li></ul>', '<ul><li>A</li><li></li></ul>'],
  ['the next item', '<ul><li><p>A</p></li></ul>', '<ul><li><p>A</p></li><li><p></p></li></ul>'],
  ['a paragraph behind a heading', '<h2>A</h2>', '<h2>A</h2><p></p>'],
])('Enter begins %s: %s', (_, html, after) => {
  expect(formatRichText(runCommand(selectText(openText(html), 'A', true), splitText).doc)).toBe(
    after,
  );
});

test('Enter in an empty item leaves the list', () => {
  const item = selectText(openText('<ul><li>A</li></ul>'), 'A', true);

  const left = [splitText, splitText].reduce(runCommand, item);

  expect(formatRichText(left.doc)).toBe('<ul><li>A</li></ul><p></p>');
});

test('no cell gets lost while its table stays', () => {
  const html = '<p>A</p><table><tr><td>B</td><td>C</td></tr></table>';
  const state = openText(html);
  const across = (from: number, to: number) =>
    runCommand(
      state.apply(state.tr.setSelection(TextSelection.create(state.doc, from, to))),
      deleteSelection,
    );

  expect(formatRichText(across(8, 12).doc)).toBe(html);
  expect(editText(html, 'B', deleteSelection)).toBe(html.replace('B', ''));
});
