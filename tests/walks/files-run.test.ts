import { expect, test } from 'vitest';
import { listFilesRun } from './files-run.ts';

const EXPORT = '() => { try { return planPage } catch {} }';
const FUNCTION = 'function planPage() {}';

/** A module in which the parts of its text ran that are named. */
function runOf(path: string | undefined, ...ran: readonly string[]) {
  const text = `{${EXPORT};${FUNCTION};}`;
  const functions = [text, EXPORT, FUNCTION].map((part) => {
    const startOffset = text.indexOf(part);
    const count = ran.includes(part) || (part === text && ran.includes('all')) ? 1 : 0;
    return { ranges: [{ startOffset, endOffset: startOffset + part.length, count }] };
  });
  return { path, text, functions };
}

test.each([
  ['a function ran', ['all', FUNCTION], ['renderer/plan.ts']],
  ['it was loaded alone', ['all'], []],
  ['something else read its exports', ['all', EXPORT], []],
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
