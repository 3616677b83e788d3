import { describe, expect, test } from 'vitest';
import { editText } from './edit-sample.testing.ts';
import { formatRichText } from './format-rich-text.ts';
import { parseRichText } from './parse-rich-text.ts';
import type { Command } from 'prosemirror-state';

const type =
  (text: string): Command =>
  (state, dispatch) => {
    dispatch?.(state.tr.insertText(text));
    return true;
  };

describe('a text that nobody has changed is written as it was', () => {
  test.each([
    ['nothing', ''],
    ['a text without a paragraph', 'Plain <strong>and</strong> simple'],
    ['every kind of block', '<h2>A</h2><p>B</p><blockquote><p>C</p></blockquote><div>D</div>'],
    ['an empty paragraph beside another one', '<p>A</p><p></p>'],
    ['lines of markup', '<p>A</p>\n<ul>\n  <li>B\n    <ul><li>C</li></ul>\n  </li>\n</ul>\n'],
    ['a list with and without paragraphs', '<ol><li>A</li><li><p>B</p><p>C</p></li><li></li></ol>'],
    [
      'a table',
      '<table><thead><tr><th>A</th></tr></thead><tbody><tr><td colspan="2"><p>B</p></td></tr></tbody></table>',
    ],
    ['two words for one style', '<b>A</b><strong>B</strong><i>C</i><em>D</em>'],
    [
      'styles in each other, either way',
      '<em>A <strong>B</strong></em>, <strong><em>C</em> D</strong>',
    ],
    ['a style around a link', '<p><strong><a href="/a">A</a></strong></p>'],
    ['a link around a style', '<p><a href="/a"><strong>A</strong></a></p>'],
    ['attributes', '<p class=x>A <a target="_blank" href=\'/a?b=1&c\' rel="nofollow">B</a></p>'],
    ['spelled characters', 'R &amp; D&nbsp;&eacute; &lt; &quot;'],
    ['characters as they are', 'R & D\u00A0é > "'],
    ['breaks', 'A<br/>B<br/>C'],
    ['macros', '<p>%{a:b}% <strong>%{ c : d }%</strong> %{e}%</p>'],
  ])('%s', (_, html) => {
    const { doc } = parseRichText(html);

    expect(doc && formatRichText(doc)).toBe(html);
  });
});

describe('a text is left to its source where an editor would change it', () => {
  test.each([
    ['<h1>A</h1>', { kind: 'tag', tag: 'h1' }],
    ['<p>A <script>B</script></p>', { kind: 'tag', tag: 'script' }],
    ['<p>A<!-- B --></p>', { kind: 'comment' }],
    ['<p>A', { kind: 'form' }],
    ['<p>A</b></p>', { kind: 'form' }],
    ['<P>A</P>', { kind: 'form' }],
    ['<p>A\nB</p>', { kind: 'form' }],
    ['<li>A</li>', { kind: 'form' }],
    ['<strong><p>A</p></strong>', { kind: 'form' }],
    ['<p>A<ul><li>B</li></ul></p>', { kind: 'form' }],
    ['<strong></strong>', { kind: 'form' }],
    ['A&nbsp;B\u00A0C', { kind: 'form' }],
    ['<div>'.repeat(50) + '</div>'.repeat(50), { kind: 'form' }],
  ])('%s', (html, obstacle) => {
    expect(parseRichText(html)).toEqual({ obstacle });
  });
});

test('what is written changes no more than its place', () => {
  const html = "<p class=x>R & D</p>\n<ul>\n<li>A <b>B</b></li>\n</ul>\n<a href='/a'>C</a>";

  expect(editText(html, 'B', type('<&C>'))).toBe(html.replace('B', '&lt;&amp;C&gt;'));
});

test('who begins to write begins a paragraph, and who deletes it leaves nothing', () => {
  expect(editText('<p>A</p>', 'A', type(''))).toBe('');
  expect(editText('<p>A</p>', 'A', type(''), type('B'))).toBe('<p>B</p>');
});
