import { expect, test } from 'vitest';
import { isCurrencyCode } from './currency.ts';

const FORMS = ['EUR', 'eur', 'XYZ', '', 'EU', 'EURO', '€', 'E1R', 'EUR\n', 'ÉUR', ' EUR'];

test('what has the form of a code is what Intl takes for one', () => {
  const codes = FORMS.filter(isCurrencyCode);

  expect(codes).toEqual(FORMS.filter(isTaken));
  expect(codes).toEqual(['EUR', 'eur', 'XYZ']);
});

function isTaken(currency: string): boolean {
  try {
    return new Intl.NumberFormat('en-GB', { style: 'currency', currency }).format(1) !== '';
  } catch {
    return false;
  }
}
