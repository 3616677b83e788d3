import { array, assert, constantFrom, integer, oneof, property, string, tuple } from 'fast-check';
import { joinBackward, splitBlock } from 'prosemirror-commands';
import { TextSelection, type Command, type EditorState } from 'prosemirror-state';
import { expect, test } from 'vitest';
import { getComponentType } from '#schemas/components.ts';
import { isRecord } from '#schemas/is-record.ts';
import { countRuns } from '#tests/sample/count-runs.ts';
import { fieldsIn, forms } from '../form/sample-forms.testing.ts';
import { leaveList, setBlockKind, toggleList, toggleStyle } from './commands.ts';
import { openText, runCommand } from './edit-sample.testing.ts';
import { formatRichText } from './format-rich-text.ts';
import { setLink } from './links.ts';
import { parseRichText } from './parse-rich-text.ts';
import { readPasted } from './paste.ts';
import { splitText } from './rules.ts';

const files = import.meta.glob<unknown>('../../../fixtures/**/*.json', {
  eager: true,
  import: 'default',
});
const ENOUGH = 0.95;

/** Every rich text of the components in a value. */
function richTextsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const type = getComponentType(value);
  const form = isRecord(value) && type !== undefined ? forms.formOf(type) : undefined;
  const own = form ? fieldsIn(form, value) : [];
  const texts = own.flatMap(({ field: { control }, value: text }) =>
    control.type === 'prose' && control.isRich && typeof text === 'string' ? [text] : [],
  );
  return [...texts, ...Object.values(value).flatMap(richTextsIn)];
}

test('the rich texts of all fixtures are edited as what they are, but for those that are wrong', async ({
  annotate,
}) => {
  const texts = new Set(Object.values(files).flatMap(richTextsIn));

  const asSource = [...texts].filter((text) => parseRichText(text).obstacle);
  const changed = [...texts].filter((text) => {
    const { doc } = parseRichText(text);
    return doc && formatRichText(doc) !== text;
  });
  const share = 1 - asSource.length / texts.size;
  await annotate(`${(share * 100).toFixed(1)} % of ${texts.size} texts`);

  expect(texts.size).toBeGreaterThan(500);
  expect(changed).toEqual([]);
  expect(share).toBeGreaterThan(ENOUGH);
});

const TAGS =
  'a b strong i em p div span ul ol li h1 h2 h6 sup sub blockquote table tr td script br';
const piece = oneof(
  constantFrom(...TAGS.split(' ')).chain((tag) => constantFrom(`<${tag}>`, `</${tag}>`)),
  constantFrom(' ', '\n', 'text', '&nbsp;', '&', '<', '%{a:b}%', '%{', '<a href="/x?a&amp;b">'),
  string({ maxLength: 4 }),
);

test('any text is either written as it was, or left to its source', () => {
  assert(
    property(array(piece, { maxLength: 30 }), (pieces) => {
      const html = pieces.join('');
      const { doc, obstacle } = parseRichText(html);

      expect(doc ? formatRichText(doc) : obstacle).toEqual(doc ? html : obstacle);
      expect(readPasted({ html, text: html }).size).toBeGreaterThanOrEqual(0);
    }),
    { numRuns: countRuns(300, 5_000) },
  );
});

const replaceWith =
  (text: string): Command =>
  ({ tr, selection: { from, to } }, dispatch) => {
    dispatch?.(tr.insertText(text, from, to));
    return true;
  };
const pasteOver =
  (html: string): Command =>
  ({ tr }, dispatch) => {
    dispatch?.(tr.replaceSelection(readPasted({ html, text: '' })));
    return true;
  };
const EDITS: readonly Command[] = [
  replaceWith('x & <y>'),
  replaceWith(' %{a:b}% '),
  replaceWith(''),
  pasteOver('<p>one</p><ul><li>two</li></ul>'),
  pasteOver('<strong>one</strong>'),
  toggleStyle('bold'),
  toggleStyle('italic'),
  toggleList('bullet_list'),
  toggleList('ordered_list'),
  leaveList,
  setBlockKind('h3'),
  setBlockKind('quote'),
  setBlockKind('paragraph'),
  setLink('/somewhere'),
  setLink(''),
  splitText,
  splitBlock,
  joinBackward,
];
const BEGINNINGS = [
  '',
  'Plain <b>text</b>',
  '<p>One <em>two</em></p>\n<ul>\n<li>three</li>\n<li><p>four</p></li></ul>',
  '<blockquote>one<ul><li>two</li></ul></blockquote><h2>three</h2>',
  '<table><tr><td>one</td><td><p>two</p></td></tr></table><p>%{a:b}%</p>',
];
const MAX_PLACE = 60;

/** A state with another selection, as near as there is one to these places. */
function selectBetween(state: EditorState, one: number, other: number): EditorState {
  const size = state.doc.content.size;
  const [from, to] = [state.doc.resolve(one % size), state.doc.resolve(other % size)];
  return state.apply(state.tr.setSelection(TextSelection.between(from, to)));
}

test('whatever is done to a text, the text that comes of it can be edited again', () => {
  const place = integer({ min: 0, max: MAX_PLACE });
  const edit = tuple(constantFrom(...EDITS), place, place);
  assert(
    property(constantFrom(...BEGINNINGS), array(edit, { maxLength: 12 }), (html, edits) => {
      const state = edits.reduce(
        (before, [command, one, other]) => runCommand(selectBetween(before, one, other), command),
        openText(html),
      );

      const written = formatRichText(state.doc);
      const { doc } = parseRichText(written);

      expect([doc && formatRichText(doc)]).toEqual([written]);
    }),
    { numRuns: countRuns(300, 5_000) },
  );
});
