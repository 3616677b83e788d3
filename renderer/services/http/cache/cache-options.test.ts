import { describe, expect, test } from 'vitest';
import { failureOf } from '../sample-client.testing.ts';
import type { CacheOptions } from './cache-options.ts';
import { cachedClient } from './sample-cache.testing.ts';

const circle: unknown[] = [];
circle.push(circle);

/** Lists wrong values for each option, with the words that name each of them. */
const WRONG: readonly (readonly [
  id: string,
  name: keyof CacheOptions,
  what: string,
  values: readonly (readonly [value: unknown, shown: string])[],
])[] = [
  [
    'CA-001',
    'useCache',
    'a boolean',
    [
      [1, '1'],
      ['true', '"true"'],
      [null, 'null'],
      [[], '[]'],
    ],
  ],
  [
    'CA-002',
    'methods',
    "['get']",
    [
      [['GET'], '["GET"]'],
      [['get', 'post'], '["get","post"]'],
      [[], '[]'],
      ['get', '"get"'],
      [null, 'null'],
    ],
  ],
  [
    'CA-003',
    'maxAge',
    'a finite number',
    [
      [Infinity, 'Infinity'],
      [Number.NaN, 'NaN'],
      ['60', '"60"'],
      [null, 'null'],
      [1n, '1'],
    ],
  ],
  [
    'CA-004',
    'invalidateUrls',
    'an array',
    [
      ['/a', '"/a"'],
      [{}, '{}'],
      [new Set(), '{}'],
    ],
  ],
  [
    'CA-005',
    'invalidateUrlsRegex',
    'a regular expression',
    [
      ['/a/', '"/a/"'],
      [['/a/'], '["/a/"]'],
      [null, 'null'],
    ],
  ],
  [
    'CA-006',
    'requestIdFunction',
    'a function',
    [
      ['id', '"id"'],
      [{}, '{}'],
      [/a/g, '/a/g'],
    ],
  ],
  [
    'CA-007',
    'contentTypes',
    'an array',
    [
      ['application/json', '"application/json"'],
      [0, '0'],
    ],
  ],
  [
    'CA-008',
    'maxResponseSize',
    'a finite number',
    [
      [-Infinity, '-Infinity'],
      ['1kB', '"1kB"'],
      [[1], '[1]'],
      [() => 1, 'a function'],
    ],
  ],
  [
    'CA-009',
    'maxCacheSize',
    'a finite number',
    [
      [Number.NaN, 'NaN'],
      [{ max: 1 }, '{"max":1}'],
      [circle, 'an object'],
      ['x'.repeat(99), `"${'x'.repeat(59)}…`],
    ],
  ],
];

const CASES = WRONG.flatMap(([id, name, what, values]) =>
  values.map(([value, shown]) => ({
    id,
    name,
    value,
    shown,
    text: `The cache option ${name} must be ${what}. It is ${shown}.`,
  })),
);

describe('a wrong option', () => {
  test.each(CASES)(
    '$id $name is refused when a client is made with it: $shown',
    ({ name, value, text }) => {
      expect(() => cachedClient({ [name]: value })).toThrow(new TypeError(text));
    },
  );

  test.each(CASES)(
    '$id $name of a request rejects it before anything is sent: $shown',
    async ({ name, value, text }) => {
      const { http, sent } = cachedClient();
      const cacheOptions = { [name]: value } as CacheOptions;

      const failures = [
        await failureOf(http.fetch('/a', { cacheOptions })),
        await failureOf(http.fetchJson('/a', { cacheOptions })),
        await failureOf(http.fetch('/a', { method: 'POST', cacheOptions })),
      ];

      expect(failures.map(String)).toEqual(Array(3).fill(`TypeError: ${text}`));
      expect(sent).toEqual([]);
    },
  );
});

describe('an option that nobody knows', () => {
  const known =
    'useCache, methods, maxAge, invalidateUrls, invalidateUrlsRegex, requestIdFunction, contentTypes, maxResponseSize, maxCacheSize';
  const text = `There is no cache option maxage. It must be one of ${known}. It is set to 60.`;

  test('CA-003 is refused when a client is made with it', () => {
    expect(() => cachedClient({ ['maxage' as 'maxAge']: 60 })).toThrow(new TypeError(text));
  });

  test('CA-003 of a request rejects it before anything is sent', async () => {
    const { http, sent } = cachedClient();
    const cacheOptions = { ['maxage' as 'maxAge']: 60 };

    const failures = [
      await failureOf(http.fetch('/a', { cacheOptions })),
      await failureOf(http.fetch('/a', { method: 'POST', cacheOptions })),
    ];

    expect(failures.map(String)).toEqual(Array(2).fill(`TypeError: ${text}`));
    expect(sent).toEqual([]);
  });
});

test('undefined counts as not given, and negative numbers are numbers', async () => {
  const names = WRONG.map(([, name]) => name);
  const nothing = Object.fromEntries([...names, 'unknown'].map((name) => [name, undefined]));
  const { ask, sent } = cachedClient({ ...nothing, useCache: true });

  const asked = [await ask(), await ask(), await ask('/a', { cacheOptions: nothing })];
  const old = await ask('/a', { cacheOptions: { maxAge: -1 } });

  expect([...asked, old]).toEqual(['1', '1', '1', '2']);
  expect(sent).toHaveLength(2);
});

describe('the identifier', () => {
  test.each([undefined, null, 'default', {}])(
    'CA-010 must be a function: %j is refused',
    (identifier) => {
      expect(() => cachedClient({ identifier: identifier as never })).toThrow(
        /^The cache identifier must be a function\. It is /,
      );
    },
  );

  test.each(['', undefined, null])(
    'CA-010 without one, every request is refused and nothing is sent: %j',
    async (empty) => {
      const { http, sent, ask } = cachedClient({ identifier: () => empty as string });

      const failures = [
        await failureOf(ask()),
        await failureOf(ask('/a', { cacheOptions: { useCache: false } })),
        await failureOf(http.fetch('/a', { method: 'POST' })),
      ];

      expect(failures.map(String)).toEqual(Array(3).fill('Error: Invalid cache identifier'));
      expect(sent).toEqual([]);
    },
  );
});
