import { expect, test } from 'vitest';
import { editText, openText, runCommand, selectText } from './edit-sample.testing.ts';
import { formatRichText } from './format-rich-text.ts';
import { changeTable, addTable, isInTable, type TableAction } from './table-commands.ts';

const HEAD = '<thead><tr><th>A</th><th>B</th></tr></thead>';
const BODY = '<tbody><tr><td>C</td><td class=x>D</td></tr></tbody>';
const TABLE = `<table class=y>${HEAD}${BODY}</table>`;
const PLAIN = '<p>T</p><table>\n<tr><td>E</td></tr>\n<tr><td>F</td></tr>\n</table>';

test.each<[TableAction, string, string, string]>([
  ['add-row', TABLE, 'D', TABLE.replace('</tbody>', '<tr><td></td><td></td></tr></tbody>')],
  ['add-row', TABLE, 'A', TABLE.replace('<tbody>', '<tbody><tr><td></td><td></td></tr>')],
  [
    'add-row',
    `<table>${HEAD}</table>`,
    'A',
    `<table>${HEAD}<tbody><tr><td></td><td></td></tr></tbody></table>`,
  ],
  ['add-row', PLAIN, 'E', PLAIN.replace('\n<tr><td>F', '\n<tr><td></td></tr>\n<tr><td>F')],
  [
    'add-column',
    TABLE,
    'C',
    TABLE.replace('A</th>', 'A</th><th></th>').replace('C</td>', 'C</td><td></td>'),
  ],
  ['remove-row', TABLE, 'C', `<table class=y>${HEAD}</table>`],
  ['remove-row', PLAIN, 'F', PLAIN.replace('\n<tr><td>F</td></tr>', '')],
  ['remove-column', TABLE, 'A', TABLE.replace('<th>A</th>', '').replace('<td>C</td>', '')],
  ['remove-column', PLAIN, 'E', '<p>T</p>'],
  ['remove-row', `<table>${HEAD}</table>`, 'A', ''],
])('%s: %s, at %s', (action, html, ...[selected, after]) => {
  expect(editText(html, selected, changeTable(action))).toBe(after);
});

test('what is added has the caret, and what is left of a table after that', () => {
  const added = runCommand(selectText(openText(TABLE), 'C'), changeTable('add-row'));
  const written = added.apply(added.tr.insertText('E'));
  const column = runCommand(written, changeTable('add-column'));
  const removed = runCommand(column, changeTable('remove-column'));

  expect(formatRichText(written.doc)).toContain('<tr><td>E</td><td></td></tr>');
  expect(formatRichText(column.apply(column.tr.insertText('F')).doc)).toContain('E</td><td>F</td>');
  expect(formatRichText(removed.doc)).toBe(formatRichText(written.doc));
  expect(isInTable(removed)).toBe(true);
});

test('a table whose cells span others is left as it is, and so is a text without one', () => {
  const spanned = TABLE.replace('<th>', '<th colspan="2">');

  expect(editText(spanned, 'C', changeTable('remove-column'))).toBe(spanned);
  expect(editText('<p>A</p>', 'A', changeTable('add-row'))).toBe('<p>A</p>');
});

test('a table comes behind the block of the caret, which is in its first cell then', () => {
  const state = runCommand(selectText(openText('<p>A</p><p>B</p>'), 'A'), addTable);

  expect(formatRichText(state.apply(state.tr.insertText('C')).doc)).toBe(
    '<p>A</p><table><thead><tr><th>C</th><th></th></tr></thead>' +
      '<tbody><tr><td></td><td></td></tr></tbody></table><p>B</p>',
  );
  expect(editText(TABLE, 'A', addTable)).toBe(TABLE);
});
