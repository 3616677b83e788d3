import { expect, test } from 'vitest';
import { readCookie } from './read-cookie.ts';

test.each([
  ['one among several', 'a=1; locale=fr-BE; b=2', 'fr-BE'],
  ['the last without a blank before it', 'a=1;locale=fr-BE', 'fr-BE'],
  ['URL-coded', 'locale=fr%2DBE', 'fr-BE'],
  ['with a lone per cent sign', 'locale=50%', '50%'],
  ['with an equals sign inside', 'locale=a=b', 'a=b'],
  ['empty', 'locale=', ''],
  ['given twice: the first', 'locale=fr-BE; locale=nl-BE', 'fr-BE'],
])('reads a value %s', (_, cookies, value) => {
  expect(readCookie(cookies, 'locale')).toBe(value);
});

test.each([
  ['none at all', ''],
  ['a name that begins like it', 'locale2=fr-BE'],
  ['a name that ends like it', 'my-locale=fr-BE'],
  ['a value that looks like it', 'a=locale=fr-BE'],
  ['a name of other letters', 'Locale=fr-BE'],
  ['a name without a value', 'locale'],
])('finds nothing in %s', (_, cookies) => {
  expect(readCookie(cookies, 'locale')).toBeUndefined();
});
