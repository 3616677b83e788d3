import { describe, expect, test } from 'vitest';
import { findComponent, resolveComponent, findComponentWithin, locateValue } from './find-place.ts';

const LIST = '/data/flexZone/flexComponents';
const PAGE = {
  data: {
    flexZone: {
      flexComponents: [
        { componentType: 'section-title', title: 'One' },
        {
          cards: [{ cardType: 'product', link: { text: 'Open', url: '/open' } }],
          componentType: 'cards',
        },
      ],
    },
  },
};
const TEXT = JSON.stringify(PAGE, undefined, 2);
const at = (mark: string) => TEXT.indexOf(mark);

describe('the component at an offset', () => {
  test.each([
    ['its value', '"One"', `${LIST}/0`, `${LIST}/0/title`],
    ['its name', '"title"', `${LIST}/0`, `${LIST}/0/title`],
    ['its brace', '{\n          "componentType"', `${LIST}/0`, undefined],
    ['a list in it', '"cards": [', `${LIST}/1`, `${LIST}/1/cards`],
    ['a component inside it', '{\n              "cardType"', `${LIST}/1/cards/0`, undefined],
    ['a member of that', '"/open"', `${LIST}/1/cards/0`, `${LIST}/1/cards/0/link/url`],
    ['an object of that', '"link"', `${LIST}/1/cards/0`, `${LIST}/1/cards/0/link`],
    ['its type, which may come last', '"cards"\n', `${LIST}/1`, `${LIST}/1/componentType`],
  ])('is found by %s', (...[, mark, component, member]) => {
    const found = findComponent(TEXT, at(mark));

    expect([found?.component, found?.member]).toEqual([component, member]);
    expect(TEXT.charAt(found?.start ?? 0)).toBe('{');
  });

  test.each(['"data"', '"flexZone"', '"flexComponents"'])('is none at %s', (mark) => {
    expect(findComponent(TEXT, at(mark))).toBeUndefined();
  });

  test('is found in a text that is being written', () => {
    const broken = TEXT.replace('"One"', '"On');

    expect(findComponent(broken, broken.indexOf('"On') + 3)?.member).toBe(`${LIST}/0/title`);
    expect(findComponent(broken, broken.indexOf('"/open"'))?.component).toBe(`${LIST}/1/cards/0`);
  });
});

test('within a component that is known, no text before it is looked at', () => {
  const start = at('{\n              "cardType"');
  const outer = { pointer: `${LIST}/1/cards/0`, start };
  const others = '['.repeat(start) + TEXT.slice(start);

  expect(findComponentWithin(others, at('"/open"'), outer)?.member).toBe(
    `${LIST}/1/cards/0/link/url`,
  );
  expect(findComponentWithin(TEXT, at('"One"'), outer)).toBeUndefined();
  expect(findComponentWithin(TEXT, at('"cards"\n'), outer)).toBeUndefined();
});

test('the place of a pointer is that of its name and its value', () => {
  const place = locateValue(TEXT, `${LIST}/0/title`);

  expect(place?.nameStart).toBe(at('"title"'));
  expect(TEXT.slice(place?.start, place?.end)).toBe('"One"');
  expect(locateValue(TEXT, `${LIST}/7`)).toBeUndefined();
  expect(locateValue(TEXT, `${LIST}/0/title/x`)).toBeUndefined();
});

test('a pointer into a component is that component and a member', () => {
  const card = `${LIST}/1/cards/0`;

  expect(resolveComponent(TEXT, card)).toEqual({ component: card });
  expect(resolveComponent(TEXT, `${card}/link/url`)).toEqual({
    component: card,
    member: `${card}/link/url`,
  });
  expect(resolveComponent(TEXT, '/data/flexZone')).toBeUndefined();
});
