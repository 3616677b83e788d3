import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The text of each generated file by its path below `generated/`. */
export type Output = ReadonlyMap<string, string>;

/** Names the files in a folder that differ from what would be written: old, missing or left over. */
export function findStale(folder: string, output: Output): string[] {
  const present = new Set(listFiles(folder));
  const outdated = [...output].filter(
    ([path, text]) => !present.has(path) || readFileSync(join(folder, path), 'utf8') !== text,
  );
  const leftOver = [...present].filter((path) => !output.has(path));
  return [...outdated.map(([path]) => path), ...leftOver].sort();
}

/** Writes the stale files of a folder, deletes those left over, and names both. */
export function writeOutput(folder: string, output: Output): string[] {
  const stale = findStale(folder, output);
  for (const path of stale) {
    const target = join(folder, path);
    const text = output.get(path);
    if (text === undefined) rmSync(target);
    else {
      mkdirSync(dirname(target), { recursive: true });
      writeFileSync(target, text);
    }
  }
  return stale;
}

function listFiles(folder: string): string[] {
  return globSync('**/*', { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .map((path) => path.replaceAll('\\', '/'));
}
