import { expect, test } from 'vitest';
import { editText } from './edit-sample.testing.ts';
import { readPasted } from './paste.ts';

/** The text `<p>A B</p>` after something has been pasted over B. */
function paste({ html = '', text = '' }): string {
  return editText('<p>A B</p>', 'B', (state, dispatch) => {
    dispatch?.(state.tr.replaceSelection(readPasted({ html, text })));
    return true;
  });
}

const WORD = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p {}</style></head><body>
<!--StartFragment--><p class=MsoNormal style='margin:0'>One <b style='mso-bidi-font-weight:normal'>bold</b>
word<o:p></o:p></p>
<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='mso-list:Ignore'>·<span>&nbsp; </span></span><![endif]>First<o:p></o:p></p>
<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'>Second</p><!--EndFragment--></body></html>`;

test('what is copied in Word has its styles and lists, and nothing of its looks', () => {
  expect(paste({ html: WORD })).toBe(
    '<p>A One <strong>bold</strong> word</p><ul><li>First</li><li>Second</li></ul>',
  );
});

test.each([
  ['a word goes into the text', '<span style="color: red">C</span>', '<p>A C</p>'],
  [
    'styles that are only looks',
    '<span style="font-weight:700">C</span>',
    '<p>A <strong>C</strong></p>',
  ],
  [
    'what only seems bold',
    '<b style="font-weight:normal"><p>C</p><p>D</p></b>',
    '<p>A C</p><p>D</p>',
  ],
  ['blocks of a page', '<main><h1>C</h1><div>D</div></main>', '<p>A C</p><p>D</p>'],
  [
    'items with paragraphs',
    '<p>C</p><ul> <li><p>D</p></li> </ul>',
    '<p>A C</p><ul><li>D</li></ul>',
  ],
  [
    'links that lead somewhere',
    '<a href="/c" class="x">C</a><a href="javascript:d()">D</a>',
    '<p>A <a href="/c">C</a>D</p>',
  ],
  ['what is never shown', 'C<img src=x onerror=d()><script>e()</script><!-- f -->', '<p>A C</p>'],
  ['macros', '<span>%{c:d}%</span>', '<p>A %{c:d}%</p>'],
])('%s', (_, html, after) => {
  expect(paste({ html, text: 'not asked for' })).toBe(after);
});

test('each line of a plain text is a paragraph', () => {
  expect(paste({ text: 'C\tc\r\nD\n\nE & %{e:f}%' })).toBe(
    '<p>A C c</p><p>D</p><p>E &amp; %{e:f}%</p>',
  );
  expect(paste({ text: '<b>C</b>' })).toBe('<p>A &lt;b&gt;C&lt;/b&gt;</p>');
});
