import { array, assert, constantFrom, oneof, pre, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import { explainAddressRefusal } from '#schemas/content/configured-address.ts';
import { getLoginAddress } from './decide-route.ts';

const TEMPLATE = 'https://login.example.com/in?return={currentUrl}&app=site';

test('RT-006 the whole present address takes the place of the placeholder, encoded once', () => {
  const current = new URL('https://www.sample.test/fr/pr%C3%AAts?a=1&b=2#c');

  expect(getLoginAddress(TEMPLATE, current)).toBe(
    'https://login.example.com/in?return=https%3A%2F%2Fwww.sample.test%2Ffr%2Fpr%25C3%25AAts%3Fa%3D1%26b%3D2%23c&app=site',
  );
});

test('RT-006 every placeholder is filled, and a path of this site is a log-in page, too', () => {
  const current = new URL('https://a.test/b');

  expect(getLoginAddress('/login?to={currentUrl}&from={currentUrl}', current)).toBe(
    '/login?to=https%3A%2F%2Fa.test%2Fb&from=https%3A%2F%2Fa.test%2Fb',
  );
});

test('RT-006 no present address changes where the log-in page is, or what else it is told', () => {
  const hostile = constantFrom(
    '$&',
    "$'",
    '{currentUrl}',
    '\r\nSet-Cookie: a=1',
    '&app=other',
    '#',
    '//evil.example',
    '\\',
    '%0d%0a',
    '%',
    '"><script>',
    '\u2028',
    '\ud800',
  );
  const tail = array(oneof(hostile, string({ unit: 'binary', maxLength: 5 }))).map((parts) =>
    parts.join(''),
  );

  assert(
    property(tail, constantFrom('/', '/?', '/#'), (text, before) => {
      const current = URL.parse(`https://www.sample.test${before}${text}`);
      pre(current !== null);
      const address = getLoginAddress(TEMPLATE, current);
      const read = new URL(address);

      expect(explainAddressRefusal(address, 'redirect')).toBeUndefined();
      expect(`${read.origin}${read.pathname}${read.hash}`).toBe('https://login.example.com/in');
      expect([...read.searchParams]).toEqual([
        ['return', current.href],
        ['app', 'site'],
      ]);
    }),
  );
});
