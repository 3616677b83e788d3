import { expect, test } from 'vitest';
import { editText, openText, runCommand, selectText } from './edit-sample.testing.ts';
import { formatRichText } from './format-rich-text.ts';
import { isMacroStart, countMacros, findBegunMacro, addMacro } from './macros.ts';

test('a macro stands for the selected text, in its style', () => {
  expect(editText('<p>A <b>B</b></p>', 'B', addMacro('%{c:d}%'))).toBe('<p>A <b>%{c:d}%</b></p>');
});

test('a macro takes the place of a placeholder that has been begun', () => {
  const state = selectText(openText('<p>%{a:b}% A %{c:x B</p>'), '%{c:x', true);

  expect(findBegunMacro(state)).toBe('c:x');
  expect(formatRichText(runCommand(state, addMacro('%{c:d}%')).doc)).toBe(
    '<p>%{a:b}% A %{c:d}% B</p>',
  );
});

test.each([
  ['A %', '{', true],
  ['A %', 'B', false],
  ['A ', '{', false],
  ['A %', '{a', false],
])('"%s" and then "%s" begin a placeholder: %s', (before, text, begins) => {
  const state = selectText(openText(`<p>${before}</p>`), before, true);

  expect(isMacroStart(state, state.selection.from, text)).toBe(begins);
});

test('the macros of a text are those that have a name', () => {
  expect(countMacros('<p>%{a:b}% %{c:}% %{a:b}%</p>')).toBe(2);
});
