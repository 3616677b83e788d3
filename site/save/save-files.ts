import { readdir, readFile } from 'node:fs/promises';
import type { KnownChecks } from '#schemas/validate/known-checks.ts';
import { toFilePath, findFilesRefusal, type NewFile } from './check-files.ts';
import { computeVersion } from './compute-version.ts';
import { findPlace } from './find-place.ts';
import type { Refusal } from './refusal.ts';
import { writeAll, type DiskSteps } from './write-all.ts';

/** A file with the version that its writer has read; null: there was none. */
export interface VersionedFile extends NewFile {
  readonly readVersion: string | null;
}

export interface SaveContext {
  /** The folder of the fixtures. */
  readonly root: string;
  readonly known: KnownChecks;
  readonly steps?: DiskSteps | undefined;
}

export interface SavedFile {
  readonly path: string;
  readonly version: string;
  readonly isNew: boolean;
}

export type Saved = { readonly files: readonly SavedFile[] } | { readonly refusal: Refusal };

/** As many as a person ever needs, and so few that they fill no disk. */
const MAX_FIXTURES = 5_000;

/** Saves files, all or none, where each is still as its writer has read it. */
export async function saveFiles(
  files: readonly VersionedFile[],
  { root, known, steps }: SaveContext,
): Promise<Saved> {
  const wrong = findFilesRefusal(files, root, known);
  if (wrong) return { refusal: wrong };

  const writes = [];
  for (const file of files) {
    const location = await findPlace(root, file.parts);
    if ('refusal' in location) return location;
    try {
      writes.push({ ...file, file: location.file, before: await readOrNothing(location.file) });
    } catch (error) {
      return { refusal: notWritten(error) };
    }
  }
  const changed = writes.filter(
    ({ before, readVersion }) => computeVersion(before) !== readVersion,
  );
  if (changed.length > 0) return { refusal: changedMeanwhile(changed) };
  if (writes.some(({ before }) => !before) && (await countFixtures(root)) >= MAX_FIXTURES) {
    return { refusal: TOO_MANY };
  }

  try {
    await writeAll(writes, steps);
  } catch (error) {
    return { refusal: notWritten(error) };
  }
  return {
    files: writes.map((write) => ({
      path: toFilePath(write),
      version: computeVersion(write.bytes) ?? '',
      isNew: write.before === undefined,
    })),
  };
}

async function readOrNothing(file: string): Promise<Uint8Array | undefined> {
  try {
    return await readFile(file);
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}

async function countFixtures(root: string): Promise<number> {
  return (await readdir(root, { recursive: true })).filter((name) => name.endsWith('.json')).length;
}

interface Changed extends NewFile {
  readonly before: Uint8Array | undefined;
}

function changedMeanwhile(files: readonly Changed[]): Refusal {
  const names = files.map(toFilePath).join(', ');
  return {
    status: 412,
    code: 'changed-meanwhile',
    message: `On the disk, ${names} is otherwise than it was when it was read, so nothing was written.`,
    fix: 'Compare the two, then take the one of the disk or save yours over it.',
    present: files.map((file) => {
      const version = computeVersion(file.before);
      const path = toFilePath(file);
      return version === null
        ? { path }
        : { path, version, text: new TextDecoder().decode(file.before) };
    }),
  };
}

const TOO_MANY: Refusal = {
  status: 507,
  code: 'too-many',
  message: `There are ${MAX_FIXTURES} fixtures already, so no new one was written.`,
  fix: 'Remove fixtures that nobody needs, or save over one that is there.',
};

function notWritten(error: unknown): Refusal {
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
  const isFull = code === 'ENOSPC' || code === 'EDQUOT';
  return {
    status: isFull ? 507 : 500,
    code: 'not-written',
    message: `The disk did not take the files (${code}), so all of them are as they were before.`,
    fix: isFull
      ? 'Make room on the disk, and save again.'
      : 'See whether the folder of the fixtures may be written to, and save again.',
  };
}
