import { describe, expect, test } from 'vitest';
import { finish } from '#schemas/finish.ts';
import { componentChecks, componentFamilies } from '#schemas/generated/checks.ts';
import { componentNotLoaded, type Problem } from '../errors/index.ts';
import { checkComponent } from './check-component.ts';
import type { LookUpCheck } from './look-up-check.ts';
import type { PageItem } from './page-model.ts';

const AT = '/data/flexZone/flexComponents/0';
const CARD = { componentType: 'service-card', title: 'Saver Plus' };

const checks = new Map(
  await Promise.all(
    [...componentChecks].map(async ([type, load]) => [type, await load()] as const),
  ),
);
const lookUp: LookUpCheck = {
  get: (type) => checks.get(type),
  families: componentFamilies,
  failed: new Map(),
};

/** Checks a component in the flex zone; returns its item, and what was reported beside. */
function checked(raw: unknown, look = lookUp): { item: PageItem; reported: Problem[] } {
  const reported: Problem[] = [];
  const report = (problem: Problem) => void reported.push(problem);
  const item = finish(checkComponent(raw, { lookUp: look, report, pointer: AT, zone: 'flexZone' }));
  return { item, reported };
}

/** The problems of a component as `code pointer`; 'shown' for one that has none. */
function problemsOf(raw: unknown): readonly string[] {
  const { item } = checked(raw);
  if (item.state === 'valid') return ['shown'];
  return item.problems.map(({ code, pointer }) => `${code} ${pointer}`);
}

function nested(levels: number): unknown {
  let value: unknown = 'inside';
  for (let level = 0; level < levels; level += 1) value = { a: value };
  return value;
}

describe('a right component', () => {
  test('is shown with its values, without what is for the page', () => {
    const taxonomies = [{ key: 'personalization', values: ['hero:default'] }];

    const { item, reported } = checked({ ...CARD, id: 'saver', taxonomies, intro: 'Grow' });

    expect(item).toMatchObject({
      kind: 'component',
      type: 'service-card',
      id: 'saver',
      pointer: AT,
    });
    expect(item).toHaveProperty('props', { title: 'Saver Plus', intro: 'Grow' });
    expect(reported).toEqual([]);
  });

  test('in a zone it is not made for is reported and shown', () => {
    const reported: Problem[] = [];
    const report = (problem: Problem) => void reported.push(problem);

    const item = finish(
      checkComponent(CARD, { lookUp, report, pointer: AT, zone: 'mainHeaderZone' }),
    );

    expect(item).toMatchObject({ kind: 'component', props: { title: 'Saver Plus' } });
    expect(reported).toMatchObject([
      { code: 'misplaced-component', severity: 'warning', pointer: `${AT}/componentType` },
    ]);
  });

  test('with values it does not know is shown without them, and they are reported', () => {
    const link = { text: 'Open', url: '/open', colour: 'red' };

    const { item, reported } = checked({ ...CARD, mood: 'glad', link });

    expect(item).toHaveProperty('props', {
      title: 'Saver Plus',
      link: { text: 'Open', url: '/open' },
    });
    expect(reported.map(({ code, severity, pointer }) => [code, severity, pointer])).toEqual([
      ['unknown-property', 'warning', `${AT}/mood`],
      ['unknown-property', 'warning', `${AT}/link/colour`],
    ]);
  });
});

describe('a wrong component', () => {
  test('of an unknown type is reported with the nearest right one', () => {
    const { item } = checked({ componentType: 'servise-card', title: 'x' });

    expect(item).toMatchObject({
      state: 'faulty',
      kind: 'component',
      type: 'servise-card',
      problems: [
        {
          code: 'unknown-component',
          pointer: `${AT}/componentType`,
          message: 'Unknown component: servise-card. It is not registered.',
          suggestion: 'service-card',
        },
      ],
    });
  });

  test.each(['constructor', '__proto__', 'toString', 'hasOwnProperty', 'valueOf'])(
    'RN-006 of the type %s, which every object inherits, is of an unknown type',
    (componentType) => {
      const raw: unknown = JSON.parse(`{"componentType":"${componentType}","title":"x"}`);

      expect(problemsOf(raw)).toEqual([`unknown-component ${AT}/componentType`]);
    },
  );

  test.each([
    ['a value of a wrong type', { ...CARD, title: 5 }, 'wrong-type /title'],
    ['a missing value', { componentType: 'service-card' }, 'missing-property /title'],
    ['titel for title', { componentType: 'service-card', titel: 'x' }, 'unknown-property /titel'],
    ['a value outside a closed list', { ...CARD, cardSize: 'huge' }, 'wrong-value /cardSize'],
    ['a text of 300,000 characters', { ...CARD, body: 'x'.repeat(300_000) }, 'text-too-long /body'],
    ['10,000 levels', { ...CARD, body: nested(10_000) }, `too-deep /body${'/a'.repeat(63)}`],
    ['a member __proto__', withMember('__proto__'), 'forbidden-key /__proto__'],
    ['a member constructor', withMember('constructor'), 'forbidden-key /constructor'],
  ])('with %s is not shown, and the place is named', (_, raw, problem) => {
    const [code, pointer] = problem.split(' ');

    expect(problemsOf(raw)).toEqual([`${code} ${AT}${pointer}`]);
  });

  test.each([[null], [5], ['service-card'], [[CARD]], [undefined], [{ componentType: 5 }]])(
    'that is %j is of no type',
    (raw) => {
      expect(checked(raw).item).toMatchObject({ state: 'faulty', type: '', pointer: AT });
    },
  );

  test('whose check did not arrive is a problem of its own', () => {
    const failed = new Map([['service-card', componentNotLoaded('service-card', '', 'lost')]]);

    const { item } = checked(CARD, { ...lookUp, failed });

    expect(item).toMatchObject({ problems: [{ code: 'component-not-loaded', pointer: AT }] });
  });
});

