import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { targetOf } from './source-files.ts';

const CONFIGURATIONS = [
  'package.json',
  'vite.config.ts',
  'vite.tools.config.ts',
  'vitest.config.ts',
  '.ci/run',
];

/** A `#` name, or what ends as a source file or a document does: an import, a command, a worker. */
const FILE_NAME = /#[\w./-]+|[\w./-]+\.(?:tsx?|mts|mjs|html)\b/g;
const COMMENT = /^\s*(?:\/\/|\/\*|\*).*$/gm;

/** Lists the files that a test project or a bench runs because of where they stand. */
const RUN_BY_PLACE = ['**/*.test.{ts,tsx}', 'tests/bench/{server,browser,pages,load}/*.{ts,tsx}'];

const exclude = (name: string) => name === 'node_modules' || name === 'dist';

/** Every source file that is named by something that runs, or by what such a file names. */
export function reachableFiles(paths: readonly string[]): ReadonlySet<string> {
  const readable = new Set([...paths, ...globSync('{*,examples/*}/*.html', { exclude })]);
  const reached = new Set([...CONFIGURATIONS, ...globSync(RUN_BY_PLACE, { exclude })]);
  for (const path of reached) {
    for (const target of namedIn(path)) {
      if (readable.has(target)) reached.add(target);
    }
  }
  return reached;
}

/**
 * The files that a text may mean: by their place beside it, from the root, or by a name of the
 * package.
 */
function namedIn(path: string): string[] {
  const names = readFileSync(path, 'utf8').replaceAll(COMMENT, '').match(FILE_NAME) ?? [];
  return names.flatMap((name) => [
    targetOf({ path }, { name }),
    normalize(name.replace(/^\//, '')),
    normalize(join(dirname(path), name)),
  ]);
}
