import { describe, expect, test } from 'vitest';
import type { PageItem, PageZone } from '../page/index.ts';
import { createRegistry } from '../registry/create-registry.ts';
import { defineEntry } from '../registry/entry.ts';
import { markTitleLevels } from './plan-page.ts';

const entryOf = (type: string, family: string, hasTitlesBelow?: boolean) =>
  defineEntry({
    kind: 'component',
    type,
    family,
    interactive: false,
    ...(hasTitlesBelow && { hasTitlesBelow }),
    load: () => Promise.resolve(() => null),
    check: () => Promise.resolve({ check: () => [], shape: {} }),
  });
const registry = createRegistry([
  entryOf('hero', 'headers'),
  entryOf('text', 'blocks'),
  entryOf('row', 'blocks', true),
  entryOf('card', 'cards'),
]);

function item(type: string, title = '', children?: readonly PageItem[]): PageItem {
  const place = { kind: 'component', type, pointer: '', props: { title }, shape: {} } as const;
  return { state: 'valid', ...place, ...(children && { children }) };
}
const card = item('card', 'A card');
const row = (title = '') => item('row', title, [card]);
const broken: PageItem = {
  state: 'faulty',
  kind: 'component',
  type: 'text',
  pointer: '',
  problems: [],
};

const page = (...flex: readonly PageItem[]): PageZone[] => [
  { name: 'mainHeaderZone', items: [item('hero', 'A page')] },
  { name: 'flexZone', items: flex },
  { name: 'complementaryZone', items: [row()] },
];

/** The types of what is told that its titles are those of a section, in the order shown. */
function toldOn(zones: readonly PageZone[]): string[] {
  const all = (items: readonly PageItem[]): PageItem[] =>
    items.flatMap((each) => [each, ...all(each.children ?? [])]);
  return all(markTitleLevels(zones, registry).flatMap(({ items }) => items)).flatMap((each) =>
    each.state === 'valid' && each.props['titleLevel'] === 2 ? [each.type] : [],
  );
}

describe('the level of titles below the heading of a section', () => {
  test.each([
    ['nothing before it', page(row()), ['row', 'card', 'row', 'card']],
    ['a title of its own', page(row('Picked for you')), []],
    ['a titled block before it', page(item('text', 'Why us'), row()), []],
    ['a titled block behind it', page(row(), item('text', 'Why us')), ['row', 'card']],
    ['a block without a title before it', page(item('text', ' ')), ['row', 'card']],
    ['a block that cannot be shown before it', page(broken), ['row', 'card']],
    ['a card before it, which heads no section', page(card), ['row', 'card']],
  ])('is that of a section where there is none: %s', (_, zones, told) => {
    expect(toldOn(zones)).toEqual(told);
  });

  test('what is told nothing stays the very object', () => {
    const before = item('text', 'Why us');

    const [, flex] = markTitleLevels(page(before, row()), registry);

    expect(flex?.items[0]).toBe(before);
  });
});
