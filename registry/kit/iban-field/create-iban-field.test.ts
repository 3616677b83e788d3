import { expect, test } from 'vitest';
import { createIbanField } from './create-iban-field.ts';
import { parseIban } from './parse-iban.ts';

test.each([
  ['BE68 5390 0754 7034', 'BE68539007547034'],
  ['be68539007547034', 'BE68539007547034'],
  ['BE68-5390-0754-7034', 'BE68539007547034'],
  ['\u200eBE68\u00a05390\u202f0754 7034 ', 'BE68539007547034'],
  ['NL91 ABNA 0417 1643 00', 'NL91ABNA0417164300'],
  ['DE89 3704 0044 0532 0130 00', 'DE89370400440532013000'],
  ['FR14 2004 1010 0505 0001 3M02 606', 'FR1420041010050500013M02606'],
  ['GB29 NWBK 6016 1331 9268 19', 'GB29NWBK60161331926819'],
  ['MT84 MALT 0110 0001 2345 MTLC AST0 01S', 'MT84MALT011000012345MTLCAST001S'],
  ['NO93 8601 1117 947', 'NO9386011117947'],
])('the number of an account may be "%s"', (text, iban) => {
  expect(parseIban(text)).toBe(iban);
});

test.each([
  '',
  'BE',
  'BE68 5390 0754 7035',
  'BE86 5390 0754 7034',
  'BE68 5390 0754 703',
  'BE68 5390 0754 70344',
  'XX68 5390 0754 7034',
  'BE01 0000 0000 0000',
  'BE68 5390 0754 7O34',
  '68BE 5390 0754 7034',
  '1234',
  'BE68/5390/0754/7034',
  'NL91 ABNA 0417 1643 0é',
  `BE68${' '.repeat(100)}539007547034`,
])('the number of an account is not "%s"', (text) => {
  expect(parseIban(text)).toBeUndefined();
});

test('an account that is left is written in groups of four, and sent without them', () => {
  const field = createIbanField({ name: 'account' });
  field.typeText('no9386011117947');
  field.leave();

  expect(field.getState()).toMatchObject({
    formattedValue: 'NO93 8601 1117 947',
    serializedValue: 'NO9386011117947',
    active: {},
  });
});

test('an account with a wrong digit is an error, and stays as it was typed', () => {
  const field = createIbanField({ name: 'account', getMessage: ({ validator }) => validator });
  field.typeText('be68 5390 0754 7035');
  field.leave();

  expect(field.getState()).toMatchObject({
    formattedValue: 'be68 5390 0754 7035',
    feedback: [{ message: 'IsIban' }],
  });
});
