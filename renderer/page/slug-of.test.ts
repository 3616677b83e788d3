import { expect, test } from 'vitest';
import { slugOf } from './anchors.ts';

test.each([
  ['Picked for November', 'picked-for-november'],
  ['  Rates & fees: 2.35%!  ', 'rates-fees-2-35'],
  ['Épargner à l’année', 'épargner-à-l-année'],
  ['Größe', 'größe'],
  ['Сбережения и вклады', 'сбережения-и-вклады'],
  ['Lebens\u00ADversicherung', 'lebensversicherung'],
  ['e\u0301pargne', 'épargne'],
  ['?!', 'section'],
  ['', 'section'],
])('makes an anchor of "%s"', (text, slug) => {
  expect(slugOf(text)).toBe(slug);
});
