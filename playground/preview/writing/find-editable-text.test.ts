import { expect, test } from 'vitest';
import { readEditableText } from './find-editable-text.ts';

test.each([
  ['a title', ['Picked for you', 'Picked for you', 'text']],
  [
    'one with soft hyphens and hard spaces',
    ['Rates from 3 euro', 'Ra\u00ADtes from 3\u00A0euro', 'text'],
  ],
  ['one that its author hyphenated', ['Donau\u00ADdampf', 'Donau\u00ADdampf', 'text']],
  ['one with signs of markup', ['Tom & <Jerry>', 'Tom & <Jerry>', 'noted-text']],
  ['a word that nothing is done to', ['code', 'code', undefined]],
] as const)('%s is written in its place as its author wrote it', (_, [authored, shown, kind]) => {
  const editable = readEditableText(authored, shown, kind);

  expect(editable?.words).toBe(authored);
  expect(editable?.toAuthored('Other & <more>')).toBe('Other & <more>');
});

test('a paragraph without anything in it keeps its tag, and no word becomes markup', () => {
  const editable = readEditableText('<p>Plain words</p>', 'Plain words', 'rich-text');

  expect(editable?.words).toBe('Plain words');
  expect(editable?.toAuthored('Tom & <Jerry>')).toBe('<p>Tom &amp; &lt;Jerry&gt;</p>');
  expect(readEditableText('Words', 'Words', 'rich-text')?.toAuthored('A')).toBe('A');
});

test.each([
  ['a macro', ['From %{loans:rate}%', 'From 3.2%', 'text']],
  ['a macro that shows itself', ['%{loans:rate}%', '%{loans:rate}%', 'text']],
  ['a text that is cut short', ['A long text', 'A long…', 'text']],
  ['a day', ['2026-11-28', '28 November 2026', 'day']],
  ['other letters', ['Title', 'TITLE', 'text']],
  ['markup', ['<p>One <b>two</b></p>', 'One ', 'rich-text']],
  ['two paragraphs', ['<p>One</p><p>Two</p>', 'One', 'rich-text']],
  ['an entity', ['<p>Tom &amp; Jerry</p>', 'Tom & Jerry', 'rich-text']],
  ['half a paragraph', ['<p>One', 'One', 'rich-text']],
  ['no text', [7, '7', undefined]],
] as const)('%s is not written in its place', (_, [authored, shown, kind]) => {
  expect(readEditableText(authored, shown, kind)).toBeUndefined();
});
