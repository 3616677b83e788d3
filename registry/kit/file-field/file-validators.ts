import { defineValidator } from '../form/validator.ts';
import { getExtension, hasContentOfType } from './file-types.ts';

/** No form takes more bytes of files in one field: a server holds them in memory. */
export const MAX_TOTAL_BYTES = 10_000_000;

export const MaxFiles = defineValidator<number>({
  name: 'MaxFiles',
  applies: (files, max) => isFiles(files) && files.length > max,
});

/** Refuses files whose names end otherwise than in one of the extensions. */
export const IsFileType = defineValidator<readonly string[]>({
  name: 'IsFileType',
  applies: (files, extensions) => findWrongType(files, extensions) !== undefined,
});

export const IsFileFilled = defineValidator<void>({
  name: 'IsFileFilled',
  applies: (files) => findEmpty(files) !== undefined,
});

export const MaxFileSize = defineValidator<number>({
  name: 'MaxFileSize',
  applies: (files, max) => findTooLarge(files, max) !== undefined,
});

export const MaxTotalSize = defineValidator<number>({
  name: 'MaxTotalSize',
  applies: (files, max) => countBytes(files) > max,
});

/** Refuses files that begin otherwise than all of their type do, where that is known. */
export const HasFileContent = defineValidator<void>({
  name: 'HasFileContent',
  isAsync: true,
  async applies(files) {
    const all = toFiles(files);
    const right = await Promise.all(all.map(hasContentOfType));
    all.filter((_, index) => !right[index]).forEach((file) => wrongFiles.add(file));
    return findWrongContent(all) !== undefined;
  },
});

/** The files whose contents have been read and are none of their type. */
const wrongFiles = new WeakSet<File>();

export function findWrongType(files: unknown, extensions: unknown): File | undefined {
  const accepted: readonly unknown[] = Array.isArray(extensions) ? extensions : [];
  return toFiles(files).find(({ name }) => !accepted.includes(getExtension(name)));
}

export function findEmpty(files: unknown): File | undefined {
  return toFiles(files).find(({ size }) => size === 0);
}

export function findTooLarge(files: unknown, max: unknown): File | undefined {
  return toFiles(files).find(({ size }) => size > Number(max));
}

export function countBytes(files: unknown): number {
  return toFiles(files).reduce((sum, { size }) => sum + size, 0);
}

/** Finds a file that `HasFileContent` has refused. */
export function findWrongContent(files: unknown): File | undefined {
  return toFiles(files).find((file) => wrongFiles.has(file));
}

function isFiles(value: unknown): value is readonly File[] {
  return Array.isArray(value) && value.every((each) => each instanceof File);
}

function toFiles(value: unknown): readonly File[] {
  return isFiles(value) ? value : [];
}