describe('components inside another one', () => {
  test.each([
    ['of an unknown type', { componentType: 'carb' }, 'unknown-component /componentType'],
    ['without a type', { title: 'x' }, 'missing-property /componentType'],
    ['that is null', null, 'wrong-type '],
    ['that is a text', 'service-card', 'wrong-type '],
    ['that lacks its title', { componentType: 'service-card' }, 'missing-property /title'],
    [
      'with a text of 300,000 characters',
      { ...CARD, intro: 'x'.repeat(300_000) },
      'text-too-long /intro',
    ],
    ['of 10,000 levels', { ...CARD, a: nested(10_000) }, `too-deep /a${'/a'.repeat(63)}`],
    ['with a member __proto__', withMember('__proto__'), 'forbidden-key /__proto__'],
  ])('a card %s costs itself and leaves its neighbours', (_, card, problem) => {
    const [code, pointer] = problem.split(' ');

    const { item } = checked({
      componentType: 'cards',
      title: 'Accounts',
      cards: [CARD, card, CARD],
    });

    expect(item).toMatchObject({
      state: 'valid',
      props: { title: 'Accounts' },
      children: [
        { state: 'valid', pointer: `${AT}/cards/0` },
        {
          state: 'faulty',
          pointer: `${AT}/cards/1`,
          problems: [{ code, pointer: `${AT}/cards/1${pointer}` }],
        },
        { state: 'valid', pointer: `${AT}/cards/2` },
      ],
    });
  });

  test('a card that is none, behind ten others, costs none of them', () => {
    const cards = [...Array.from({ length: 12 }, () => CARD), null];

    const { item } = checked({ componentType: 'cards', cards });

    const states = 'children' in item ? item.children?.map(({ state }) => state) : [];
    expect(states).toEqual([...Array.from({ length: 12 }, () => 'valid'), 'faulty']);
  });

  test('what is surplus in a card is reported at its place', () => {
    const { item, reported } = checked({
      componentType: 'cards',
      cards: [{ ...CARD, mood: 'glad' }],
    });

    expect(item).toMatchObject({
      children: [{ kind: 'component', props: { title: 'Saver Plus' } }],
    });
    expect(reported.map(({ pointer }) => pointer)).toEqual([`${AT}/cards/0/mood`]);
  });

  test('a wrong value beside the cards costs the block', () => {
    expect(problemsOf({ componentType: 'cards', title: 5, cards: [null, CARD] })).toEqual([
      `wrong-type ${AT}/title`,
    ]);
  });

  test('a list of cards that is none costs the block', () => {
    expect(problemsOf({ componentType: 'cards', cards: nested(10_000) })).toHaveLength(1);
    expect(problemsOf({ componentType: 'cards', cards: CARD })).toEqual([`wrong-type ${AT}/cards`]);
  });

  test('blocks within blocks end at the limit of depth, however many there are', () => {
    let block: unknown = { componentType: 'cards', cards: [] };
    for (let level = 0; level < 10_000; level += 1)
      block = { componentType: 'cards', cards: [block] };

    const { item } = checked(block, anyFamily);

    expect(codesIn(item)).toEqual(['too-deep']);
  });

  test('of another family than the list is for are refused, and their neighbours shown', () => {
    const { item } = checked({
      componentType: 'cards',
      cards: [CARD, { componentType: 'section-title', title: 'Here?' }, CARD],
    });

    expect(codesIn(item)).toEqual(['misplaced-component']);
    expect(childrenOf(item).map(({ state }) => state)).toEqual(['valid', 'faulty', 'valid']);
  });
});

/** As if every list took components of all families. */
const anyFamily: LookUpCheck = {
  ...lookUp,
  get: (type) => {
    const module = checks.get(type);
    return module && { check: module.check, shape: module.shape };
  },
};

function childrenOf(item: PageItem): readonly PageItem[] {
  return item.children ?? [];
}

/** The codes of all problems in a component and those inside it. */
function codesIn(item: PageItem): string[] {
  if (item.state === 'faulty') return item.problems.map(({ code }) => code);
  return (item.children ?? []).flatMap(codesIn);
}

/** A card with a member of that name, which an object literal could not have. */
function withMember(name: string): unknown {
  return JSON.parse(`{"componentType":"service-card","title":"x","${name}":{"a":1}}`);
}
