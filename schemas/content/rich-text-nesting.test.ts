import { describe, expect, test } from 'vitest';
import { isAllowedIn, withTableBodies } from './rich-text-nesting.ts';

function row(text: string) {
  return { tag: 'tr', children: [{ tag: 'td', children: [text] }] };
}

describe('mayStandIn', () => {
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
    expect(isAllowedIn(ancestors.split(' '), tag)).toBe(true);
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
    expect(isAllowedIn(ancestors.split(' '), tag)).toBe(false);
  });
});

test('rows right inside a table get a tbody, those of a section stay where they are', () => {
  const head = { tag: 'thead', children: [row('head')] };

  expect(withTableBodies([row('a'), row('b'), head, row('c')])).toEqual([
    { tag: 'tbody', children: [row('a'), row('b')] },
    head,
    { tag: 'tbody', children: [row('c')] },
  ]);
});
