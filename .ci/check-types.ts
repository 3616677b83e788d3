import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * tsc, which goes on from what it found in its last run. It cannot be trusted to see everywhere
 * that a JSON file has another content, so what it found is kept as long as all JSON files that it
 * read have the same shape: another text in one of them, which changes no type, costs nothing.
 */
const CACHE = 'node_modules/.cache';
const FOUND = `${CACHE}/types.tsbuildinfo`;
const SHAPES = `${CACHE}/types.shapes`;

mkdirSync(CACHE, { recursive: true });
if (!existsSync(FOUND) || !existsSync(SHAPES) || readFileSync(SHAPES, 'utf8') !== hashShapes()) {
  rmSync(FOUND, { force: true });
}
const { status } = spawnSync('tsc', ['--incremental', '--tsBuildInfoFile', FOUND], {
  stdio: 'inherit',
  shell: process.platform === 'win32',
});
if (existsSync(FOUND)) writeFileSync(SHAPES, hashShapes());
process.exit(status ?? 1);

/** Names the shapes of the JSON files that tsc read in its last run, in one word. */
function hashShapes(): string {
  const { fileNames } = JSON.parse(readFileSync(FOUND, 'utf8')) as { fileNames: string[] };
  const hash = createHash('sha256');
  for (const path of ['package.json', 'tsconfig.json']) hash.update(readFileSync(path));
  for (const name of fileNames.filter((one) => one.endsWith('.json')).sort()) {
    const path = join(CACHE, name);
    hash.update(`${name} ${existsSync(path) ? describeShape(readFileSync(path, 'utf8')) : ''}\n`);
  }
  return hash.digest('hex');
}

/** Replaces all values that are no lists or objects by their types. Other text stays as it is. */
function describeShape(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), (_, value: unknown) =>
      typeof value === 'object' ? value : typeof value,
    );
  } catch {
    return text;
  }
}
