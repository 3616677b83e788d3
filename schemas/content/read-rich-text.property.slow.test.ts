// @vitest-environment jsdom
import { array, assert, constantFrom, oneof, property, string, tuple } from 'fast-check';
import { expect, test } from 'vitest';
import { countRuns } from '#tests/sample/count-runs.ts';
import type { RichText, RichTextNode } from '../prepared.ts';
import { readRichText } from './read-rich-text.ts';

const ALLOWED =
  'a b strong i em u s br p span div ul ol li h2 h3 h4 h5 h6 sub sup blockquote table thead tbody tr th td'.split(
    ' ',
  );
const OTHERS =
  'h1 script style svg math title select option form img template x-y dd tfoot caption'.split(' ');
const ATTRIBUTES = ['href', 'target', 'rel', 'title', 'colspan', 'rowspan'];
const SCHEMES = ['http:', 'https:', 'tel:', 'mailto:'];

const tag = constantFrom(...ALLOWED, ...ALLOWED, ...OTHERS);
const attribute = tuple(
  constantFrom(...ATTRIBUTES, 'onclick', 'style', 'id', 'src', '__proto__'),
  constantFrom(
    '/a',
    'javascript:alert(1)',
    'java&Tab;script:x',
    'tel:1',
    '2',
    '_blank',
    'a"b>',
    '&#1;data:x',
    '',
  ),
  constantFrom('"', "'", ''),
).map(([name, value, quote]) => ` ${name}=${quote}${value}${quote}`);
const piece = oneof(
  {
    weight: 4,
    arbitrary: tuple(tag, array(attribute, { maxLength: 2 })).map(
      ([name, list]) => `<${name}${list.join('')}>`,
    ),
  },
  { weight: 3, arbitrary: tag.map((name) => `</${name}>`) },
  {
    weight: 2,
    arbitrary: constantFrom('text', ' ', '&lt;', '<', '>', '"', '<!--', '-->', '/', '&#0;', '\n'),
  },
  string({ maxLength: 8 }),
);
const markup = array(piece, { maxLength: 40 }).map((pieces) => pieces.join(''));

function elementsOf(tree: RichText): Exclude<RichTextNode, string>[] {
  return tree.flatMap((node) =>
    typeof node === 'string' ? [] : [node, ...elementsOf(node.children ?? [])],
  );
}

/** The elements of a tree as a document, text for text. */
function elementOf(tree: RichText, parent: Element): Element {
  for (const node of tree) {
    if (typeof node === 'string') parent.append(node);
    else {
      const element = document.createElement(node.tag);
      parent.append(elementOf(node.children ?? [], element));
    }
  }
  return parent;
}

test('the tree never holds anything outside the lists of tags, attributes and schemes', () => {
  assert(
    property(markup, (text) => {
      const elements = elementsOf(readRichText(text));

      const attributes = elements.flatMap((element) => Object.entries(element.attributes ?? {}));
      const hrefs = attributes.filter(([name]) => name === 'href').map(([, value]) => value);
      expect(ALLOWED).toEqual(expect.arrayContaining(elements.map((element) => element.tag)));
      expect(ATTRIBUTES).toEqual(expect.arrayContaining(attributes.map(([name]) => name)));
      expect(SCHEMES).toEqual(
        expect.arrayContaining(hrefs.map((href) => new URL(href, 'https://a.test/').protocol)),
      );
    }),
    { numRuns: countRuns(300, 10_000) },
  );
});

test('reading is deterministic', () => {
  assert(
    property(markup, (text) => {
      expect(readRichText(text)).toEqual(readRichText(text));
    }),
  );
});

test('a browser that reads the HTML of a tree has the very same tree', () => {
  assert(
    property(markup, (text) => {
      const html = elementOf(readRichText(text), document.createElement('main')).outerHTML;

      const read = new DOMParser().parseFromString(html, 'text/html');

      expect(read.body.innerHTML).toBe(html);
    }),
    { numRuns: countRuns(300, 10_000) },
  );
});
