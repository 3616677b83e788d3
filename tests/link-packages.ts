import { mkdir, readdir, symlink } from 'node:fs/promises';
import { join, resolve } from 'node:path';

/**
 * Gives a copy of the project its packages: each linked by itself, so that what tools keep between
 * the packages stays the copy's own.
 */
export async function linkPackages(project: string, copy: string): Promise<void> {
  const from = resolve(project, 'node_modules');
  const to = join(copy, 'node_modules');
  await mkdir(to);
  const names = await readdir(from);
  const packages = names.filter((name) => name === '.bin' || !name.startsWith('.'));
  await Promise.all(packages.map((name) => symlink(join(from, name), join(to, name), 'junction')));
}
