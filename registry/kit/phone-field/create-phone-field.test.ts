import { expect, test } from 'vitest';
import { createPhoneField } from './create-phone-field.ts';
import { formatPhone, parsePhone } from './parse-phone.ts';

test.each([
  ['BE', '02 123 45 67', '+3221234567'],
  ['BE', '02/123.45.67', '+3221234567'],
  ['BE', '0470 12 34 56', '+32470123456'],
  ['BE', '+32 470 12 34 56', '+32470123456'],
  ['BE', '0032 470 12 34 56', '+32470123456'],
  ['BE', '+32 (0)2 123 45 67', '+3221234567'],
  ['BE', '+31 6 12345678', '+31612345678'],
  ['BE', '+1 (212) 555-0123', '+12125550123'],
  ['FR', '06.12.34.56.78', '+33612345678'],
  ['NL', '06-12345678', '+31612345678'],
  ['NL', '(020) 123 4567', '+31201234567'],
  ['DE', '030 / 123456', '+4930123456'],
  ['LU', '621 123 456', '+352621123456'],
  ['GB', '020 7946 0123', '+442079460123'],
  ['BE', '\u200e+32\u00a02\u2011123\u201145\u201167', '+3221234567'],
] as const)('a telephone number in %s may be "%s"', (country, text, number) => {
  expect(parsePhone(text, country)).toBe(number);
});

test.each([
  ['BE', ''],
  ['BE', '123'],
  ['BE', '470 12 34 56'],
  ['BE', '02 123 45'],
  ['BE', '0470 12 34 567'],
  ['BE', '+32 02 123 45 67'],
  ['BE', '02 123 45 67 ext. 8'],
  ['BE', '+'],
  ['BE', '+0 123 456 789'],
  ['BE', '+1 234'],
  ['BE', '+999 1234 5678 9012 34'],
  ['BE', '02+1234567'],
  ['BE', 'BE68 5390'],
  ['FR', '06 12 34 56 7'],
  ['BE', `02${' '.repeat(100)}1234567`],
] as const)('a telephone number in %s is not "%s"', (country, text) => {
  expect(parsePhone(text, country)).toBeUndefined();
});

test.each([
  ['+3221234567', '+32 2 123 45 67'],
  ['+32470123456', '+32 470 12 34 56'],
  ['+33612345678', '+33 6 12 34 56 78'],
  ['+3250123456', '+32 50 12 34 56'],
  ['+31612345678', '+31 6 12 34 56 78'],
  ['+352621123456', '+352 621 12 34 56'],
  ['+12125550123', '+12125550123'],
])('the number %s is written %s, which is read as the same', (number, text) => {
  expect(formatPhone(number)).toBe(text);
  expect(parsePhone(text, 'BE')).toBe(number);
});

test('a number that is left is written with its code, and one that is none is an error', () => {
  const field = createPhoneField({ name: 'phone', getMessage: ({ validator }) => validator });
  field.typeText('0612345678');
  field.leave();
  expect(field.getState()).toMatchObject({ serializedValue: '+32612345678', feedback: [] });

  field.typeText('call me');
  expect(field.getState()).toMatchObject({
    formattedValue: 'call me',
    feedback: [{ message: 'IsPhone' }],
  });
});
