import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isTest } from './source-files.ts';

const exclude = (name: string) => ['node_modules', 'dist', 'output'].includes(name);
const COMMENT = /\/\*[\s\S]*?\*\//g;

/**
 * Matches the places where a custom property gets a value: a declaration, a rule, a member of a
 * style or a call.
 */
const SET =
  /(?<![\w-])(--[\w-]+)(?=['"]?\s*:)|@property\s+(--[\w-]+)|setProperty\(\s*['"`](--[\w-]+)/g;
const USED = /var\(\s*(--[\w-]+)/g;

const files = globSync('**/*.{css,ts,tsx,html,svg}', { exclude })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => !isTest({ path }))
  .map((path) => ({ path, text: readFileSync(path, 'utf8').replaceAll(COMMENT, '') }));

const namesIn = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map((match) => match.slice(1).find(Boolean) ?? '');

test('every custom property that a style reads is set somewhere', () => {
  const set = new Set(files.flatMap(({ text }) => namesIn(text, SET)));

  const used = files.flatMap(({ path, text }) =>
    namesIn(text, USED).map((name) => ({ path, name })),
  );

  expect(used.length).toBeGreaterThan(500);
  const missing = used.filter(({ name }) => !set.has(name));
  expect(missing.map(({ path, name }) => `${path}: ${name}`)).toEqual([]);
});
