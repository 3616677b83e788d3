import { describe, expect, test } from 'vitest';
import { componentChecks, componentFamilies } from '#schemas/generated/checks.ts';
import * as envelope from '#schemas/generated/page-response.check.ts';
import { finish } from '#schemas/finish.ts';
import { truncatePage, ZONE_NAMES } from '#schemas/page-limits.ts';
import type { Problem } from '../errors/index.ts';
import type { LookUpCheck } from './look-up-check.ts';
import { checkPage, type CheckedPage } from './check-page.ts';
import type { PageModel } from './page-model.ts';

const CARD = { componentType: 'service-card', title: 'Saver Plus' };
const TEXT = { componentType: 'paragraph', title: 'Conditions' };

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

function check(response: object): { page: CheckedPage; reported: string[] } {
  const reported: string[] = [];
  const report = ({ code, pointer }: Problem) => void reported.push(`${code} ${pointer}`);
  const fitted = finish(truncatePage(response));
  return { page: finish(checkPage(fitted, { envelope, lookUp, report })), reported };
}

/** The model of a page that can be shown, with what was reported beside. */
function modelOf(data: unknown): { model: PageModel; reported: string[] } {
  const { page, reported } = check({ data });
  if (!page.ok) throw new Error(page.problem.message);
  return { model: page.model, reported };
}

/** Returns the states of the components of the only zone, in order. */
function statesIn({ zones }: PageModel): string[] {
  return zones.flatMap(({ items }) => items.map(({ state }) => state));
}

function zone(...flexComponents: unknown[]): object {
  return { flexComponents };
}

describe('the data of a page', () => {
  test.each([
    [{}],
    [{ data: null }],
    [{ data: 'x' }],
    [{ data: [] }],
    [{ Data: {} }],
    [{ error: 'gone' }],
    [[]],
  ])('FP-024 where they are missing that is said: %j', (response) => {
    expect(check(response).page).toMatchObject({
      ok: false,
      problem: { message: 'Missing page data', pointer: '/data' },
    });
  });

  test.each([
    [{ Data: {} }, 'Unknown property: Data. Write "data" instead.'],
    [
      { flexZone: zone() },
      'Misplaced property: flexZone. It belongs into "data". Move it into "data".',
    ],
  ])('where they stand elsewhere the advice says where: %j', (response, fix) => {
    expect(check(response).page).toMatchObject({ problem: { fix: expect.stringContaining(fix) } });
  });

  test('FP-012 are five zones, each with its components', () => {
    const data = Object.fromEntries(
      ZONE_NAMES.toReversed().map((name) => [name, zone({ ...CARD, title: name })]),
    );

    const { model } = modelOf(data);

    expect(model.zones.map(({ name }) => name)).toEqual([
      'mainHeaderZone',
      'freeHeaderZone',
      'flexZone',
      'complementaryZone',
      'legalZone',
    ]);
    expect(model.zones.map(({ items }) => items)).toMatchObject(
      ZONE_NAMES.map((title) => [{ props: { title } }]),
    );
  });

  test.each(ZONE_NAMES)('FP-012 a %s without a list of components is a problem', (name) => {
    expect(check({ data: { [name]: {} } }).reported).toEqual([
      `missing-property /data/${name}/flexComponents`,
    ]);
  });

  test('FP-013 have freeHeaderLayout and hasMacro', () => {
    const data = { freeHeaderLayout: 'portrait', hasMacro: true, freeHeaderZone: zone(CARD) };

    const { model } = modelOf({ ...data, flexZone: zone(CARD) });

    expect(model.hasMacro).toBe(true);
    expect(model.zones.map(({ name, layout }) => [name, layout])).toEqual([
      ['freeHeaderZone', 'portrait'],
      ['flexZone', undefined],
    ]);
  });

  test.each([
    ['freeHeaderLayout', 'landscape', 'wrong-value'],
    ['hasMacro', 'yes', 'wrong-type'],
  ])(
    'FP-013 %s is not %j: that is reported, and the page shown without it',
    (name, value, code) => {
      const { model, reported } = modelOf({ [name]: value, freeHeaderZone: zone(TEXT) });

      expect(reported).toEqual([`${code} /data/${name}`]);
      expect(model).toMatchObject({ hasMacro: false, zones: [{ items: [{ state: 'valid' }] }] });
      expect(model.zones[0]).not.toHaveProperty('layout');
    },
  );

  test('what is surplus is reported, and the page shown', () => {
    const { model, reported } = modelOf({ footerZone: zone(CARD), flexZone: zone(CARD) });

    expect(reported).toEqual(['unknown-property /data/footerZone']);
    expect(model.zones.map(({ name }) => name)).toEqual(['flexZone']);
  });

  test('a member __proto__ changes nothing', () => {
    const data: unknown = JSON.parse(
      '{"__proto__":{"hasMacro":true,"legalZone":{"flexComponents":[5]}}}',
    );

    const { model } = modelOf(data);

    expect(model).toMatchObject({ hasMacro: false, zones: [] });
  });
});

