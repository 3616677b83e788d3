import {
  Schema,
  type DOMOutputSpec,
  type MarkSpec,
  type Node,
  type NodeSpec,
  type TagParseRule,
} from 'prosemirror-model';
import { cleanUrl } from '#schemas/content/clean-url.ts';
import type { Manner } from './read-html.ts';

/**
 * How a block is written: its start tag, if that is more than a name; the white space in front of
 * it, and in front of its end tag.
 */
const WRITTEN = {
  written: { default: null },
  before: { default: '' },
  end: { default: '' },
};

/** A block that stands for an element of its own, with other blocks or a text in it. */
function block(tag: string, content: string, more: NodeSpec = {}): NodeSpec {
  return {
    group: 'block',
    content,
    attrs: WRITTEN,
    parseDOM: [{ tag }],
    toDOM: () => [tag, 0],
    ...more,
  };
}

/** A part of a list or of a table, which stands nowhere else. */
function part(tag: string, content: string, more: NodeSpec = {}): NodeSpec {
  const { group: _nowhereElse, ...spec } = block(tag, content, more);
  return spec;
}

const PLAIN: Manner = { spellings: new Map(), nesting: new Set() };

const HEADINGS = [2, 3, 4, 5, 6];

const nodes = {
  doc: { content: 'block+', attrs: { end: { default: '' }, manner: { default: PLAIN } } },
  paragraph: block('p', 'inline*'),
  /** A text without a paragraph around it: in a list, in the cell of a table, or alone. */
  line: block('div', 'inline*', {
    parseDOM: [{ tag: 'div[data-line]', priority: 60 }],
    toDOM: () => ['div', { 'data-line': '' }, 0],
  }),
  heading: block('h2', 'inline*', {
    attrs: { ...WRITTEN, level: { default: 2 } },
    defining: true,
    parseDOM: HEADINGS.map((level): TagParseRule => ({ tag: `h${level}`, attrs: { level } })),
    toDOM: ({ attrs: { level } }): DOMOutputSpec => [`h${level}`, 0],
  }),
  blockquote: block('blockquote', 'block+', { defining: true }),
  division: block('div', 'block+', { defining: true }),
  bullet_list: block('ul', 'list_item+'),
  ordered_list: block('ol', 'list_item+'),
  list_item: part('li', 'block+', { defining: true }),
  table: block('table', '(table_head | table_body | table_row)+', { isolating: true }),
  table_head: part('thead', 'table_row+'),
  table_body: part('tbody', 'table_row+'),
  table_row: part('tr', 'table_cell+'),
  table_cell: part('td', 'block+', {
    attrs: {
      ...WRITTEN,
      tag: { default: 'td' },
      colspan: { default: null },
      rowspan: { default: null },
    },
    isolating: true,
    parseDOM: ['td', 'th'].map((tag): TagParseRule => ({ tag, attrs: { tag } })),
    toDOM: ({ attrs: { tag, colspan, rowspan } }): DOMOutputSpec => [tag, { colspan, rowspan }, 0],
  }),
  text: { group: 'inline' },
  hard_break: {
    group: 'inline',
    inline: true,
    selectable: false,
    attrs: { written: { default: null } },
    parseDOM: [{ tag: 'br' }],
    toDOM: () => ['br'],
  },
  /** The placeholder of a macro, which is chosen and deleted as a whole. */
  macro: {
    group: 'inline',
    inline: true,
    atom: true,
    attrs: { placeholder: {} },
    leafText: ({ attrs }) => String(attrs['placeholder']),
    parseDOM: [
      {
        tag: 'span[data-macro]',
        priority: 60,
        getAttrs: (element) => ({ placeholder: element.getAttribute('data-macro') }),
      },
    ],
    toDOM: ({ attrs: { placeholder } }): DOMOutputSpec => [
      'span',
      { 'data-macro': placeholder },
      placeholder,
    ],
  },
} satisfies Record<string, NodeSpec>;

function style(tag: string, more: MarkSpec = {}): MarkSpec {
  return {
    attrs: { written: { default: null } },
    parseDOM: [{ tag }],
    toDOM: () => [tag, 0],
    ...more,
  };
}

const marks = {
  a: style('a', {
    inclusive: false,
    attrs: { written: { default: null }, href: { default: '' } },
    parseDOM: [
      { tag: 'a[href]', getAttrs: (element) => ({ href: element.getAttribute('href') ?? '' }) },
    ],
    toDOM: ({ attrs: { href } }) => ['a', { href: cleanUrl(String(href)), tabindex: '-1' }, 0],
  }),
  strong: style('strong'),
  b: style('b'),
  em: style('em'),
  i: style('i'),
  u: style('u'),
  s: style('s'),
  sub: style('sub', { excludes: 'sub sup' }),
  sup: style('sup', { excludes: 'sub sup' }),
  span: style('span'),
} satisfies Record<string, MarkSpec>;

/** The elements that rich text can hold, each as what it is: `b` is not `strong`. */
export const richTextSchema = new Schema<keyof typeof nodes, keyof typeof marks>({ nodes, marks });

/** Returns the element that a block is written as. */
export function getTag({ type, attrs }: Node): string | undefined {
  if (type === richTextSchema.nodes.heading) return `h${attrs['level']}`;
  if (type === richTextSchema.nodes.table_cell) return String(attrs['tag']);
  return TAGS.get(type.name);
}

const TAGS: ReadonlyMap<string, string> = new Map([
  ['paragraph', 'p'],
  ['blockquote', 'blockquote'],
  ['division', 'div'],
  ['bullet_list', 'ul'],
  ['ordered_list', 'ol'],
  ['list_item', 'li'],
  ['table', 'table'],
  ['table_head', 'thead'],
  ['table_body', 'tbody'],
  ['table_row', 'tr'],
]);
