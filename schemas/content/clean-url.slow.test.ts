import { array, assert, constantFrom, oneof, property, string, webUrl } from 'fast-check';
import { expect, test } from 'vitest';
import { countRuns } from '#tests/sample/count-runs.ts';
import { cleanUrl } from './clean-url.ts';

test.each([
  'https://www.meridia.test/en?a=1&b=2#c',
  'http://example.com',
  'HTTPS://EXAMPLE.COM/',
  'tel:+3225550100',
  'mailto:help@meridia.test?subject=Hello%20there',
  '/en/individuals/saving',
  'saving',
  '../saving',
  '?x',
  '#y',
  '//cdn.meridia.test/a.png',
  '/épargne/été',
  'https://bücher.example/',
  '/a:b',
  './javascript:alert(1)',
  'https:saving',
])('keeps %s', (url) => {
  expect(cleanUrl(url)).toBe(url);
});

test('blanks around an address do not belong to it', () => {
  expect(cleanUrl(' \n/en \t')).toBe('/en');
});

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'java\tscript:alert(1)',
  'java\rscript:alert(1)',
  '\u0001javascript:alert(1)',
  '\u0000javascript:alert(1)',
  '\u00a0javascript:alert(1)',
  '\ufeffjavascript:alert(1)',
  'javascript\n:alert(1)',
  'javascript://www.meridia.test/%0aalert(1)',
  'vbscript:msgbox(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:image/svg+xml;base64,PHN2Zz4=',
  'blob:https://www.meridia.test/0a1b',
  'filesystem:https://www.meridia.test/a',
  'file:///etc/passwd',
  'ftp://example.com/a',
  'about:blank',
  'view-source:https://www.meridia.test/',
  'x-intent://open',
  'sms:+3225550100',
  'https://',
  'https://a b/',
  'http://[::1',
  '',
  '   ',
])('leaves nothing of %j', (url) => {
  expect(cleanUrl(url)).toBe('');
});

test.each([
  '//evil.example/a',
  '\\\\evil.example\\a',
  '/\\evil.example/a',
  'https:\\\\evil.example',
])('%j leads to another host over https, which a link may', (url) => {
  const cleaned = cleanUrl(url);

  expect(new URL(cleaned, 'https://www.meridia.test/en').protocol).toBe('https:');
  expect(new URL(cleaned, 'https://www.meridia.test/en').host).toBe('evil.example');
});

test('whatever is written, a browser finds one of four schemes in what is left', () => {
  const pieces = constantFrom(
    'javascript',
    'data',
    'https',
    'tel',
    ':',
    '/',
    '\\',
    '\n',
    '\t',
    '\u0001',
    '&#58;',
    '?',
    '#',
    '%3a',
    '@',
    ' ',
  );
  const written = oneof(
    array(pieces).map((list) => list.join('')),
    webUrl(),
    string(),
  );

  assert(
    property(written, (url) => {
      const { protocol } = new URL(cleanUrl(url), 'https://www.meridia.test/en/');

      expect(['http:', 'https:', 'tel:', 'mailto:']).toContain(protocol);
    }),
    { numRuns: countRuns(2_000, 20_000) },
  );
});
