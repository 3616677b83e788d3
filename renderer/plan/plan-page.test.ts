import { describe, expect, test } from 'vitest';
import type { PageItem, PageModel } from '../page/index.ts';
import { createRegistry } from '../registry/create-registry.ts';
import { planPage } from './plan-page.ts';
import type { PlannedItem } from './plan.ts';
import { sampleRegistry, textEntry } from '../create-plan/sample-site.testing.ts';

interface Note {
  readonly text: string;
  readonly id?: string;
  readonly type?: string;
  readonly children?: readonly PageItem[];
}

function note({ text, type = 'note', ...rest }: Note): PageItem {
  const own = { type, pointer: `/${text}`, props: { text }, shape: {} };
  return { state: 'valid', kind: 'component', ...own, ...rest };
}

const notes = (...texts: readonly string[]) => texts.map((text) => note({ text }));

const rowOf = (...texts: readonly string[]) => note({ text: 'row', children: notes(...texts) });

function childrenOf(item: PlannedItem | undefined): readonly PlannedItem[] {
  return item?.children ?? [];
}

function modelOf(items: readonly PageItem[], legal: readonly PageItem[] = []): PageModel {
  // Every object is new, as it is when a page was fetched anew.
  const zones = structuredClone([
    { name: 'flexZone' as const, items },
    { name: 'legalZone' as const, items: legal },
  ]);
  return { meta: {}, hasMacro: false, zones };
}

const plan = (model: PageModel) => planPage(model, sampleRegistry);

function keysOf(items: readonly PlannedItem[] = []): string[] {
  return items.map(({ key }) => key);
}

function allKeys(items: readonly PlannedItem[] = []): string[] {
  return items.flatMap((item) => [item.key, ...allKeys(childrenOf(item))]);
}

/** Items as they stand in a response: each at the place that it has in its list. */
function inPlace(items: readonly PageItem[], list = '/data/flexZone/flexComponents'): PageItem[] {
  return items.map((item, index) => {
    const pointer = `${list}/${index}`;
    if (item.state === 'faulty') {
      return { ...item, pointer, problems: item.problems.map((each) => ({ ...each, pointer })) };
    }
    const { children } = item;
    return {
      ...item,
      pointer,
      ...(children && { children: inPlace(children, `${pointer}/cards`) }),
    };
  });
}

const pointersOf = (items: readonly PlannedItem[] = []): unknown[] =>
  items.map((item) =>
    item.state === 'faulty'
      ? [item.pointer, item.problems.map(({ pointer }) => pointer)]
      : [item.pointer, pointersOf(item.children)],
  );

test.each<[string, readonly PageItem[], readonly PageItem[]]>([
  ['came before', notes('a', 'b'), notes('new', 'a', 'b')],
  ['went before', notes('gone', 'a', 'b'), notes('a', 'b')],
  ['changed places', notes('a', 'b', 'c'), notes('c', 'a', 'b')],
  ['moved with what is in it', [...notes('a'), rowOf('x', 'y')], [rowOf('x', 'y'), ...notes('a')]],
  ['moved inside of it', [rowOf('x', 'y', 'z')], [rowOf('z', 'x', 'y')]],
])('what only %s is the object of before, and leads to where it stands now', (_what, old, now) => {
  const before = plan(modelOf(inPlace(old)));
  const known = new Set(before[0]?.items.filter(({ children }) => !children));

  const [after] = planPage(modelOf(inPlace(now)), sampleRegistry, before);

  const [anew] = plan(modelOf(inPlace(now)));
  expect(pointersOf(after?.items)).toEqual(pointersOf(anew?.items));
  expect(after?.items.filter((item) => known.has(item))).toHaveLength(
    Math.min(known.size, now.filter((item) => item.state === 'valid' && !item.children).length),
  );
});

