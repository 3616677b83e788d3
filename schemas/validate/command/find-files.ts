import { lstatSync, readdirSync, readlinkSync, statSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import { STANDARD_INPUT } from './flags.ts';

/** The files to check, and the paths that cannot be read, each with the reason. */
export interface FoundFiles {
  readonly files: readonly string[];
  readonly unreadable: readonly string[];
}

const SKIPPED_FOLDERS = new Set(['node_modules', 'dist', 'generated']);
const SKIPPED_FILES = /^(package|package-lock|tsconfig)\.json$|\.schema\.json$/;

/**
 * Every JSON file at or below the given paths, in order. A file named by itself is taken whatever
 * its name, and so is the - for standard input.
 */
export function findFiles(paths: readonly string[], cwd: string): FoundFiles {
  const files: string[] = [];
  const unreadable: string[] = [];

  for (const path of paths) {
    try {
      const stats = path === STANDARD_INPUT ? undefined : statSync(resolve(cwd, path));
      if (stats?.isDirectory()) walk(path);
      else if (stats && !stats.isFile()) unreadable.push(explainSpecial(path));
      else files.push(path);
    } catch (error) {
      unreadable.push(explainUnreadable(path, cwd, error));
    }
  }
  return { files: [...new Set(files)], unreadable };

  function walk(folder: string): void {
    try {
      const entries = readdirSync(resolve(cwd, folder), { withFileTypes: true });
      const byName = entries.sort((left, right) => (left.name < right.name ? -1 : 1));
      for (const entry of byName) {
        const path = join(folder, entry.name).replaceAll(sep, '/');
        // Hidden files belong to tools, such as the settings of an editor.
        if (entry.name.startsWith('.')) continue;
        if (entry.isDirectory() && !SKIPPED_FOLDERS.has(entry.name)) walk(path);
        if (entry.isDirectory() || !isWanted(entry.name)) continue;
        if (entry.isFile() || entry.isSymbolicLink()) files.push(path);
        else unreadable.push(explainSpecial(path));
      }
    } catch (error) {
      unreadable.push(explainError(folder, error));
    }
  }
}

/** Explains what would keep a reader waiting for ever, such as a pipe that nobody writes to. */
function explainSpecial(path: string): string {
  return `${path} is a pipe, a socket or a device. Save its content as a file, or give - and pass it on.`;
}

/** Explains why a path cannot be read, be it that a link leads nowhere. */
export function explainUnreadable(path: string, cwd: string, error: unknown): string {
  const place = resolve(cwd, path);
  const isMissing = isSystemError(error) && error.code === 'ENOENT';
  if (!isMissing || !lstatSync(place, { throwIfNoEntry: false })?.isSymbolicLink()) {
    return explainError(path, error);
  }
  return `${path} is a link to ${readlinkSync(place)}, which does not exist. Mend the link or remove it.`;
}

/** Explains in a sentence why a path cannot be read. */
export function explainError(path: string, error: unknown): string {
  const code = isSystemError(error) ? error.code : undefined;
  if (code === 'ENOENT') return `${path} does not exist. Check the spelling of the path.`;
  const reason = code === 'EACCES' ? 'permission denied' : String(code ?? error);
  return `${path} cannot be read: ${reason}.`;
}

/** Returns true if the file system refused something, as opposed to a mistake in this program. */
export function isSystemError(error: unknown): error is Error & { readonly code: string } {
  return error instanceof Error && 'syscall' in error && 'code' in error;
}

function isWanted(name: string): boolean {
  return name.endsWith('.json') && !SKIPPED_FILES.test(name);
}
