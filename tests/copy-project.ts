import { cp } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { linkPackages } from './link-packages.ts';

const PROJECT = join(import.meta.dirname, '..');

/** Matches the files that tools have made of the sources. */
const MADE = /^(node_modules|\.git|dist|coverage|test-results\.json|tests\/output)$|\.log$/;

/**
 * Copies the sources into an empty folder, in which anything may be changed; the packages are
 * linked.
 */
export async function copyProject(folder: string): Promise<void> {
  await cp(PROJECT, folder, {
    recursive: true,
    filter: (source) => !MADE.test(relative(PROJECT, source).replaceAll('\\', '/')),
  });
  await linkPackages(PROJECT, folder);
}
