import { describe, expect, test } from 'vitest';
import { finish } from './finish.ts';
import { checkPageLimits, truncatePage, PAGE_LIMITS } from './page-limits.ts';

const CARD = { componentType: 'service-card', title: '' };
const IN_FLEX = '/data/flexZone/flexComponents';

/** So many things, made one by one. */
const many = (count: number, make: (index: number) => unknown) =>
  Array.from({ length: count }, (_, index) => make(index));

const zone = (flexComponents: unknown) => ({ flexComponents });

const fitted = (data: object) => finish(truncatePage({ data }));

const pausesFor = (count: number) =>
  [...truncatePage({ data: { flexZone: zone(many(count, () => null)) } })].length;

const placesOf = (data: object) =>
  checkPageLimits({ data }).map(({ code, pointer }) => `${code} ${pointer}`);

describe('the sums of a page', () => {
  test('count components wherever they are, entries of all lists and characters of all texts', () => {
    const block = { componentType: 'cards', title: 'Two', cards: [CARD, { ...CARD, tags: ['a'] }] };

    const { size, types } = fitted({ flexZone: zone([block]), legalZone: zone([null]) });

    const textLength = ['cards', 'Two', 'service-card', 'service-card', 'a'].join('').length;
    expect(size).toEqual({ components: 4, items: 5, text: textLength });
    expect([...types].toSorted()).toEqual(['cards', 'service-card']);
  });

  test('leave a page alone that is exactly as large as it may be', () => {
    const card = { componentType: 'x', list: many(4, () => 'y'), text: 'z'.repeat(495) };
    const page = { data: { flexZone: zone(many(PAGE_LIMITS.components, () => card)) } };

    const { size } = fitted(page.data);

    expect(size).toEqual(PAGE_LIMITS);
    expect(checkPageLimits(page)).toEqual([]);
    expect(fitted(page.data).page).toEqual(page);
  });

  test('count components inside others, and point at the one on the page that does not fit', () => {
    const block = { componentType: 'cards', cards: many(199, () => ({ componentType: 'x' })) };

    const places = placesOf({ flexZone: zone(many(11, () => block)) });

    expect(places).toEqual([`too-many-components ${IN_FLEX}/10`]);
  });

  test.each([
    ['too-many-items', { componentType: 'x', list: many(99, () => 1) }, 100],
    ['too-much-text', { componentType: 'x', text: 'y'.repeat(199_999) }, 5],
  ])('are one problem at the first component that is %s', (code, component, fitting) => {
    const data = { flexZone: zone(many(fitting + 3, () => component)) };

    expect(placesOf(data)).toEqual([`${code} ${IN_FLEX}/${fitting}`]);
    expect(fitted(data).page).toEqual({
      data: { flexZone: zone(many(fitting, () => component)) },
    });
  });

  test('give one problem for each limit, and cut at the first of them', () => {
    const wordy = { componentType: 'x', text: 'y'.repeat(199_999), list: many(99, () => 1) };
    const data = { flexZone: zone(many(150, () => wordy)), legalZone: zone([CARD]) };

    expect(placesOf(data)).toEqual([`too-much-text ${IN_FLEX}/5`, `too-many-items ${IN_FLEX}/100`]);
    expect(fitted(data).page).toMatchObject({ data: { legalZone: zone([]) } });
  });

  test('are counted in the order shown, whatever the order written', () => {
    const some = many(1_500, () => CARD);

    const places = placesOf({ legalZone: zone(some), mainHeaderZone: zone(some) });

    expect(places).toEqual(['too-many-components /data/legalZone/flexComponents/500']);
  });

  test('leave out a component that no page could hold, and nothing beside it', () => {
    const monster = { componentType: 'x', list: many(20_000, () => 1) };
    const data = { flexZone: zone([CARD, monster, CARD]) };

    const { page, tooLarge, beyond, size } = fitted(data);

    expect(tooLarge).toEqual([
      expect.objectContaining({ code: 'too-many-items', pointer: `${IN_FLEX}/1` }),
    ]);
    expect(beyond).toEqual([]);
    expect(page).toEqual({ data });
    expect(size.items).toBe(2);
  });

  test.each([[null], [5], ['text'], [[]], [{ flexComponents: 'text' }]])(
    'are zero where a zone is %j',
    (flexZone) => {
      expect(fitted({ flexZone }).size).toEqual({ components: 0, items: 0, text: 0 });
    },
  );

  test('are counted however deep a component goes on', () => {
    const deep: unknown = JSON.parse(`${'[{"a":'.repeat(5_000)}"x"${'}]'.repeat(5_000)}`);

    const { size } = fitted({ flexZone: zone([deep]) });

    expect(size).toEqual({ components: 1, items: 5_001, text: 1 });
  });

  test.each([
    ['large components', many(5, () => ({ list: many(2_000, () => ({ a: 1 })) }))],
    ['many of no size', many(50_000, () => null)],
  ])('are counted with pauses, so that others need not wait: %s', (_, components) => {
    const work = truncatePage({ data: { flexZone: zone(components) } });

    const first = work.next();

    expect(first.done).toBe(false);
  });

  test('are counted with a pause after 5,000 values, and none on a smaller page', () => {
    expect([4_999, 5_000, 9_999, 10_000].map(pausesFor)).toEqual([0, 1, 1, 2]);
  });

  test('leave out a text that is too long by itself, which costs its component alone', () => {
    const longest = { text: 'x'.repeat(200_000) };
    const tooLong = { text: 'x'.repeat(200_001) };

    expect(fitted({ flexZone: zone([longest]) }).size.text).toBe(200_000);
    expect(fitted({ flexZone: zone([tooLong]) }).size.text).toBe(0);
  });

  test('tell how many values there are to look at, entries of zones included', () => {
    const block = { componentType: 'cards', cards: [CARD, null] };

    expect(fitted({ flexZone: zone([block, 'x']) }).values).toBe(8);
  });

  test('leave what else stands in a zone where it is', () => {
    const components = many(2_001, () => CARD);

    const { page } = fitted({ flexZone: { note: 'x', flexComponents: components }, meta: 1 });

    expect(page).toEqual({
      data: { flexZone: { note: 'x', flexComponents: components.slice(0, 2_000) }, meta: 1 },
    });
  });
});
