import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { generateIconFiles } from './icon-files.ts';

const files = Object.entries(generateIconFiles());

test('the set is stored for the kit, and its names for the validate command', () => {
  expect(files.map(([path]) => path)).toEqual([
    'named-drawings.json',
    '../../../fixtures/icons.json',
    'drawings.ts',
    'preloaded-drawings.json',
    'LICENSE-phosphor.txt',
  ]);
});

test.each(files)('%s is what `npm run icons` writes', (path, text) => {
  expect(readFileSync(new URL(path, import.meta.url), 'utf8')).toBe(text);
});
