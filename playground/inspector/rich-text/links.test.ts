import type { Command } from 'prosemirror-state';
import { expect, test } from 'vitest';
import { formatRichText } from './format-rich-text.ts';
import { getLinkAddress, setLink } from './links.ts';
import { editText, openText, runCommand, selectText } from './edit-sample.testing.ts';

const LINKED = '<p>A <a href="/a" title="T">B <em>C</em></a> D</p>';
/** The text with the caret in the link. */
const within = () => selectText(openText(LINKED), 'B', true);

test('the selected text is linked, and nothing else', () => {
  expect(editText('<p>A B</p>', 'B', setLink('/b?c=1&d'))).toBe(
    '<p>A <a href="/b?c=1&amp;d">B</a></p>',
  );
});

test('without a selection the title is the text, or else the address itself', () => {
  const state = selectText(openText('<p>A </p>'), ' ', true);
  const linked = (command: Command) => formatRichText(runCommand(state, command).doc);

  expect(linked(setLink('/b', 'B'))).toBe('<p>A <a href="/b">B</a></p>');
  expect(linked(setLink('tel:1'))).toBe('<p>A <a href="tel:1">tel:1</a></p>');
});

test('the link around the caret is the one that is changed and taken away', () => {
  expect(getLinkAddress(within())).toBe('/a');
  expect(formatRichText(runCommand(within(), setLink('/b')).doc)).toBe(
    '<p>A <a href="/b">B <em>C</em></a> D</p>',
  );
  expect(formatRichText(runCommand(within(), setLink('')).doc)).toBe('<p>A B <em>C</em> D</p>');
});

test.each(['A ', ' D'])('no link is touched by “%s”, which only stands beside it', (text) => {
  expect(getLinkAddress(selectText(within(), text))).toBeUndefined();
});
