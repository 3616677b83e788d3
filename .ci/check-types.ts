import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { globSync, readFileSync, rmSync } from 'node:fs';

/**
 * tsc, which goes on from what it found in its last run. By itself it does not see that a JSON file
 * has another content, so what it found is kept for these contents, of all JSON files, alone.
 */
const CACHE = 'node_modules/.cache';
const SOURCES = '{.ci,examples,fixtures,playground,registry,renderer,schemas,site,tests}/**/*.json';

const hash = createHash('sha256');
for (const path of [...globSync(SOURCES), 'package.json', 'tsconfig.json'].sort()) {
  hash.update(`${path}\n`).update(readFileSync(path));
}
const kept = `${CACHE}/types-${hash.digest('hex').slice(0, 16)}.tsbuildinfo`;
for (const path of globSync(`${CACHE}/types*.tsbuildinfo`)) {
  if (path !== kept) rmSync(path);
}

const { status } = spawnSync('tsc', ['--incremental', '--tsBuildInfoFile', kept], {
  stdio: 'inherit',
  shell: process.platform === 'win32',
});
process.exit(status ?? 1);
