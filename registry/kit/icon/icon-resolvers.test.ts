import { describe, expect, test } from 'vitest';
import schema from '#schemas/shared/icon-id.schema.json';
import { readIconId } from './icon-resolvers.ts';

const WRONG = ['', 'swap', 'regular:swap', 'vitrine:regular:', ':regular:swap', 'vitrine::swap'];

describe('readIconId', () => {
  test('IC-001 an icon id is namespace:iconset:icon', () => {
    expect(readIconId('vitrine:regular:caret-down')).toEqual({
      namespace: 'vitrine',
      iconset: 'regular',
      icon: 'caret-down',
    });
  });

  test.each([...WRONG, 'vitrine: :swap', 'vitrine:regular:swap:24'])(
    'IC-002 the id "%s" is refused with a message that shows it and the right form',
    (id) => {
      expect(() => readIconId(id)).toThrow(
        `Invalid icon id: "${id}". It must be namespace:iconset:icon.`,
      );
    },
  );
});

describe('the schema of icon ids', () => {
  const pattern = new RegExp(schema.pattern);

  test('IC-001 accepts three parts', () => {
    expect('vitrine:regular:caret-down').toMatch(pattern);
  });

  test.each([...WRONG, 'vitrine:regular:swap:24'])('IC-001 refuses "%s"', (id) => {
    expect(id).not.toMatch(pattern);
  });
});
