import { expect, test } from 'vitest';
import { sourceFiles } from '../architecture/source-files.ts';
import { selectParts } from './select-parts.ts';

const file = (path: string, text = '', ...names: string[]) => ({
  path,
  text,
  imports: names.map((name) => ({ name, isTypeOnly: false })),
});

test('sweeps, components in Chromium and files with tagged tests are parts of their own', () => {
  const parts = selectParts(
    [
      file('tests/deep/widths.deep.test.ts', '', '../journeys/swept.site.test.ts'),
      file('tests/deep/sweeps.browser.deep.test.ts'),
      file('renderer/every-property.deep.test.ts'),
      file('registry/kit/tabs/look.browser.deep.test.tsx'),
      file('tests/journeys/a.site.test.ts', "test('…', { tags: ['deep'] }, run);"),
      file('registry/b.browser.test.tsx', 'testFirst(1, rows)'),
      file('tests/journeys/c.site.test.ts', "test('…', run);"),
      file('tests/journeys/swept.site.test.ts', "test('…', { tags: ['deep'] }, run);"),
      file('schemas/d.test.ts'),
    ],
    '1/1',
  );

  expect(parts).toEqual({
    sweeps: [
      'tests/deep/widths.deep.test.ts',
      'tests/deep/sweeps.browser.deep.test.ts',
      'renderer/every-property.deep.test.ts',
    ],
    components: ['registry/kit/tabs/look.browser.deep.test.tsx'],
    tagged: ['tests/journeys/a.site.test.ts', 'registry/b.browser.test.tsx'],
  });
});

test('each file is in one shard', () => {
  const all = selectParts(sourceFiles(), '1/1');
  const shards = [1, 2, 3].map((number) => selectParts(sourceFiles(), `${number}/3`));

  expect(shards.flatMap(({ components }) => components).toSorted()).toEqual(all.components);
  expect(shards.flatMap(({ tagged }) => tagged).toSorted()).toEqual(all.tagged);
});
