import { expect, test } from 'vitest';
import { removeDroppedMarkup } from './remove-dropped-markup.ts';

test.each([
  ['a tag', '<p>Every <font>euro</font> counts.</p>', '<p>Every euro counts.</p>'],
  [
    'an attribute',
    `<p class='x' title="a > b">Every euro.</p>`,
    '<p title="a > b">Every euro.</p>',
  ],
  ['a script with its content', '<p>A</p><script>let a = "<p>";</script>', '<p>A</p>'],
  [
    'a span of a cell that is no number',
    '<table><tr><td colspan="all">A</td></tr></table>',
    '<table><tr><td>A</td></tr></table>',
  ],
  ['nothing of a placeholder', '<h1>From %{savings:rate}%</h1>', 'From %{savings:rate}%'],
])('%s goes, and everything else stays as it is written', (_, markup, rest) => {
  expect(removeDroppedMarkup(markup)).toBe(rest);
});

test('what cannot be taken out without another text is left to its author', () => {
  expect(removeDroppedMarkup('<p>Every <script>euro')).toBeUndefined();
});
