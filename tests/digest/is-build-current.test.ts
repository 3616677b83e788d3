import { utimesSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../temporary-folder.ts';
import { isBuildCurrent } from './is-build-current.ts';

const [EARLIER, BUILT, LATER] = [1_000, 2_000, 3_000];

/** Returns true if a project is still built after one of its files was written. */
function isCurrentAfter(changed: string): boolean {
  const sources = ['site/page.ts', 'fixtures/backend/answer.ts', changed];
  const built = ['dist/server/server.js', 'dist/tools/server/local.js'];
  const files = [...sources, ...built];
  const folder = temporaryFolder(Object.fromEntries(files.map((file) => [file, ''])));
  const date = (file: string, seconds: number) => utimesSync(join(folder, file), seconds, seconds);
  sources.forEach((file) => date(file, EARLIER));
  built.forEach((file) => date(file, BUILT));
  date(changed, LATER);
  return isBuildCurrent(folder);
}

test.each([
  'fixtures/scenarios/service-card/full.json',
  'fixtures/pages/en/individuals.json',
  'fixtures/macros/savings.json',
  'fixtures/cms-data/en-GB.json',
  'fixtures/cards/service-card/full.json',
  'fixtures/branches/all.json',
  'site/page.test.ts',
])('%s calls for no other build', (file) => {
  expect(isCurrentAfter(file)).toBe(true);
});

test.each([
  'site/other.ts',
  'registry/cards/card.css',
  'fixtures/backend/answer.ts',
  'fixtures/cards/list.ts',
  'fixtures/icons.json',
])('%s calls for another build', (file) => {
  expect(isCurrentAfter(file)).toBe(false);
});

test('what was never built is not current', () => {
  expect(isBuildCurrent(temporaryFolder({ 'site/page.ts': '' }))).toBe(false);
});
