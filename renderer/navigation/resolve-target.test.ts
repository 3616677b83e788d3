import { assert, jsonValue, property } from 'fast-check';
import { expect, test } from 'vitest';
import { resolveTarget } from './resolve-target.ts';

const HERE = new URL('https://www.meridia.test/en/individuals?a=1#top');

test.each([
  ['/en/business', 'https://www.meridia.test/en/business'],
  ['cards', 'https://www.meridia.test/en/cards'],
  ['?page=2', 'https://www.meridia.test/en/individuals?page=2'],
  ['https://shop.meridia.test/x', 'https://shop.meridia.test/x'],
])('%s leads to %s', (path, address) => {
  expect(resolveTarget({ path }, HERE).href).toBe(address);
});

test('search parameters take the place of those in the path', () => {
  const search = new URLSearchParams({ q: 'crédit & co' });

  expect(resolveTarget({ path: '/en/search?q=x', search }, HERE).href).toBe(
    'https://www.meridia.test/en/search?q=cr%C3%A9dit+%26+co',
  );
});

test.each([{}, { path: '' }, { path: undefined }])(
  "RT-020 navigating without a path (%o) is the error 'Missing path'",
  (request) => {
    expect(() => resolveTarget(request as { path: string }, HERE)).toThrow(
      new Error('Missing path'),
    );
  },
);

test.each([['?a=1'], [{ a: 1 }], [null], [new Map([['a', '1']])], [[['a', '1']]]])(
  'RT-018 search parameters that are %o are refused, and the message says what to write',
  (search) => {
    const request = { path: '/en', search: search as unknown as URLSearchParams };

    expect(() => resolveTarget(request, HERE)).toThrow(/URLSearchParams; this is .* Write new/);
  },
);

const circle: Record<string, unknown> = {};
circle['self'] = circle;

test.each([
  ['a function', () => 1],
  ['a function inside', { go: () => 1 }],
  ['BigInt', 1n],
  ['a circle', circle],
  ['NaN in a list', [1, Number.NaN]],
  ['infinity', Infinity],
  ['a member without a value', { a: undefined }],
  ['a hole in a list', Array.from<unknown>({ length: 2 })],
  ['a date', new Date(0)],
  ['a map', new Map()],
  ['a symbol', Symbol('a')],
])('RT-019 data that holds %s is refused', (_, data) => {
  expect(() => resolveTarget({ path: '/en', data }, HERE)).toThrow(
    /Navigation data has to be JSON/,
  );
});

test('RT-019 data that JSON can hold is taken, whatever it is', () => {
  assert(
    property(jsonValue(), (value) => {
      // JSON has no -0.
      const data: unknown = JSON.parse(JSON.stringify(value));
      expect(resolveTarget({ path: '/en', data }, HERE).pathname).toBe('/en');
    }),
  );
});

test.each(['https://[', 'javascript:alert(1)', 'data:text/html,x', 'mailto:a@b.test'])(
  '%s is no address of a page, and is refused with what to give',
  (path) => {
    expect(() => resolveTarget({ path }, HERE)).toThrow(/is no address\. Give a path/);
  },
);
