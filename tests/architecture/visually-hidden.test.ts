import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('what is heard and not seen is hidden by one rule of the theme', () => {
  const sheets = globSync('registry/**/*.css').map((path) => path.replaceAll('\\', '/'));

  const hiding = sheets.filter((path) => readFileSync(path, 'utf8').includes('inset(50%)'));

  expect(hiding).toEqual(['registry/theme/base.css']);
});
