import { describe, expect, test } from 'vitest';
import type { PageItem, PageZone } from '../page/index.ts';
import { createRegistry } from '../registry/create-registry.ts';
import { defineEntry } from '../registry/entry.ts';
import { hasHeader, markSecondHeaders } from './page-headers.ts';

const entryOf = (type: string, family: string) =>
  defineEntry({
    kind: 'component',
    type,
    family,
    interactive: false,
    load: () => Promise.resolve(() => null),
    check: () => Promise.resolve({ check: () => [], shape: {} }),
  });
const registry = createRegistry([entryOf('hero', 'headers'), entryOf('row', 'blocks')]);

function item(type: string, children?: readonly PageItem[]): PageItem {
  const place = {
    kind: 'component',
    type,
    pointer: '',
    props: { title: type },
    shape: {},
  } as const;
  return { state: 'valid', ...place, ...(children && { children }) };
}

const faulty: PageItem = {
  state: 'faulty',
  kind: 'component',
  type: 'hero',
  pointer: '',
  problems: [],
};

const page = (header: readonly PageItem[], flex: readonly PageItem[] = []): PageZone[] => [
  { name: 'mainHeaderZone', items: header },
  { name: 'flexZone', items: flex },
];

/** Which items are told that they are not the first header, in the order shown. */
function marksOf(zones: readonly PageZone[]): boolean[] {
  const all = (items: readonly PageItem[]): PageItem[] =>
    items.flatMap((each) => [each, ...all(each.children ?? [])]);
  return all(markSecondHeaders(zones, registry).flatMap(({ items }) => items)).map(
    (each) => each.state === 'valid' && each.props['isSecondHeader'] === true,
  );
}

describe('the header of a page', () => {
  test.each([
    ['one header', page([item('hero')], [item('row')]), [false, false]],
    ['two headers', page([item('hero'), item('hero')]), [false, true]],
    ['one that cannot be shown, and one that can', page([faulty, item('hero')]), [false, false]],
    [
      'one among the blocks',
      page([item('hero')], [item('row'), item('hero')]),
      [false, false, true],
    ],
    ['one in a block', page([], [item('row', [item('hero')]), item('hero')]), [false, false, true]],
  ])('is the first that can be shown: %s', (_, zones, marks) => {
    expect(marksOf(zones)).toEqual(marks);
  });

  test.each([
    ['a header', page([item('hero')]), true],
    ['a header in a block', page([], [item('row', [item('hero')])]), true],
    ['a header that cannot be shown', page([faulty]), false],
    ['blocks alone', page([], [item('row')]), false],
    ['nothing', [], false],
  ])('is there or not: %s', (_, zones, isThere) => {
    expect(hasHeader(zones, registry)).toBe(isThere);
  });
});