describe('the components of a page', () => {
  test('FP-014 have a componentType and may have taxonomies', () => {
    const taxonomies = [{ key: 'personalization', values: ['hero:default'] }];

    const { model, reported } = modelOf({
      flexZone: zone({ ...CARD, taxonomies }, { title: 'no type' }, { ...CARD, taxonomies: 'x' }),
    });

    expect(reported).toEqual([]);
    expect(model.zones[0]?.items).toMatchObject([
      { state: 'valid' },
      {
        state: 'faulty',
        problems: [{ code: 'missing-property', pointer: componentAt(1, '/componentType') }],
      },
      {
        state: 'faulty',
        problems: [{ code: 'wrong-type', pointer: componentAt(2, '/taxonomies') }],
      },
    ]);
  });

  test.each([
    [null, 'wrong-type', ''],
    [5, 'wrong-type', ''],
    ['service-card', 'wrong-type', ''],
    [[CARD], 'wrong-type', ''],
    [{}, 'missing-property', '/componentType'],
    [{ componentType: 5 }, 'wrong-type', '/componentType'],
    [{ componentType: '' }, 'too-short', '/componentType'],
    [{ componentType: 'toString' }, 'unknown-component', '/componentType'],
    [{ componentType: 'service-card', titel: 'x' }, 'unknown-property', '/titel'],
    [{ componentType: 'service-card' }, 'missing-property', '/title'],
  ])('one that is %j costs itself, and its neighbours are shown', (component, code, place) => {
    const { model, reported } = modelOf({ flexZone: zone(CARD, component, CARD) });

    expect(statesIn(model)).toEqual(['valid', 'faulty', 'valid']);
    expect(model.zones[0]?.items[1]).toMatchObject({
      pointer: componentAt(1),
      problems: expect.arrayContaining([
        expect.objectContaining({ code, pointer: componentAt(1, place) }),
      ]),
    });
    expect(reported).toEqual([]);
  });

  test.each([
    [null, 'wrong-type /data/flexZone'],
    [5, 'wrong-type /data/flexZone'],
    [[CARD], 'wrong-type /data/flexZone'],
    [{ flexComponents: CARD }, 'wrong-type /data/flexZone/flexComponents'],
    [{ flexComponents: null }, 'wrong-type /data/flexZone/flexComponents'],
  ])('a zone that is %j shows nothing, and the other zones are shown', (flexZone, problem) => {
    const { model, reported } = modelOf({ flexZone, legalZone: zone(TEXT) });

    expect(model.zones.map(({ name }) => name)).toEqual(['legalZone']);
    expect(reported).toEqual([problem]);
  });

  test('an empty zone is no zone, and nothing is wrong with it', () => {
    const { model, reported } = modelOf({ flexZone: zone(), legalZone: zone(TEXT) });

    expect(model.zones.map(({ name }) => name)).toEqual(['legalZone']);
    expect(reported).toEqual([]);
  });

  test('deep, long and poisoned ones cost themselves, however many there are', () => {
    const deep: unknown = JSON.parse(`${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`);
    const bad = [
      { ...CARD, a: deep },
      { ...CARD, intro: 'x'.repeat(300_000) },
      JSON.parse('{"componentType":"service-card","title":"x","__proto__":{"a":1}}'),
    ];
    const many = Array.from({ length: 20 }, () => bad).flat();

    const { model } = modelOf({ flexZone: zone(...many, CARD) });

    expect(statesIn(model)).toEqual([...many.map(() => 'faulty'), 'valid']);
  });

  test('of 2,500 in a zone the first 2,000 are shown, and that is one problem', () => {
    const components = Array.from({ length: 2_500 }, () => CARD);

    const { model, reported } = modelOf({ flexZone: zone(...components), legalZone: zone() });

    expect(statesIn(model)).toHaveLength(2_000);
    expect(reported).toEqual(['too-many-components /data/flexZone/flexComponents/2000']);
  });

  test('of blocks of cards those whose cards fit too are shown', () => {
    const cards = { componentType: 'cards', cards: Array.from({ length: 199 }, () => CARD) };

    const { model, reported } = modelOf({
      flexZone: zone(...Array.from({ length: 11 }, () => cards), CARD),
    });

    expect(statesIn(model)).toHaveLength(10);
    expect(reported).toEqual(['too-many-components /data/flexZone/flexComponents/10']);
  });

  test('one that no page could hold costs itself', () => {
    const checkMarkList = Array.from({ length: 20_000 }, () => 'x');

    const { model, reported } = modelOf({ flexZone: zone(CARD, { ...CARD, checkMarkList }, CARD) });

    expect(model.zones[0]?.items).toMatchObject([
      { state: 'valid' },
      { state: 'faulty', problems: [{ code: 'too-many-items', pointer: componentAt(1) }] },
      { state: 'valid' },
    ]);
    expect(reported).toEqual([]);
  });

  test('texts too long together cost their component, and none inside it', () => {
    const intro = 'x'.repeat(130_000);
    const inner = { componentType: 'accordion', body: intro, title: intro };

    const { model } = modelOf({ flexZone: zone({ componentType: 'cards', cards: [CARD, inner] }) });

    expect(model.zones[0]?.items).toMatchObject([
      { state: 'valid', children: [{ state: 'valid' }, { state: 'faulty' }] },
    ]);
  });

  test('of 2,500 in two zones the first 2,000 are shown, and that is one problem', () => {
    const components = Array.from({ length: 1_250 }, () => CARD);

    const { model, reported } = modelOf({
      flexZone: zone(...components),
      complementaryZone: zone(...components),
    });

    expect(statesIn(model)).toHaveLength(2_000);
    expect(reported).toEqual(['too-many-components /data/complementaryZone/flexComponents/750']);
  });
});

function componentAt(index: number, place = ''): string {
  return `/data/flexZone/flexComponents/${index}${place}`;
}
