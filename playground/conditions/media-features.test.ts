import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { MEDIA_FEATURES } from './media-features.ts';

test('a control says that nothing heeds it exactly where no style sheet of the site asks for it', () => {
  const sheets = globSync('registry/**/*.css').map((path) => readFileSync(path, 'utf8'));
  const asked = sheets.flatMap((css) => [...css.matchAll(/\((prefers-[a-z-]+|forced-colors)\b/g)]);
  const names = new Set(asked.map(([, name = '']) => name));

  const heeded = MEDIA_FEATURES.filter(({ isHeeded }) => isHeeded).map(({ name }) => name);

  expect(heeded.toSorted()).toEqual([...names].toSorted());
});
