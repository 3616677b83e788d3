import { describe, expect, test } from 'vitest';
import { changeJson } from '../../json-text/change-json.ts';
import { add, duplicate, move, remove, step, listAllowedTypes, type Outcome } from './edits.ts';
import { card, find, FLEX, HEADER, known, LEGAL, PAGE, title } from './sample-page.testing.ts';

const EMPTY = '/data/complementaryZone/flexComponents';
const edited = { page: PAGE, known };

function after(outcome: Outcome, page: unknown = PAGE): unknown {
  if ('refusal' in outcome) return outcome.refusal;
  const text = changeJson(JSON.stringify(page, undefined, 2), outcome.change.changes);
  return JSON.parse(text ?? '"nothing"');
}

function listAfter(outcome: Outcome): unknown {
  return find(after(outcome), '/data/flexZone');
}

describe('a structure edit', () => {
  test('adds at a place, and selects what is new', () => {
    const outcome = add(edited, title('New'), { list: FLEX, index: 1 });

    expect(outcome).toMatchObject({ change: { kind: 'added', selection: `${FLEX}/1` } });
    expect(listAfter(outcome)).toMatchObject({
      flexComponents: [{ title: 'One' }, { title: 'New' }, {}, {}, {}],
    });
  });

  test.each([[{}], [{ data: {} }], [{ data: { legalZone: {} } }]])(
    'makes the zone that a page of %j lacks',
    (page) => {
      const text = { componentType: 'paragraph' };

      const outcome = add({ page, known }, text, { list: LEGAL, index: 0 });

      expect(after(outcome, page)).toEqual({ data: { legalZone: { flexComponents: [text] } } });
    },
  );

  test('duplicates with all that is inside, and leaves each id to the first', () => {
    const outcome = duplicate(edited, `${FLEX}/1`);

    const [, first, second] = (listAfter(outcome) as { flexComponents: unknown[] }).flexComponents;
    expect(outcome).toMatchObject({ change: { kind: 'duplicated', selection: `${FLEX}/2` } });
    expect(first).toEqual(PAGE.data.flexZone.flexComponents[1]);
    expect(second).toEqual({
      componentType: 'cards',
      cards: [
        { componentType: 'news-card', title: 'a' },
        { componentType: 'news-card', title: 'b' },
      ],
    });
  });

  test.each([
    ['the next one', `${FLEX}/0`, `${FLEX}/0`],
    ['the one before where it was the last', `${FLEX}/3`, `${FLEX}/2`],
    ['what held it where it was the only one', `${HEADER}/0`, '/data/mainHeaderZone'],
  ])('deletes, and selects %s', (_what, pointer, selection) => {
    expect(remove(edited, pointer)).toEqual({
      change: { kind: 'deleted', changes: [{ op: 'remove', path: pointer }], selection },
    });
  });

  test.each([
    { way: 'down its list', from: 0, place: { list: FLEX, index: 3 }, selection: `${FLEX}/2` },
    { way: 'up its list', from: 3, place: { list: FLEX, index: 0 }, selection: `${FLEX}/0` },
    { way: 'where it is', from: 0, place: { list: FLEX, index: 1 }, selection: `${FLEX}/0` },
    { way: 'behind the last', from: 0, place: { list: FLEX, index: 9 }, selection: `${FLEX}/3` },
    {
      way: 'into an empty zone',
      from: 0,
      place: { list: EMPTY, index: 0 },
      selection: `${EMPTY}/0`,
    },
    {
      way: 'out of another component',
      from: '1/cards/0',
      place: { list: FLEX, index: 2 },
      selection: `${FLEX}/2`,
    },
  ])('moves $way', ({ from, place, selection }) => {
    const outcome = move(edited, `${FLEX}/${from}`, place);

    expect(outcome).toMatchObject({ change: { kind: 'moved', selection } });
    expect(find(after(outcome), selection)).toEqual(find(PAGE, `${FLEX}/${from}`));
  });

  test('moves into a component behind it, which moves up', () => {
    const page = {
      data: { flexZone: { flexComponents: [card('x'), { componentType: 'cards' }] } },
    };

    const outcome = move({ page, known }, `${FLEX}/0`, { list: `${FLEX}/1/cards`, index: 0 });

    expect(outcome).toMatchObject({ change: { selection: `${FLEX}/0/cards/0` } });
    expect(after(outcome, page)).toEqual({
      data: { flexZone: { flexComponents: [{ componentType: 'cards', cards: [card('x')] }] } },
    });
  });

  test('moves one place up or down, and says where the list ends', () => {
    expect(step(edited, `${FLEX}/3`, -1)).toMatchObject({ change: { selection: `${FLEX}/2` } });
    expect(step(edited, `${FLEX}/0`, 1)).toMatchObject({ change: { selection: `${FLEX}/1` } });
    expect(step(edited, `${FLEX}/0`, -1)).toEqual({ refusal: { kind: 'at-start' } });
    expect(step(edited, `${FLEX}/3`, 1)).toEqual({ refusal: { kind: 'at-end' } });
  });
});

