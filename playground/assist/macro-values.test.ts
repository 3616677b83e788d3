import { expect, test } from 'vitest';
import { readMacroValues } from './macro-values.ts';

const rate = { name: 'rate', dataType: 'percentage', value: { value: 2.35 } };
const DOCUMENTS = {
  savings: { groups: [{ name: 'savings', keys: [rate, 7, { name: 'wrong' }] }] },
  loans: { groups: [{ name: 'loans', keys: [{ ...rate, value: { value: 3 } }] }, 'wrong'] },
};

test('macros of all files have their values as pages show them, and what is wrong is left out', () => {
  const { names, format } = readMacroValues(DOCUMENTS);

  expect([...names]).toEqual(['savings:rate', 'loans:rate']);
  expect(format('savings:rate', 'en-GB')).toBe('2.35%');
  expect(format('loans:rate', 'fr-BE')).toBe('3,00\u00a0%');
  expect(readMacroValues(DOCUMENTS).names).toBe(names);
});

test.each([[undefined], [7], [{ savings: 7 }]])('%j has no macros', (documents) => {
  expect(readMacroValues(documents).names.size).toBe(0);
});
