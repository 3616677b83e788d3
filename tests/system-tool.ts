import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

const APT_WAIT_FOR_LOCK = ['-o', 'DPkg::Lock::Timeout=600'];

/**
 * Sees to it that a program of the system is there: as root on Debian it is installed. Throws with what to
 * do elsewhere, since a check that is left out in silence is none.
 */
export function ensureTool(name: string, debianPackage: string): void {
  if (isOnPath(name)) return;
  if (process.getuid?.() === 0 && isOnPath('apt-get')) {
    console.log(`No ${name} here; installing ${debianPackage} with apt-get.`);
    run('apt-get', ...APT_WAIT_FOR_LOCK, '-qq', 'update');
    run(
      'apt-get',
      ...APT_WAIT_FOR_LOCK,
      'install',
      '-y',
      '-qq',
      '--no-install-recommends',
      debianPackage,
    );
  }
  if (!isOnPath(name)) {
    throw new Error(`No ${name} found. Install it; Debian has it in the package ${debianPackage}.`);
  }
}

function isOnPath(name: string): boolean {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return folders.some((folder) => isExecutable(join(folder, name)));
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    // Not there, or not ours to run: both mean "look on".
    return false;
  }
}

function run(command: string, ...words: string[]): void {
  spawnSync(command, words, { stdio: ['ignore', 'ignore', 'inherit'] });
}
