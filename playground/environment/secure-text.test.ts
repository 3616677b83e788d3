import { expect, test } from 'vitest';
import { secureText } from './secure-text.ts';

test.each([
  ['https://www.meridia.test/playground/#token=s3cret', 'playground/#token='],
  ['/log-in?access_token=s3cret&locale=en', '&locale=en'],
  ['{"refreshToken":"s3cret and \\"s3cret\\"","locale":"en"}', ',"locale":"en"}'],
  [String.raw`{"body":"{\"password\":\"s3cret\"}"}`, 'password'],
  ["password: 's3cret s3cret', next", ', next'],
  ['Authorization: Bearer s3cret', 'Authorization: '],
  ['refused Bearer s3cret of the session', ' of the session'],
  ['Set-Cookie: s3cret; Path=/', '; Path=/'],
])('%j keeps all but the secret', (text, rest) => {
  const masked = secureText(text);

  expect(masked).not.toContain('s3cret');
  expect(masked).toContain(rest);
});

test('a text that only speaks of such things is as it was', () => {
  const text =
    'The cookie dialog asks; no token, password or secret was read in 7 ms (cookie-dialog)';

  expect(secureText(text)).toBe(text);
});
