import { canInstall, install, isOnPath } from './apt.ts';
import { thisMachine } from './machine.ts';

/**
 * Sees to it that a program of the system is there: as root on Debian it is installed. Throws with
 * what to do elsewhere, since a check that is left out in silence is none.
 */
export function ensureTool(name: string, debianPackage: string): void {
  if (isOnPath(name, thisMachine)) return;
  if (canInstall(thisMachine)) install(debianPackage, thisMachine);
  if (isOnPath(name, thisMachine)) return;
  throw new Error(`No ${name} found. Install it; Debian has it in the package ${debianPackage}.`);
}
