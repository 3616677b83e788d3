import { randomBytes } from 'node:crypto';
import { open, rename, rm, rmdir } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { createFolders } from './find-place.ts';

/** A file to write, and what stands there now. */
export interface Write {
  readonly file: string;
  readonly bytes: Uint8Array;
  /** Left out where there is no such file yet. */
  readonly before?: Uint8Array | undefined;
}

/**
 * The step that is asked of the file system at the moment that counts, so that tests can make it
 * fail.
 */
export interface DiskSteps {
  readonly rename: (from: string, to: string) => Promise<void>;
}

/**
 * Writes all files or none. Each is written beside its place under a name that nobody reads, and
 * takes its place only when all have been written; where one cannot, those before it are put back.
 */
export async function writeAll(
  writes: readonly Write[],
  { rename: move }: DiskSteps = { rename },
): Promise<void> {
  const createdFolders: string[] = [];
  const temporary: string[] = [];
  const moved: Write[] = [];
  try {
    for (const { file, bytes } of writes) {
      const folders = await createFolders(file);
      if (folders !== undefined) createdFolders.push(folders);
      temporary.push(await writeBeside(file, bytes));
    }
    for (const [index, write] of writes.entries()) {
      await move(temporary[index] ?? '', write.file);
      moved.push(write);
    }
  } catch (error) {
    for (const write of moved.toReversed()) await putBack(write);
    await Promise.all(temporary.map((file) => rm(file, { force: true })));
    for (const folder of createdFolders.toReversed()) await removeEmpty(folder, writes);
    throw error;
  }
}

async function writeBeside(file: string, bytes: Uint8Array): Promise<string> {
  const name = `.${basename(file)}.${randomBytes(6).toString('hex')}.saving`;
  const temporary = join(dirname(file), name);
  const handle = await open(temporary, 'wx');
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  } finally {
    await handle.close();
  }
  return temporary;
}

async function putBack({ file, before }: Write): Promise<void> {
  if (before === undefined) await rm(file, { force: true });
  else await rename(await writeBeside(file, before), file);
}

/**
 * Takes folders away that were made for files which did not come, from the innermost to the first.
 */
async function removeEmpty(first: string, writes: readonly Write[]): Promise<void> {
  const inside = writes
    .map(({ file }) => dirname(file))
    .filter((folder) => folder.startsWith(first));
  for (const innermost of inside) {
    for (let folder = innermost; folder.length >= first.length; folder = dirname(folder)) {
      // Another file may stand in it by now; then it stays.
      await rmdir(folder).catch(() => undefined);
    }
  }
}
