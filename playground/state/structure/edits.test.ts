import { assert, constantFrom, nat, property, record, array } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findComponents } from '#schemas/components.ts';
import { PAGE_ID } from '#schemas/schema-ids.ts';
import { loadKnownChecks } from '#schemas/validate/known-checks.ts';
import { changeJson } from '../change-json.ts';
import { changePage, open, textsOf, undo, type Playground } from '../playground.ts';
import { readText, sampleScenario } from '../sample-scenario.testing.ts';
import { add, duplicate, move, remove, step, typesFor, type Outcome } from './edits.ts';

const known = await loadKnownChecks();
const FLEX = '/data/flexZone/flexComponents';
const HEADER = '/data/mainHeaderZone/flexComponents';
const LEGAL = '/data/legalZone/flexComponents';
const title = (words: string) => ({ componentType: 'section-title', title: words });
const card = (words: string) => ({ componentType: 'news-card', id: `id-${words}`, title: words });
const PAGE = {
  data: {
    mainHeaderZone: { flexComponents: [{ componentType: 'home-header' }] },
    flexZone: {
      flexComponents: [
        title('One'),
        { componentType: 'cards', id: 'row', cards: [card('a'), card('b')] },
        { componentType: 'zzz' },
        title('Four'),
      ],
    },
    complementaryZone: { flexComponents: [] },
  },
};
const edited = { page: PAGE, known };

function after(outcome: Outcome, page: unknown = PAGE): unknown {
  if ('refusal' in outcome) return outcome.refusal;
  const text = changeJson(JSON.stringify(page, undefined, 2), outcome.change.changes);
  return JSON.parse(text ?? '"nothing"');
}

function listAfter(outcome: Outcome, zone: 'flexZone' | 'legalZone' = 'flexZone'): unknown {
  return (after(outcome) as typeof PAGE & { data: { legalZone: unknown } }).data[zone];
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
    ['down its list', `${FLEX}/0`, { list: FLEX, index: 3 }, `${FLEX}/2`],
    ['up its list', `${FLEX}/3`, { list: FLEX, index: 0 }, `${FLEX}/0`],
    ['where it is', `${FLEX}/0`, { list: FLEX, index: 1 }, `${FLEX}/0`],
    [
      'into a zone that is empty',
      `${FLEX}/0`,
      { list: '/data/complementaryZone/flexComponents', index: 0 },
      '/data/complementaryZone/flexComponents/0',
    ],
    ['out of another component', `${FLEX}/1/cards/0`, { list: FLEX, index: 2 }, `${FLEX}/2`],
  ])('moves %s', (_what, pointer, place, selection) => {
    const outcome = move(edited, pointer, place);

    expect(outcome).toMatchObject({ change: { kind: 'moved', selection } });
    expect(find(after(outcome), selection)).toEqual(find(PAGE, pointer));
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
  const notTaken = (type: string, holder: string, zones: readonly string[]) => ({
    kind: 'not-taken',
    type,
    holder,
    zones,
  });

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
  expect(typesFor(edited, LEGAL)).toEqual(['legal-banner', 'paragraph']);
  expect(typesFor(edited, `${FLEX}/1/cards`)).toContain('news-card');
  expect(typesFor(edited, `${FLEX}/1/cards`)).not.toContain('cards');
  expect(typesFor(edited, '/data/flexZone')).toEqual([]);
  const cards = Array.from({ length: 200 }, () => card('c'));
  const page = { data: { flexZone: { flexComponents: [{ componentType: 'cards', cards }] } } };
  expect(typesFor({ page, known }, `${FLEX}/0/cards`)).toEqual([]);
});

