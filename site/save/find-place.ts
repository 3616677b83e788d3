import { lstat, mkdir, realpath } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';
import type { Refusal } from './refusal.ts';

/** The place of a file on the disk; else why nothing may be written there. */
export type Place = { readonly file: string } | { readonly refusal: Refusal };

/**
 * The place below a folder to which the parts of a path lead. A link on the way leads elsewhere, so
 * the real path has to be the very path that was asked for.
 */
export async function findPlace(root: string, parts: readonly string[]): Promise<Place> {
  const realRoot = await realpath(root);
  const file = join(realRoot, ...parts);
  const way = await nearestThere(dirname(file));
  const isInside = file.startsWith(realRoot + sep) && way.startsWith(realRoot);
  const isFolder = isInside && (await lstat(way)).isDirectory();
  if (!isFolder || (await realpath(way)) !== way) return { refusal: leadsElsewhere(parts) };
  const entry = await lstat(file).catch(() => undefined);
  return !entry || entry.isFile() ? { file } : { refusal: leadsElsewhere(parts) };
}

/**
 * Makes the folders of a file. Gives the first that was not there, so that it can be taken away
 * again.
 */
export async function createFolders(file: string): Promise<string | undefined> {
  const folder = dirname(file);
  const created = await mkdir(folder, { recursive: true });
  if ((await realpath(folder)) !== folder) throw new Error(`${folder} has become a link.`);
  return created;
}

async function nearestThere(folder: string): Promise<string> {
  const isThere = await lstat(folder).then(
    () => true,
    () => false,
  );
  return isThere ? folder : nearestThere(dirname(folder));
}

function leadsElsewhere(parts: readonly string[]): Refusal {
  return {
    status: 403,
    code: 'bad-path',
    message: `The path ${parts.join('/')} leads to a folder, or by way of a link or of another file, and nothing is written there.`,
    fix: 'Save under another name, or put a file in the place of the link.',
  };
}
