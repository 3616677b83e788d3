import { array, assert, constantFrom, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countRuns } from '#tests/sample/count-runs.ts';
import { explainAddressRefusal } from './configured-address.ts';

describe('the address of a redirect', () => {
  test.each([
    '/',
    '/en/individuals',
    '/en/individuals?from=old#rates',
    '/épargne/été',
    '/a//b',
    'https://login.example.com/?a=1#b',
    'HTTPS://www.example.com',
    'https://www.example.com:8443/x',
    'https://www.example.com/@meridia?mail=a@b.example',
  ])('OP-008 may be a path of the site or an https address: %s', (address) => {
    expect(explainAddressRefusal(address, 'redirect')).toBeUndefined();
  });

  test.each([
    ['//evil.example', 'another host'],
    ['//evil.example/en', 'another host'],
    ['/.//evil.example', 'two slashes'],
    ['/en/..//evil.example', 'two slashes'],
    ['/\\evil.example', 'backslash'],
    ['\\\\evil.example', 'backslash'],
    ['https:\\\\evil.example', 'backslash'],
    ['/\t/evil.example', 'control character'],
    ['/\n/evil.example', 'control character'],
    ['/en\r\nset-cookie: a=b', 'control character'],
    ['/en\u0000', 'control character'],
    ['/en\u202Exslx', 'control character'],
    [' /en', 'blank'],
    ['https:evil.example', 'two slashes'],
    ['https:/evil.example', 'two slashes'],
    ['https:///evil.example', 'two slashes'],
    ['https://', 'cannot be read'],
    ['https://[::1', 'cannot be read'],
    ['https://www.example.com@evil.example/', 'user name'],
    ['https://user:word@www.example.com/', 'user name'],
    ['https://@evil.example', 'user name'],
    ['https://:@evil.example/', 'user name'],
    ['http://www.example.com/', 'scheme is http,'],
    ['javascript:alert(1)', 'scheme is javascript'],
    ['JaVaScRiPt:alert(1)', 'scheme is javascript'],
    ['data:text/html,x', 'scheme is data'],
    ['tel:+3225550100', 'scheme is tel'],
    ['mailto:a@b.example', 'scheme is mailto'],
    ['en/individuals', 'relative'],
    ['../en', 'relative'],
    ['?x', 'relative'],
    ['', 'relative'],
  ])('OP-008 is refused when it is %j, since: %s', (address, reason) => {
    expect(explainAddressRefusal(address, 'redirect')).toContain(reason);
  });

  test('OP-008 whatever is accepted leads a browser to this site or to an https host it names', () => {
    const pieces = [
      '/',
      '\\',
      '//',
      '.',
      '..',
      'https:',
      'javascript:',
      'data:',
      '@',
      ':',
      '?',
      '#',
    ];
    const piece = constantFrom(...pieces, '\t', '\n', ' ', '%2f', '%5c', 'evil.example', '\u00a0');

    assert(
      property(
        array(piece, { maxLength: 8 }).map((some) => some.join('')),
        (address) => {
          if (explainAddressRefusal(address, 'redirect') !== undefined) return;
          const url = new URL(address, 'https://www.meridia.test/a/b');

          const isOwn = url.origin === 'https://www.meridia.test' && address.startsWith('/');
          const named = address.slice('https://'.length).split(/:?(?:[/?#]|$)/)[0];
          expect(isOwn || (url.protocol === 'https:' && url.host === named)).toBe(true);
          expect(url.username + url.password).toBe('');
        },
      ),
      { numRuns: countRuns(500, 20_000) },
    );
  });
});

describe('a path of the site', () => {
  test.each(['/en/individuals', '/flex-page/open/page-model'])('OP-008 may be %s', (address) => {
    expect(explainAddressRefusal(address, 'path')).toBeUndefined();
  });

  test.each([
    ['https://www.example.com/en', 'another host'],
    ['//evil.example/en', 'another host'],
    ['javascript:alert(1)', 'scheme'],
    ['/en?x=1', 'query'],
    ['/en?', 'query'],
    ['/en#x', 'fragment'],
  ])('OP-008 is refused when it is %s, since: %s', (address, reason) => {
    expect(explainAddressRefusal(address, 'path')).toContain(reason);
  });
});

describe('the address of a login page', () => {
  test.each([
    'https://login.example.com/?return={currentUrl}',
    '/login?return={currentUrl}&a=b',
    '/login',
  ])('OP-008 may be %s', (address) => {
    expect(explainAddressRefusal(address, 'login')).toBeUndefined();
  });

  test.each([
    ['https://{currentUrl}/login', 'outside its query'],
    ['/{currentUrl}?a={currentUrl}', 'outside its query'],
    ['https://login.example.com/#{currentUrl}', 'outside its query'],
    ['{currentUrl}', 'outside its query'],
    ['javascript:alert(1)?{currentUrl}', 'scheme'],
  ])('OP-008 is refused when it is %s, since: %s', (address, reason) => {
    expect(explainAddressRefusal(address, 'login')).toContain(reason);
  });
});

describe('an origin', () => {
  test.each([
    'https://cdn.example.com',
    'https://cdn.example.com/',
    'https://cdn.example.com:8443',
    'http://localhost:4180',
    'http://127.0.0.1:4180',
    'http://[::1]:4180',
  ])('OP-008 may be %s', (address) => {
    expect(explainAddressRefusal(address, 'origin')).toBeUndefined();
  });

  test.each([
    ['https://cdn.example.com/modules', 'more than an origin'],
    ['https://cdn.example.com/?', 'more than an origin'],
    ['https://cdn.example.com; script-src *', 'blank'],
    ['https://cdn.example.com;script-src', 'cannot be read'],
    ["https://cdn.example.com,'unsafe-inline'", 'cannot be read'],
    ['https://user@cdn.example.com', 'user name'],
    ['http://cdn.example.com', 'scheme is http,'],
    ['http://localhost.evil.example', 'scheme is http,'],
    ['*', 'relative'],
    ['https://*', 'cannot be read'],
    ['/cdn', 'relative'],
    ['data:x', 'scheme is data'],
  ])('OP-008 is refused when it is %s, since: %s', (address, reason) => {
    expect(explainAddressRefusal(address, 'origin')).toContain(reason);
  });
});
