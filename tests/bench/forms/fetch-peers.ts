import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync } from 'node:fs';

const LOCKED = 'tests/bench/forms/peers';
const FOLDER = 'dist/bench/compared/forms';
const LOCK = 'package-lock.json';

/**
 * Installs the libraries that are compared with our forms, at the versions and digests of a lock
 * file of their own, and returns their folder. Throws where one does not come.
 */
export function fetchPeers(): string {
  if (isInstalled()) return FOLDER;
  mkdirSync(FOLDER, { recursive: true });
  cpSync(LOCKED, FOLDER, { recursive: true });
  // React is the one of this project.
  const args = ['ci', '--ignore-scripts', '--legacy-peer-deps', '--no-audit', '--no-fund'];
  const { status, stderr } = spawnSync('npm', args, { cwd: FOLDER, encoding: 'utf8' });
  if (status !== 0) throw new Error(`npm ci in ${FOLDER} failed: ${stderr}`);
  return FOLDER;
}

function isInstalled(): boolean {
  // npm writes this file last.
  if (!existsSync(`${FOLDER}/node_modules/.package-lock.json`)) return false;
  return readFileSync(`${FOLDER}/${LOCK}`, 'utf8') === readFileSync(`${LOCKED}/${LOCK}`, 'utf8');
}
