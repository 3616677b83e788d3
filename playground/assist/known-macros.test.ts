import { expect, test } from 'vitest';
import { collectMacros } from './known-macros.ts';

const file = (...keys: readonly unknown[]) => ({ a: { groups: [{ name: 'a', keys }] } });

test.each([
  [{ name: 'k', dataType: 'percentage', value: { value: 1.5 } }, '1.5%'],
  [{ name: 'k', dataType: 'amount', value: { value: 20 } }, '20 EUR'],
  [{ name: 'k', dataType: 'amount', value: { value: 20, unit: 'USD' } }, '20 USD'],
  [{ name: 'k', dataType: 'date', value: { value: '2026-11-20' } }, '2026-11-20'],
  [{ name: 'k', dataType: 'language', value: { value: { fr: 'Un', en: 'One' } } }, 'One'],
  [{ name: 'k', dataType: 'language', value: { value: { fr: 'Un' } } }, 'Un'],
  [{ name: 'k' }, ''],
])('the value of %j is %s', (key, value) => {
  expect(collectMacros(file(key)).get('a:k')?.value).toBe(value);
});

test('macros of all files are known, and made out once for a value', () => {
  const documents = {
    ...file({ name: 'k' }),
    b: { groups: [{ name: 'b', keys: [{ name: 'l' }] }] },
  };

  expect([...collectMacros(documents).keys()]).toEqual(['a:k', 'b:l']);
  expect(collectMacros(documents)).toBe(collectMacros(documents));
});

test.each([[undefined], ['text'], [{ a: 1 }], [{ a: { groups: 1 } }], [file(1, null)]])(
  '%j holds no macro',
  (documents) => {
    expect(collectMacros(documents).size).toBe(0);
  },
);
