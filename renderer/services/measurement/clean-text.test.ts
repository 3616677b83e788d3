import { expect, test } from 'vitest';
import { cleanText } from './clean-text.ts';

const JWT = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0NTY3ODkwIn0.dozjgNryP4J3jVmNHl0w5N_XgL0n3I9P';

test.each([
  ['a token', `failed with ${JWT}.`, 'failed with -'],
  ['a token in a header', 'Authorization: Bearer abc', 'Authorization: -'],
  ['a token in an address', '/en?code=4f9a1c7be02d4f9a1c7b&page=2', '/en?code=-&page=2'],
  ['a token in a path', '/en/documents/4f9a1c7be02d4f9a1c7b/pages', '/en/documents/-/pages'],
  ['a token with strokes', 'key Ab/9f8e7d6c5b4a3/x+y==', 'key -'],
  ['an IBAN', 'from BE68 5390 0754 7034 to', 'from - to'],
  ['an IBAN in small letters', 'be68539007547034', '-'],
  ['an IBAN in an address', '/en?q=NL91%20ABNA%200417%201643%2000', '/en?q=-'],
  ['a card number', 'card 4111 1111 1111 1111!', 'card -!'],
  ['a card number with hyphens', '5500-0055-5555-5559', '-'],
  ['an e-mail address', 'write to jan.peeters+bank@mail.example.be now', 'write to - now'],
  ['an e-mail address in an address', '?mail=jan%40example.be', '?mail=-'],
  ['an international telephone number', 'call +32 470 12 34 56', 'call -'],
  ['one in an address', '/en?tel=%2B32470123456', '/en?tel=-'],
  ['a national telephone number', '0470/12.34.56', '-'],
  ['one with brackets', 'call (02) 123 45 67', 'call -'],
])('cleaning removes %s', (_, text, cleaned) => {
  expect(cleanText(text)).toBe(cleaned);
});

test.each([
  'Home loans for first-time buyers, 2026',
  '/en/individuals/borrowing/home-loan-2026-for-young-families',
  'Until 2026-11-29 at 10:00',
  '€ 1 250 000,50 at 3.25 %',
  'product 1234567890123456',
  'Error retrieving content: 503 Service Unavailable',
])('cleaning leaves %o as it is', (text) => {
  expect(cleanText(text)).toBe(text);
});
