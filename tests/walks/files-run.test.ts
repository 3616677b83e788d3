import { expect, test } from 'vitest';
import { listFilesRun } from './files-run.ts';

const EXPORT = '() => { try { return planPage } catch {} }';
const FUNCTION = 'function planPage() {}';
const MODULE = `async function anonymous() {${EXPORT};${FUNCTION};}`;

/** A module in which the parts of its text ran that are named. */
function runOf(path: string | undefined, ...ran: readonly string[]) {
  const text = `(${MODULE})`;
  const functions = [text, MODULE, EXPORT, FUNCTION].map((part) => {
    const startOffset = text.indexOf(part);
    const count = ran.includes(part) ? 1 : 0;
    return { ranges: [{ startOffset, endOffset: startOffset + part.length, count }] };
  });
  return { path, text, functions };
}

test.each([
  ['a function ran', [MODULE, FUNCTION], ['renderer/plan.ts']],
  ['it was loaded alone', [MODULE], []],
  ['something else read its exports', [MODULE, EXPORT], []],
])('a file whose code is known to run or not: %s', (_, ran, listed) => {
  expect(listFilesRun([runOf('renderer/plan.ts', ...ran)])).toEqual(listed);
});

test('only sources of the product count, each once', () => {
  const paths = [
    'site/server.ts',
    'renderer/view/page.tsx',
    'site/server.ts',
    'site/dev/serve-sources.ts',
    'fixtures/backend/index.ts',
    'schemas/generated/card.check.ts',
    'registry/theme/tokens.css',
    undefined,
  ];

  const files = listFilesRun(paths.map((path) => runOf(path, FUNCTION)));

  expect(files).toEqual(['renderer/view/page.tsx', 'site/server.ts']);
});