function notTaken(type: string, holder: string, zones: readonly string[]): object {
  return { kind: 'not-taken', type, holder, zones };
}

describe('a structure edit is refused', () => {
  const manyCards = Array.from({ length: 200 }, () => card('c'));
  const full = {
    data: {
      flexZone: { flexComponents: [{ componentType: 'cards', cards: manyCards }, card('x')] },
    },
  };
  const large = {
    data: {
      flexZone: { flexComponents: Array.from({ length: 1_999 }, () => title('t')) },
      legalZone: { flexComponents: [{ componentType: 'paragraph' }] },
    },
  };
  test.each<[string, Outcome, object]>([
    [
      'where a zone does not take the type',
      move(edited, `${FLEX}/0`, { list: HEADER, index: 0 }),
      notTaken('section-title', 'mainHeaderZone', [
        'freeHeaderZone',
        'flexZone',
        'complementaryZone',
      ]),
    ],
    [
      'where a component does not',
      add(edited, title('x'), { list: `${FLEX}/1/cards`, index: 0 }),
      notTaken('section-title', 'cards', ['freeHeaderZone', 'flexZone', 'complementaryZone']),
    ],
    [
      'in a component that holds none',
      move(edited, `${FLEX}/3`, { list: `${FLEX}/0/cards`, index: 0 }),
      { kind: 'takes-nothing', type: 'section-title' },
    ],
    [
      'of a type that nobody knows',
      move(edited, `${FLEX}/2`, { list: LEGAL, index: 0 }),
      { kind: 'unknown-type', type: 'zzz' },
    ],
    [
      'where a list is full',
      move({ page: full, known }, `${FLEX}/1`, { list: `${FLEX}/0/cards`, index: 0 }),
      { kind: 'full', holder: 'cards', count: 200 },
    ],
    [
      'where a full list would hold one twice',
      duplicate({ page: full, known }, `${FLEX}/0/cards/3`),
      { kind: 'full', holder: 'cards', count: 200 },
    ],
    [
      'where the page is full',
      duplicate({ page: large, known }, `${LEGAL}/0`),
      { kind: 'page-full', count: 2_000 },
    ],
    [
      'into itself',
      move(edited, `${FLEX}/1`, { list: `${FLEX}/1/cards`, index: 0 }),
      { kind: 'inside-itself' },
    ],
    ['of what is not there', remove(edited, `${FLEX}/9`), { kind: 'gone' }],
    ['of what is no component', duplicate(edited, '/data/flexZone'), { kind: 'gone' }],
    [
      'where something else stands in the place of a zone',
      add(
        { page: { data: { legalZone: 1 } }, known },
        { componentType: 'paragraph' },
        { list: LEGAL, index: 0 },
      ),
      { kind: 'gone' },
    ],
  ])('%s', (_where, outcome, refusal) => {
    expect(outcome).toEqual({ refusal });
  });

  test('never for a move within its own list, whatever it is', () => {
    expect(move(edited, `${FLEX}/2`, { list: FLEX, index: 0 })).toHaveProperty('change');
  });
});

test('what may be added to a list is what its edits take, and nothing where it is full', () => {
  expect(listAllowedTypes(edited, LEGAL)).toEqual(['legal-banner', 'paragraph']);
  expect(listAllowedTypes(edited, `${FLEX}/1/cards`)).toContain('news-card');
  expect(listAllowedTypes(edited, `${FLEX}/1/cards`)).not.toContain('cards');
  expect(listAllowedTypes(edited, '/data/flexZone')).toEqual([]);
  const cards = Array.from({ length: 200 }, () => card('c'));
  const page = { data: { flexZone: { flexComponents: [{ componentType: 'cards', cards }] } } };
  expect(listAllowedTypes({ page, known }, `${FLEX}/0/cards`)).toEqual([]);
});
