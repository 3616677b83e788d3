import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { MODULE_RULES } from './modules.ts';

const PAGE = readFileSync('docs/architecture.md', 'utf8');
const ROW = /^\| (`.+`) \| .* \| .* \|(.*)\|$/;

/** The table of docs/architecture.md, as what it says a module imports; types stand in brackets. */
function documented(): Record<string, string> {
  const [, section = ''] = PAGE.split('## The modules of the renderer');
  const [table = ''] = section.split('\n## ');
  const rows = table.split('\n').flatMap((line) => {
    const [, names = '', imported = ''] = ROW.exec(line) ?? [];
    return [...names.matchAll(/`([^`]+)`/g)].map(([, name = '']) => [name, imported.trim()]);
  });
  return Object.fromEntries(rows) as Record<string, string>;
}

function ruled(): Record<string, string> {
  const rows = [...MODULE_RULES].map(([name, { code, types = [] }]) => {
    if (code.includes('*')) return [name, 'all'];
    const inBrackets = types.length > 0 ? `(${types.join(', ')})` : '';
    return [name, [code.join(', '), inBrackets].filter(Boolean).join(' ')];
  });
  return Object.fromEntries(rows) as Record<string, string>;
}

test('the table of modules in docs/architecture.md is the one that is checked', () => {
  expect(documented()).toEqual(ruled());
  expect(Object.keys(documented())).toEqual(Object.keys(ruled()));
});

test('every folder of the renderer is a module of the table', () => {
  const folders = readdirSync('renderer', { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

  expect(folders.toSorted()).toEqual([...MODULE_RULES.keys()].toSorted());
});

test('every source file that docs/architecture.md names by its path is there', () => {
  const named = [...PAGE.matchAll(/`([a-z-]+(?:\/[a-z.-]+)+\.(?:tsx?|json))`/g)];
  const paths = [...new Set(named.map(([, path = '']) => path))];

  const missing = paths.filter(
    (path) => !['.', 'renderer', 'playground'].some((folder) => existsSync(`${folder}/${path}`)),
  );

  expect(paths.length).toBeGreaterThan(25);
  expect(missing).toEqual([]);
});
