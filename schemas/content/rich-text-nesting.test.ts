import { describe, expect, test } from 'vitest';
import { isAllowedInside, isTableStructure, addTableBodies } from './read-rich-text.ts';

function row(text: string) {
  return { tag: 'tr', children: [{ tag: 'td', children: [text] }] };
}

/** Lists the only parents in which a part of a list or of a table may stand. */
const PARENTS = {
  li: ['ul', 'ol'],
  thead: ['table'],
  tbody: ['table'],
  tr: ['table', 'thead', 'tbody'],
  th: ['tr'],
  td: ['tr'],
};
const TAGS = 'a b p div h2 ul ol li blockquote table thead tbody tr th td'.split(' ');
const BLOCKS = 'p div ul ol h2 h3 h4 h5 h6 blockquote table'.split(' ');

describe('an element', () => {
  test.each(Object.entries(PARENTS))('%s may stand in %j and nowhere else', (tag, parents) => {
    expect(TAGS.filter((parent) => isAllowedInside([parent], tag))).toEqual(
      TAGS.filter((parent) => parents.includes(parent)),
    );
  });

  test.each('p h2 h3 h4 h5 h6'.split(' '))('%s holds no block, however deep', (holder) => {
    expect(BLOCKS.filter((tag) => isAllowedInside([holder, 'span'], tag))).toEqual([]);
    expect(BLOCKS.filter((tag) => !isAllowedInside(['div', 'span'], tag))).toEqual([]);
  });

  test('of a table that is no cell holds no text', () => {
    expect(TAGS.filter(isTableStructure)).toEqual(['table', 'thead', 'tbody', 'tr']);
  });

  test.each([
    ['', 'p'],
    ['div p', 'a'],
    ['p b', 'em'],
    ['a', 'div'],
    ['ul', 'li'],
    ['ol li', 'p'],
    ['ul li', 'ol'],
    ['blockquote', 'table'],
    ['table', 'tr'],
    ['table tbody tr', 'td'],
    ['table tbody tr td', 'table'],
    ['table tbody tr td', 'p'],
  ])('within "%s" there may be %s', (ancestors, tag) => {
    expect(isAllowedInside(ancestors.split(' '), tag)).toBe(true);
  });

  test.each([
    ['p', 'p'],
    ['p b', 'div'],
    ['p span', 'table'],
    ['h2', 'h3'],
    ['h2 em', 'ul'],
    ['a', 'a'],
    ['a b span', 'a'],
    ['', 'li'],
    ['ul b', 'li'],
    ['ul li', 'li'],
    ['', 'td'],
    ['table', 'td'],
    ['table tbody tr td', 'tr'],
    ['table tbody', 'thead'],
    ['table', 'p'],
    ['table tbody tr', 'b'],
    ['table thead', 'br'],
  ])('within "%s" there may be no %s', (ancestors, tag) => {
    expect(isAllowedInside(ancestors.split(' '), tag)).toBe(false);
  });
});

test('rows right inside a table get a tbody, those of a section stay where they are', () => {
  const head = { tag: 'thead', children: [row('head')] };

  expect(addTableBodies([row('a'), row('b'), head, row('c')])).toEqual([
    { tag: 'tbody', children: [row('a'), row('b')] },
    head,
    { tag: 'tbody', children: [row('c')] },
  ]);
});
