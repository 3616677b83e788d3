import { globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { Fixtures } from '../checks/check-scenario.ts';

const SCENARIOS = `${sep}scenarios${sep}`;
const ENDING = '.json';

/** The fixtures beside the folder `scenarios` that holds a file; undefined where none does. */
export function findFixtures(file: string): Fixtures | undefined {
  const end = file.lastIndexOf(SCENARIOS);
  if (end === -1) return undefined;
  const folder = file.slice(0, end);

  return {
    read: (path) => readOrNothing(join(folder, path)),
    pages: () => namesIn(join(folder, 'pages'), '**/*.json').filter(isValid),
    components: () => namesIn(folder, '{headers,cards,blocks}/*/*.json'),
  };
}

function readOrNothing(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    // The names show whether it is missing or broken.
    return undefined;
  }
}

function namesIn(folder: string, pattern: string): string[] {
  return globSync(pattern, { cwd: folder })
    .map((path) => path.replaceAll(sep, '/').slice(0, -ENDING.length))
    .sort();
}

function isValid(name: string): boolean {
  return !name.endsWith('.invalid');
}
