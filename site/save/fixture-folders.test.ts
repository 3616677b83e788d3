import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { loadKnownChecks } from '#schemas/validate/known-checks.ts';
import { experience } from '../experience.ts';
import { findFilesRefusal } from './check-files.ts';
import { FIXTURE_FOLDERS, readFixturePath } from './fixture-folders.ts';

const folders = [...FIXTURE_FOLDERS.keys()];
const paths = globSync(`{${folders.join(',')}}/**/*.json`, { cwd: 'fixtures' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => !path.endsWith('.invalid.json'));

test('every good fixture has a path that it can be saved under', () => {
  const refused = paths.filter((path) => 'refusal' in readFixturePath(path));

  expect(paths.length).toBeGreaterThan(500);
  expect(refused).toEqual([]);
});

test('every good fixture may be saved again as it is', async () => {
  const known = await loadKnownChecks(experience);
  const refusals = paths.flatMap((path) => {
    const bytes = readFileSync(`fixtures/${path}`);
    return findFilesRefusal([{ parts: path.split('/'), bytes }], 'fixtures', known) ?? [];
  });

  expect(refusals).toEqual([]);
});

test('every folder that the playground knows is one of them, but for what its services alone read', () => {
  const source = readFileSync('playground/environment/fixture-files.ts', 'utf8');
  const [, listed = ''] = /fixtures\/\{([^}]+)\}/.exec(source) ?? [];
  const known = listed.split(',');

  expect(known.length).toBeGreaterThan(7);
  expect(known.filter((folder) => !folders.includes(folder))).toEqual([
    'branches',
    'client-context',
    'config',
    'suggestions',
  ]);
});

test.each([
  'pages/a.json',
  `pages/${'a'.repeat(64)}.json`,
  'pages/a/b/c/d/0-e.json',
  'cms-data/en-GB.json',
  'cms-data/zh-Hans-CN.json',
  'cms-data/en-GB.private-banking.json',
])('%s is a path', (path) => {
  expect(readFixturePath(path)).toEqual({ parts: path.split('/') });
});

test.each([
  '',
  'pages',
  'pages/',
  'pages/.json',
  'pages/a',
  'pages/a.txt',
  'pages/a.json/',
  '/pages/a.json',
  'pages//a.json',
  'pages/../a.json',
  'pages/%2e%2e/a.json',
  'pages/..%2fa.json',
  'pages\\a.json',
  'pages/a\\b.json',
  'pages/A.json',
  'pages/-a.json',
  'pages/a.invalid.json',
  'pages/a.json\n',
  'pages/a\0.json',
  'pages/é.json',
  `pages/${'a'.repeat(65)}.json`,
  'pages/a/b/c/d/e/f.json',
  'macros/more/a.json',
  'cms-data/english.json',
  'cms-data/en-gb.json',
  'cms-data/en-GB.Business.json',
  'cms-data/en-GB.business.more.json',
  'cms-data/business.en-GB.json',
  'branches/a.json',
  'digests/home.json',
  'backend/index.json',
  '__proto__/a.json',
  'icons.json',
])('%j is none, and the refusal says what would be one', (path) => {
  const read = readFixturePath(path);

  expect(read).toMatchObject({ refusal: { status: 400, code: 'bad-path' } });
  expect(JSON.stringify(read)).toMatch(/"fix":"(?:Begin|Give|Name) .+\."/);
});
