import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';

/** A folder may hold a copy of the project with its build, and a busy disk is slow. */
const MAX_REMOVAL_MS = 120_000;

/**
 * Makes a folder with these files for the length of the running test. A value that is neither text
 * nor bytes is written as JSON.
 */
export function temporaryFolder(files: Readonly<Record<string, unknown>> = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }), MAX_REMOVAL_MS);
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    const isRaw = typeof content === 'string' || content instanceof Uint8Array;
    writeFileSync(join(folder, path), isRaw ? content : JSON.stringify(content, null, 2));
  }
  return folder;
}
