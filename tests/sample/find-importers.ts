import { spawnSync } from 'node:child_process';
import { basename, dirname } from 'node:path';

const SOURCES = ['*.ts', '*.tsx', '*.mts', '*.mjs'];

/**
 * Finds the sources, new ones included, that import one of these files, or a namesake of it: git
 * searches all texts sooner than they are parsed.
 */
export function findImporters(files: readonly string[], folder = '.'): readonly string[] {
  if (files.length === 0) return [];

  const patterns = [...new Set(files.map(endImport))].flatMap((ending) => ['-e', ending]);
  const options = ['--untracked', '--files-with-matches', '--null', '--fixed-strings'];
  const { stdout } = spawnSync('git', ['grep', ...options, ...patterns, '--', ...SOURCES], {
    cwd: folder,
    encoding: 'utf8',
  });
  return stdout.split('\0').filter(Boolean);
}

/** Ends like the import of a file. Nothing is said by `index.ts` without its folder. */
function endImport(path: string): string {
  const name = basename(path);
  return `/${name.startsWith('index.') ? `${basename(dirname(path))}/${name}` : name}'`;
}
