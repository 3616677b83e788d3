import { delimiter, join } from 'node:path';
import type { Machine } from './machine.ts';

/** Another installation may be under way. */
const OPTIONS = ['-o', 'DPkg::Lock::Timeout=600', '-qq'];

/**
 * Returns true if packages may be installed: as root on Debian. Elsewhere this is not ours to
 * decide.
 */
export function canInstall(machine: Machine): boolean {
  return machine.isRoot && isOnPath('apt-get', machine);
}

/** Installs a package of Debian's. Its success shows in the files that can be found afterwards. */
export function install(debianPackage: string, machine: Machine): void {
  console.log(`Installing ${debianPackage} with apt-get.`);
  machine.run('apt-get', [...OPTIONS, 'update']);
  machine.run('apt-get', [...OPTIONS, 'install', '-y', '--no-install-recommends', debianPackage]);
}

/** Returns true if a program can be run by its name alone. */
export function isOnPath(name: string, machine: Machine): boolean {
  return placesOf(name, machine).some((path) => machine.isExecutable(path));
}

/** Lists the places where a program can be that is run by its name alone, first choice first. */
export function placesOf(name: string, { environment }: Machine): string[] {
  const folders = (environment['PATH'] ?? '').split(delimiter);
  return folders.map((folder) => join(folder, name));
}
