import { describe, expect, test } from 'vitest';
import { setProperties } from './set-properties.ts';

const common = { innerHTML: '', onclick: null, style: {} };

function set(names: readonly string[], values: Readonly<Record<string, unknown>>) {
  const element: Record<string, unknown> = {};
  const refused: string[] = [];
  const onRefused = (name: string) => void refused.push(name);
  const done = setProperties(element, { names, values, common, onRefused });
  return { element, refused, done };
}

describe('the properties of an element', () => {
  test('are those that are declared and have a value', () => {
    const { element, refused, done } = set(['amount', 'years'], { amount: 5, rate: 2 });

    expect(element).toEqual({ amount: 5 });
    expect(done).toEqual(['amount']);
    expect(refused).toEqual([]);
  });

  test('are copies, so that an element changes nothing of ours', () => {
    const rates = { fixed: [1] };

    const { element } = set(['rates'], { rates });

    expect(element['rates']).toEqual(rates);
    expect(element['rates']).not.toBe(rates);
  });

  test.each(['innerHTML', 'onclick', 'style', 'constructor', 'prototype', '__proto__', 'toString'])(
    'are never what every element has: %s',
    (name) => {
      const values = JSON.parse(`{"${name}":{"x":1}}`);

      const { element, refused, done } = set([name], values);

      expect(Object.getOwnPropertyNames(element)).toEqual([]);
      expect('x' in element).toBe(false);
      expect(refused).toEqual([name]);
      expect(done).toEqual([]);
    },
  );

  test('are JSON', () => {
    expect(set(['amount'], { amount: () => 1 }).refused).toEqual(['amount']);
  });
});