describe('a page planned for the first time', () => {
  test('has keys counted from 1 in the order shown, through all zones', () => {
    const zones = plan(modelOf(notes('a', 'b'), notes('c')));

    expect(zones.map(({ name, items }) => [name, keysOf(items)])).toEqual([
      ['flexZone', ['1', '2']],
      ['legalZone', ['3']],
    ]);
  });

  test('keeps a zone that stands upright', () => {
    const zone = { name: 'freeHeaderZone', layout: 'portrait', items: [] } as const;

    const [planned] = plan({ ...modelOf([]), zones: [zone] });

    expect(planned?.layout).toBe('portrait');
  });

  test('makes an item interactive for the sake of one inside it', () => {
    const interactive = note({ text: 'b', type: 'interactive-note' });
    const model = modelOf([note({ text: 'a', children: [interactive] }), note({ text: 'c' })]);

    const [zone] = plan(model);

    expect(zone?.items.map(({ state }) => state)).toEqual(['interactive', 'static']);
  });

  test('makes an item interactive only where it has a prop that calls for it', () => {
    const film = textEntry('film', { interactiveWith: ['url', 'text'] });
    const still = { ...note({ text: '', type: 'film' }), props: { title: 'Still' } };
    const model = modelOf([still, note({ text: 'a', type: 'film' })]);

    const [zone] = planPage(model, createRegistry([film]));

    expect(zone?.items.map(({ state }) => state)).toEqual(['static', 'interactive']);
  });

  test('gives an id that two components bear in different lists to the first alone', () => {
    const offer = note({ text: 'a', id: 'offer' });

    const zones = plan(modelOf([note({ text: 'b', children: [offer] })], [offer]));

    expect(zones.flatMap(({ items }) => allKeys(items))).toEqual(['1', 'offer', '2']);
  });
});

describe('a page planned again from a model whose objects are all new', () => {
  test('keeps the very objects where nothing changed', () => {
    const [before] = plan(modelOf(notes('a', 'b', 'a')));

    const [after] = planPage(modelOf(notes('a', 'b', 'a')), sampleRegistry, before && [before]);

    expect(after?.items.map((item, index) => item === before?.items[index])).toEqual([
      true,
      true,
      true,
    ]);
  });

  test.each([
    ['moved', ['c', 'a', 'b'], ['3', '1', '2']],
    ['inserted', ['x', 'a', 'b', 'c'], ['4', '1', '2', '3']],
    ['removed', ['a', 'c'], ['1', '3']],
    ['changed', ['a', 'x', 'c'], ['1', '2', '3']],
  ])('keeps all other keys and objects when a component is %s', (_, texts, keys) => {
    const before = plan(modelOf(notes('a', 'b', 'c')));
    const known = new Set<PlannedItem>(before.flatMap(({ items }) => items));

    const [after] = planPage(modelOf(notes(...texts)), sampleRegistry, before);

    expect(keysOf(after?.items)).toEqual(keys);
    expect(after?.items.filter((item) => known.has(item))).toHaveLength(
      texts.filter((text) => text !== 'x').length,
    );
  });

  test('keeps the cards beside the one that changed inside another component', () => {
    const before = plan(modelOf([rowOf('a', 'b', 'c')]));

    const after = planPage(modelOf([rowOf('a', 'x', 'c')]), sampleRegistry, before);

    const [old, now] = [before, after].map(([zone]) => childrenOf(zone?.items[0]));
    expect(after[0]?.items[0]?.key).toBe('1');
    expect(keysOf(now)).toEqual(['2', '3', '4']);
    expect(now?.map((item, index) => item === old?.[index])).toEqual([true, false, true]);
  });

  test('never gives a new component a key that is or was on the page', () => {
    const before = plan(modelOf(notes('a'), [note({ text: 'row', children: notes('b') })]));

    const after = planPage(modelOf(notes('a', 'x'), notes('y')), sampleRegistry, before);

    expect(after.flatMap(({ items }) => keysOf(items))).toEqual(['1', '4', '2']);
  });

  test('counts on where an author calls a component Infinity', () => {
    const before = plan(modelOf([note({ text: 'a', id: 'Infinity' }), ...notes('b')]));

    const [after] = planPage(modelOf(notes('b', 'c', 'd')), sampleRegistry, before);

    expect(keysOf(after?.items)).toEqual(['1', '2', '3']);
  });

  test('distinguishes the same problem of components of different types', () => {
    const problem = { code: 'c', severity: 'error', pointer: '', message: 'm', fix: 'f' } as const;
    const faulty = (type: string): PageItem => ({
      state: 'faulty',
      kind: 'component',
      type,
      pointer: '/0',
      problems: [problem],
    });
    const before = plan(modelOf([faulty('note'), ...notes('b')]));

    const [after] = planPage(modelOf([faulty('card'), faulty('note')]), sampleRegistry, before);

    expect(after?.items.map(({ state, type, key }) => [state, type, key])).toEqual([
      ['faulty', 'card', '3'],
      ['faulty', 'note', '1'],
    ]);
  });

  test('is recognised however deep components stand inside each other', () => {
    const registry = createRegistry([textEntry('note')]);
    let item = note({ text: '"quoted"' });
    for (let level = 0; level < 30; level += 1) item = note({ text: 'a', children: [item] });
    const before = planPage(modelOf([item]), registry);

    const [after] = planPage(modelOf([item]), registry, before);

    expect(after?.items[0]).toBe(before[0]?.items[0]);
  });
});
