import { array, assert, constantFrom, oneof, property, string } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { returnAddress } from './return-address.ts';

const ORIGIN = 'http://localhost:4173';
const HOME = '/en/individuals';

function addressFor(returnTo: string): string {
  return returnAddress(new URL(`/log-in?returnTo=${encodeURIComponent(returnTo)}`, ORIGIN), HOME);
}

describe('a log-in leads back', () => {
  test.each([
    ['/en/saving', `${ORIGIN}/en/saving`],
    ['/en/saving?a=1&b=%C3%A9#rates', `${ORIGIN}/en/saving?a=1&b=%C3%A9#rates`],
    [`${ORIGIN}/fr/pr%C3%AAts?x=a%26b#%20`, `${ORIGIN}/fr/pr%C3%AAts?x=a%26b#%20`],
    ['/', `${ORIGIN}/`],
    ['/log-in-help', `${ORIGIN}/log-in-help`],
    [`${ORIGIN}//evil.example/`, `${ORIGIN}//evil.example/`],
  ])('to %s', (given, address) => {
    expect(addressFor(given)).toBe(address);
  });

  test('to the fragment that a browser kept over a redirect, where the address has none', () => {
    const backTo = (address: string) => returnAddress(new URL(address, ORIGIN), HOME);

    expect(backTo('/log-in?returnTo=%2Fen%3Fa#rates')).toBe(`${ORIGIN}/en?a#rates`);
    expect(backTo('/log-in?returnTo=%2Fen%23own#rates')).toBe(`${ORIGIN}/en#own`);
    expect(backTo('/log-in?returnTo=%2F%2Fevil.example#rates')).toBe(HOME);
  });

  test('home where no address is given', () => {
    expect(returnAddress(new URL('/log-in', ORIGIN), HOME)).toBe(HOME);
    expect(returnAddress(new URL('/log-in?returnTo=', ORIGIN), HOME)).toBe(HOME);
  });

  test.each([
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    'http:evil.example',
    'http:/evil.example',
    'https://localhost:4173/en',
    'http://localhost:4174/en',
    'http://localhost:4173@evil.example/',
    'http://localhost:4173.evil.example/',
    'http://someone@localhost:4173/en',
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    `blob:${ORIGIN}/5b1c`,
    'en/saving',
    '?a',
    '#a',
    '/log-in',
    '/log-out',
    '/log%2Dout',
    '/LOG-OUT/',
    '//localhost:4173//log-out',
    'http://',
    'http://[',
    '\u0000',
  ])('home instead of to %j', (given) => {
    expect(addressFor(given)).toBe(HOME);
  });

  test.each(['%', '%E0%A4', '/en%FF', '%c0%ae%c0%ae/'])('home where it is broken: %s', (raw) => {
    expect(returnAddress(new URL(`/log-in?returnTo=${raw}`, ORIGIN), HOME)).toBe(HOME);
  });

  test('to no other origin, whatever is given', () => {
    const piece = constantFrom(
      '/',
      '\\',
      '//',
      ':',
      '@',
      '?',
      '#',
      '.',
      '\t',
      '\n',
      ' ',
      '%2f',
      '%5c',
      'http',
      'https',
      'javascript:',
      'localhost:4173',
      ORIGIN,
      'evil.example',
      '[',
      '\u0000',
      '\u3002',
      'x',
    );
    const text = oneof(
      array(piece).map((pieces) => pieces.join('')),
      string(),
    );
    assert(
      property(text, (given) => {
        expect(new URL(addressFor(given), `${ORIGIN}/log-in`).origin).toBe(ORIGIN);
      }),
    );
  });
});
