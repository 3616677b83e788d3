import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

// Every message for authors is worded in these files.
const CATALOGUES = ['schemas/problems/**/*.ts', 'renderer/errors/*.ts', 'schemas/validate/*.ts'];
const TRANSLATED = ['renderer/errors/locales/*.json', 'playground/locales/*.json'];

const TEXT = /'[^'\n]*'|`[^`]*`|"[^"\n]*"/g;
const SOURCE_FILE = /\.tsx?\b|\b(?:renderer|registry|schemas|playground|site)\//;
const IS_NO_MESSAGE = /^\s*(?:import|export .* from|\}.* from|\*|\/\/|\/\*)/;

/**
 * Returns the texts between quotes in the lines of a file that are neither imports nor comments.
 */
function textsIn(path: string): string[] {
  const lines = readFileSync(path, 'utf8').split('\n');
  const code = lines.filter((line) => !IS_NO_MESSAGE.test(line) && !/ from '/.test(line));
  // A path that is imported late is no text either.
  return (
    code
      .join('\n')
      .replaceAll(/import\([^)]*\)/g, '')
      .match(TEXT) ?? []
  ).map(String);
}

test('no message for an author speaks of a source file', () => {
  const files = globSync([...CATALOGUES, ...TRANSLATED]).filter((path) => !path.includes('.test.'));

  const found = files.flatMap((path) =>
    textsIn(path)
      .filter((text) => SOURCE_FILE.test(text))
      .map((text) => `${path}: ${text}`),
  );

  expect(files.length).toBeGreaterThan(30);
  expect(found).toEqual([]);
});
