import { readFileSync } from 'node:fs';

/** Reads the file beside another one; undefined where there is none. */
export function readIfPresent(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    // Whatever the reason, nothing is known to stand there.
    return undefined;
  }
}