test('any sequence of edits leaves the page whole and all other lines alone, and undo restores each byte', () => {
  const lists = [FLEX, HEADER, LEGAL, `${FLEX}/1/cards`, '/data/freeHeaderZone/flexComponents'];
  const action = record({
    what: constantFrom('add', 'duplicate', 'remove', 'move', 'up', 'down'),
    which: nat(9),
    list: constantFrom(...lists),
    index: nat(3),
    component: constantFrom(title('New'), card('New'), { componentType: 'paragraph' }),
  });
  const start = open(
    { ...sampleScenario, texts: { ...sampleScenario.texts, page: untidy(PAGE) } },
    readText,
  );
  assert(
    property(array(action, { maxLength: 12 }), (actions) => {
      let playground: Playground = start;
      const before: string[] = [];
      for (const { what, which, list, index, component } of actions) {
        const { text } = playground.documents.page;
        const page: unknown = JSON.parse(text);
        const all = pointersIn(page);
        const pointer = all[which % Math.max(1, all.length)] ?? FLEX;
        const outcome = outcomeOf(
          { page, known },
          { what, pointer, place: { list, index }, component },
        );
        if ('refusal' in outcome) continue;
        const next = changePage(playground, { ...outcome.change, time: 0 }, readText);
        if (next.history === playground.history) continue;
        before.push(text);
        playground = next;
        const { text: written } = playground.documents.page;
        const value: unknown = JSON.parse(written);
        expect(find(value, outcome.change.selection)).toBeDefined();
        const [fewer, more] = GROWTH[what] < 0 ? [written, text] : [text, written];
        expect(linesMissing(linesOf(fewer), linesOf(more))).toEqual([]);
        if (what === 'up' || what === 'down') {
          expect(linesOf(written)).toHaveLength(linesOf(text).length);
        }
        expect(pointersIn(value)).toHaveLength(
          all.length + GROWTH[what] * sizeAt(page, pointer, what),
        );
      }
      while (before.length > 0) {
        playground = undo(playground, readText);
        expect(textsOf(playground).page).toBe(before.pop());
      }
    }),
  );
});

const GROWTH = { add: 1, duplicate: 1, remove: -1, move: 0, up: 0, down: 0 } as const;

function outcomeOf(
  from: typeof edited | { page: unknown; known: typeof known },
  {
    what,
    pointer,
    place,
    component,
  }: {
    what: keyof typeof GROWTH;
    pointer: string;
    place: { list: string; index: number };
    component: object;
  },
): Outcome {
  if (what === 'add') return add(from, component, place);
  if (what === 'duplicate') return duplicate(from, pointer);
  if (what === 'remove') return remove(from, pointer);
  if (what === 'move') return move(from, pointer, place);
  return step(from, pointer, what === 'up' ? -1 : 1);
}

/** A page as nobody's formatter would write it, with lines that belong to no component. */
function untidy(page: object): string {
  return JSON.stringify(page, undefined, 2)
    .replace('"data": {', '"data":{ "hasMacro":   false, \n  "meta": { "untouched":1 },')
    .replace('"title": "Four"', '"title"  :\t"Four"')
    .replace('"title": "One"', '"title": "One" \n');
}

/** What stands on its lines, apart from indentation, commas and the brackets that a list that was empty comes by. */
function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) =>
      line
        .trim()
        .replace(/(?:\[|\]|\[\])?,?$/, '')
        .trim(),
    )
    .filter((line) => line !== '' && line !== '"flexComponents":' && line !== '"cards":');
}

function linesMissing(lines: readonly string[], from: readonly string[]): string[] {
  const left = Map.groupBy(from, (line) => line);
  return lines.filter((line) => left.get(line)?.pop() === undefined);
}

function pointersIn(page: unknown): string[] {
  const shape = known.byId.get(PAGE_ID)?.shape ?? {};
  return findComponents(page, shape, (type) => known.components.get(type)).map(
    ({ pointer }) => pointer,
  );
}

function sizeAt(page: unknown, pointer: string, what: string): number {
  return what === 'add'
    ? 1
    : pointersIn(page).filter((each) => `${each}/`.startsWith(`${pointer}/`)).length;
}

function find(page: unknown, pointer: string): unknown {
  return pointer
    .split('/')
    .slice(1)
    .reduce<unknown>((value, name) => Object(value)[name], page);
}
