import { describe, expect, test } from 'vitest';
import { chooseOffers, groupOffers, listMboxes } from './group-offers.ts';
import type { PlannedEntry, PlannedItem, PlannedZone } from './plan.ts';

/** An item that is for everybody, or for whom a key `mbox:content` says. */
function item(key: string, ...keys: readonly string[]): PlannedEntry {
  const [mbox = ''] = keys.map((each) => each.split(':')[0] ?? '');
  const contents = keys.map((each) => each.split(':')[1] ?? '');
  const base = {
    state: 'static',
    kind: 'component',
    type: 'note',
    key,
    pointer: `/${key}`,
  } as const;
  return { ...base, props: {}, ...(keys.length > 0 && { offer: { mbox, contents } }) };
}

const zoneOf = (...items: readonly PlannedItem[]): PlannedZone[] => [{ name: 'flexZone', items }];

/** Writes a list as text: a place with its options in brackets, and a star at the shown one. */
function textOf(items: readonly PlannedItem[] = []): string {
  return items
    .map((each) => {
      const { type, key, children } = each;
      const props = each.state === 'faulty' ? {} : each.props;
      if (type === 'offers') return `${String(props['mbox'])}[${textOf(children)}]`;
      if (type === 'offer') return `${props['isShown'] === true ? '*' : ''}(${textOf(children)})`;
      return children ? `${key}<${textOf(children)}>` : key;
    })
    .join(' ');
}

const grouped = (...items: readonly PlannedItem[]) =>
  textOf(groupOffers(zoneOf(...items))[0]?.items);

describe('neighbours of an mbox stand in one place', () => {
  test.each<[string, readonly PlannedItem[], string]>([
    ['of which the default is shown', [item('a', 'm:x'), item('b', 'm:default')], 'm[(a) *(b)]'],
    ['or else the first', [item('a', 'm:x'), item('b', 'm:y')], 'm[*(a) (b)]'],
    ['beside what is for everybody', [item('a'), item('b', 'm:x'), item('c')], 'a m[*(b)] c'],
    [
      'those of one content together',
      [item('a', 'm:default'), item('b', 'm:x'), item('c', 'm:x')],
      'm[*(a) (b c)]',
    ],
    ['two mboxes in two', [item('a', 'm:x'), item('b', 'n:x')], 'm[*(a)] n[*(b)]'],
    [
      'the same mbox in two where others stand between',
      [item('a', 'm:default'), item('b'), item('c', 'm:default'), item('d', 'm:x')],
      'm[*(a)] b m[*(c) (d)]',
    ],
    [
      'and those that one content shows together below each other',
      [item('a', 'm:default', 'm:x'), item('b', 'm:x')],
      'm[*(a)] m[(b)]',
    ],
    [
      'inside another component too',
      [{ ...item('a'), children: [item('b', 'm:x'), item('c', 'm:default')] }],
      'a<m[(b) *(c)]>',
    ],
  ])('%s', (_, items, text) => {
    expect(grouped(...items)).toBe(text);
  });

  test('and is interactive where one of them is', () => {
    const live: PlannedEntry = { ...item('a', 'm:x'), state: 'interactive' };

    const [place] = groupOffers(zoneOf(live, item('b', 'm:default')))[0]?.items ?? [];

    expect(place?.state).toBe('interactive');
  });
});

test('a page without an mbox stays the very list', () => {
  const zones = zoneOf(item('a'), item('b'));

  expect(groupOffers(zones)).toBe(zones);
  expect(listMboxes(zones)).toEqual([]);
});

describe('PE-003 of a page for one visitor what does not match is left out', () => {
  const items = [item('a'), item('b', 'm:default'), item('c', 'm:x'), item('d', 'n:y')];

  test.each([
    [{ m: 'x' }, 'a c d', ['m:x']],
    [{ m: 'default' }, 'a b d', ['m:default']],
    [{}, 'a b d', []],
    [{ m: 'unknown', n: '' }, 'a b d', []],
  ])('%j', (contents, text, offers) => {
    const chosen = chooseOffers(zoneOf(...items), new Map(Object.entries(contents)));

    expect([textOf(chosen.zones[0]?.items), chosen.offers]).toEqual([text, offers]);
  });
});
