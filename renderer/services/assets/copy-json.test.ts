import { assert, jsonValue, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { copyJson } from './copy-json.ts';

const deep = (levels: number): unknown => (levels === 0 ? 1 : [deep(levels - 1)]);
const circle: { own?: object } = {};
circle.own = circle;

describe('a copy of JSON', () => {
  test('is equal, and shares nothing', () => {
    assert(
      property(jsonValue({ maxDepth: 5 }), (value) => {
        const copy = copyJson(value);

        expect(copy).toEqual({ ok: true, value: JSON.parse(JSON.stringify(value)) });
      }),
    );
    const own = { list: [1] };
    expect(copyJson(own)).not.toHaveProperty(
      'value.list',
      expect.toSatisfy((it) => it === own.list),
    );
  });

  test.each([
    ['a function', { run: () => 1 }],
    ['undefined', [undefined]],
    ['a big number', 10n],
    ['no number', Number.NaN],
    ['a date', new Date(0)],
    ['a map', new Map()],
    ['a symbol', Symbol('x')],
    ['a circle', circle],
    ['too deep a list', deep(50)],
    ['too long a text', 'x'.repeat(30_000)],
    ['too many members', Array.from({ length: 30_000 }, () => 0)],
    [
      'a getter that throws',
      Object.defineProperty({}, 'x', {
        enumerable: true,
        get() {
          throw new Error('no');
        },
      }),
    ],
  ])('is refused of %s', (_, value) => {
    expect(copyJson(value)).toEqual({ ok: false, reason: expect.any(String) });
  });
});
