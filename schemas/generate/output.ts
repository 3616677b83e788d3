import {
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

/** The text of each generated file by its path below `generated/`. */
export type Output = ReadonlyMap<string, string>;

/**
 * Names the files in a folder that differ from what would be written: old, missing or left over.
 */
export function findStale(folder: string, output: Output): string[] {
  const leftOver = listFiles(folder).filter((path) => !output.has(path));
  return [...findOld(folder, output), ...leftOver].sort();
}

/** Names those that are old or missing. The folder may hold other files as well. */
export function findOld(folder: string, output: Output): string[] {
  const isOld = ([path, text]: [string, string]) =>
    !existsSync(join(folder, path)) || readFileSync(join(folder, path), 'utf8') !== text;
  return [...output].filter(isOld).map(([path]) => path);
}

/**
 * Writes the stale files of a folder, deletes those that no output has, and names both. Each file
 * takes its place whole, so that nobody reads, and no stop leaves, a half of one.
 */
export function writeOutput(
  folder: string,
  output: Output,
  stale = findStale(folder, output),
): string[] {
  for (const path of stale) {
    const target = join(folder, path);
    const text = output.get(path);
    if (text === undefined) rmSync(target);
    else {
      mkdirSync(dirname(target), { recursive: true });
      const whole = `${target}.${process.pid}.writing`;
      writeFileSync(whole, text);
      renameSync(whole, target);
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
