import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';
import { addComponentTypes } from './component-types.ts';
import { getComponentType } from './components.ts';

interface CardSchema {
  readonly properties: { readonly cardType?: { readonly const?: string } };
}

/** The types of cards that can be named by a kind, with that kind. */
const KINDS = globSync('schemas/cards/*.schema.json').flatMap((path) => {
  const { properties }: CardSchema = JSON.parse(readFileSync(path, 'utf8'));
  const kind = properties.cardType?.const;
  return kind === undefined ? [] : [[kind, basename(path, '.schema.json')] as const];
});

describe('a card that names its kind', () => {
  test.each(KINDS)('CD-005 of the kind %s is a %s', (cardType, type) => {
    expect(getComponentType({ cardType })).toBe(type);
  });

  test('keeps its componentType where it has one', () => {
    const card = { componentType: 'news-card', cardType: 'service' };

    expect(getComponentType(card)).toBe('news-card');
    expect(addComponentTypes(card)).toBe(card);
  });

  test.each([[{}], [{ cardType: 'teaser' }], [{ cardType: 7 }], [null], ['service'], [[]]])(
    'has no type where there is no such kind: %j',
    (value) => {
      expect(getComponentType(value)).toBeUndefined();
      expect(addComponentTypes(value)).toEqual(value);
    },
  );

  test('gets its componentType in a zone and inside another component', () => {
    const card = { cardType: 'service', title: 'A' };
    const block = { componentType: 'cards', cards: [card, 'no card'] };
    const page = { data: { hasMacro: true, flexZone: { flexComponents: [card, block, null] } } };

    const named = { componentType: 'service-card', ...card };
    expect(addComponentTypes(page)).toEqual({
      data: {
        hasMacro: true,
        flexZone: { flexComponents: [named, { ...block, cards: [named, 'no card'] }, null] },
      },
    });
  });
});
