import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import {
  array,
  assert,
  asyncProperty,
  boolean,
  constantFrom,
  oneof,
  string,
  tuple,
} from 'fast-check';
import { expect, test } from 'vitest';
import { countRuns } from '#tests/sample/count-runs.ts';
import { createMinuteClock, openApi, pageText } from './open-api.testing.ts';

/** Generates parts of paths that climb, hide, or are almost names. */
const PART = oneof(
  constantFrom(
    '..',
    '.',
    '',
    '%2e%2e',
    '%2e%2e%2f',
    '..%2f',
    '..\\',
    '%5c',
    '%00',
    '\0',
    '~',
    'C:',
    'link',
    'pages',
    'en',
    'fixtures',
    'secret.json',
    'individuals.json',
    'mine.json',
    'file.json',
    '\uFF0E\uFF0E',
    '%252e%252e',
  ),
  string({ maxLength: 8 }),
);
const PATH = tuple(
  constantFrom('pages/', '', '/', '../', 'pages/link/', 'pages/en/'),
  array(PART, { maxLength: 7 }),
).map(([start, parts]) => start + parts.join('/'));
const ALLOWED = /^fixtures\/pages(?!\/link\/)(?:\/[a-z0-9][a-z0-9-]{0,63}){1,5}\.json$/;

test('nothing is ever written outside the fixtures, nor beside their rules for names', async () => {
  const { create, several, everything, outside, root } = openApi({ now: createMinuteClock() });
  symlinkSync(join(outside, 'elsewhere'), join(root, 'pages/link'));
  symlinkSync(join(outside, 'secret.json'), join(root, 'pages/en/file.json'));
  const before = everything();
  let written = 0;

  await assert(
    asyncProperty(PATH, boolean(), async (path, isListed) => {
      const text = pageText('Mine');
      const { status } = isListed
        ? await several([{ path, text, version: null }])
        : await create(path, text);
      if (status === 201) written += 1;
    }),
    { numRuns: countRuns(150, 2_000) },
  );

  const after = everything();
  const added = Object.keys(after).filter((path) => !(path in before));
  expect(Object.fromEntries(Object.keys(before).map((path) => [path, after[path]]))).toEqual(
    before,
  );
  expect(added.filter((path) => !ALLOWED.test(path))).toEqual([]);
  expect(added).toHaveLength(written);
  // Where every path is refused, nothing is shown.
  expect(written).toBeGreaterThan(0);
});
