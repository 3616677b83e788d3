import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/**
 * Statements about the platform that were once right in code which nobody could reach: where each
 * is met now, and the test that meets it so. One that waits for something says for what.
 */
const [columns = [], ...rows] = readFileSync('docs/reached.tsv', 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => line.split('\t'));

const AWAITED = 'awaited';

test('no cell of docs/reached.tsv is empty, and no line stands there twice', () => {
  const lines = rows.map(([line]) => line);

  expect(rows.filter((row) => row.length !== columns.length || row.includes(''))).toEqual([]);
  expect(new Set(lines).size).toBe(lines.length);
});

test('each statement that is met has a test with that title, and each other says what it awaits', () => {
  const wrong = rows.filter(([, , metBy = '', path = '', title = '']) => {
    if (path === AWAITED) return !metBy.startsWith('Awaited: ');
    return !readFileSync(path, 'utf8').includes(title);
  });

  expect(wrong).toEqual([]);
});
