import { delimiter, join } from 'node:path';
import type { Machine } from './machine.ts';

/** Another installation may be under way. */
const OPTIONS = ['-o', 'DPkg::Lock::Timeout=600', '-qq'];

/**
 * Whether packages may be installed: as root on Debian. Elsewhere what is installed is not ours to
 * decide.
 */
export function canInstall(machine: Machine): boolean {
  return machine.isRoot && isOnPath('apt-get', machine);
}

/** Installs a package of Debian's. What it comes to shows in what can be found afterwards. */
export function install(debianPackage: string, machine: Machine): void {
  console.log(`Installing ${debianPackage} with apt-get.`);
  machine.run('apt-get', [...OPTIONS, 'update']);
  machine.run('apt-get', [...OPTIONS, 'install', '-y', '--no-install-recommends', debianPackage]);
}

/** Whether a program can be run by its name alone. */
export function isOnPath(name: string, machine: Machine): boolean {
  return placesOf(name, machine).some((path) => machine.isExecutable(path));
}

/** Where a program would stand that can be run by its name alone, first choice first. */
export function placesOf(name: string, { environment }: Machine): string[] {
  const folders = (environment['PATH'] ?? '').split(delimiter);
  return folders.map((folder) => join(folder, name));
}
