import { expect, test } from 'vitest';
import { readTypedAddress } from './read-typed-address.ts';

test.each([
  ['+32 (0)2 123.45-67', 'phone', 'tel:+32021234567'],
  ['tel:021234567', 'phone', 'tel:021234567'],
  ['help@meridia.example', 'mail', 'mailto:help@meridia.example'],
  ['mailto:help@meridia.example', 'mail', 'mailto:help@meridia.example'],
  [' https://www.nbb.be/x?y=1 ', 'web', 'https://www.nbb.be/x?y=1'],
  ['www.nbb.be/nl', 'web', 'https://www.nbb.be/nl'],
  ['/en/individuals', 'path', '/en/individuals'],
  ['#picked', 'anchor', '#picked'],
])('%s is meant as %s %s', (typed, kind, url) => {
  expect(readTypedAddress(typed)).toEqual({ kind, url });
});

test.each(['', 'saving', '2026', 'saving account', '/', 'javascript:alert(1)', 'a@b'])(
  '"%s" is searched for only',
  (typed) => {
    expect(readTypedAddress(typed)).toBeUndefined();
  },
);
