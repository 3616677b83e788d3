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
 * takes its place whole, so that nobody reads a half of one.
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

const STOPS = ['SIGINT', 'SIGTERM'] as const;

/**
 * Calls what writes all of its files at one go: a process that is asked to stop meanwhile stops
 * once they are written.
 */
export function finishBeforeStop<Result>(write: () => Result): Result {
  const stops = STOPS.map((signal) => {
    const stop = () => {
      process.off(signal, stop);
      process.kill(process.pid, signal);
    };
    process.on(signal, stop);
    return () => process.off(signal, stop);
  });
  try {
    return write();
  } finally {
    // A signal is only noticed between two turns of the event loop.
    setImmediate(() => stops.forEach((forget) => forget()));
  }
}

function listFiles(folder: string): string[] {
  return globSync('**/*', { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .map((path) => path.replaceAll('\\', '/'));
}
