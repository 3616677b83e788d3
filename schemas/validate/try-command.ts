import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import { validate } from './command.ts';

/** A folder with these files for the length of one test. What is neither text nor bytes is written as JSON. */
export function temporaryFolder(files: Readonly<Record<string, unknown>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    const isRaw = typeof content === 'string' || content instanceof Uint8Array;
    writeFileSync(join(folder, path), isRaw ? content : JSON.stringify(content, null, 2));
  }
  return folder;
}

/** Runs the command in a folder and gives back all that it wrote. */
export async function tryCommand(cwd: string, words: readonly string[], isTTY = false) {
  let output = '';
  let errors = '';
  const exitCode = await validate(words, {
    cwd,
    output: { write: (text) => (output += text), isTTY },
    errors: { write: (text) => (errors += text), isTTY },
  });
  return { exitCode, output, errors };
}

/** A page with these components in its body. */
export function pageWith(...flexComponents: object[]): object {
  return { data: { flexZone: { flexComponents } } };
}
