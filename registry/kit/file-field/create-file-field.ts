import type { Conversion } from '../form/convert-value.ts';
import { Field, type FieldOptions } from '../form/create-field.ts';
import {
  HasFileContent,
  IsFileFilled,
  IsFileType,
  MaxFiles,
  MaxFileSize,
  MaxTotalSize,
  MAX_TOTAL_BYTES,
} from './file-validators.ts';

export interface FileFieldOptions extends Omit<FieldOptions, keyof Conversion | 'value'> {
  /** The extensions of the files that it takes, such as `pdf`. */
  readonly accept: readonly string[];
  /** How many files it takes: 1 without it. */
  readonly maxFiles?: number;
  /** The most bytes that each of them has. */
  readonly maxBytes: number;
}

/**
 * Makes a field whose value is a list of files. It refuses types that it does not take, contents
 * that are none of their type, empty files, and more or larger ones than it has room for.
 *
 * @throws TypeError for validators that it cannot have.
 *
 * @example createFileField({ name: 'proof', accept: ['pdf', 'png'], maxBytes: 2_000_000 })
 */
export function createFileField(options: FileFieldOptions): FileStates {
  return new FileStates(options);
}

export class FileStates extends Field {
  readonly accept: readonly string[];
  readonly maxFiles: number;
  readonly maxBytes: number;

  constructor({ accept, maxFiles = 1, maxBytes, ...options }: FileFieldOptions) {
    super({
      types: ['error', 'warning'],
      ...options,
      value: [],
      format: (files) =>
        selectFiles(files)
          .map(({ name }) => name)
          .join(', '),
      validators: [
        ...(options.validators ?? []),
        MaxFiles(maxFiles),
        IsFileType(accept),
        IsFileFilled(),
        MaxFileSize(maxBytes),
        MaxTotalSize(MAX_TOTAL_BYTES),
        HasFileContent(),
      ],
    });
    this.accept = accept;
    this.maxFiles = maxFiles;
    this.maxBytes = maxBytes;
  }

  get files(): readonly File[] {
    return selectFiles(this.getValue());
  }

  /** Takes the files that somebody has chosen, in the place of all that were there. */
  chooseFiles(files: readonly File[]): void {
    const names = files.map(({ name }) => name).join(', ');
    this.changeValue(files, names, 'person');
  }

  /** Takes files beside those that are there; a file that is there already is no second one. */
  addFiles(files: readonly File[]): void {
    const isNew = (file: File) => !this.files.some((other) => isSameFile(file, other));
    this.chooseFiles(this.maxFiles > 1 ? [...this.files, ...files.filter(isNew)] : files);
  }

  removeFile(file: File): void {
    this.chooseFiles(this.files.filter((other) => other !== file));
  }

  override setValue(value: unknown): void {
    super.setValue(selectFiles(value));
  }

  override clear(): void {
    this.setValue([]);
  }
}

/** The files that the value of such a field holds. */
export function selectFiles(value: unknown): readonly File[] {
  return Array.isArray(value) ? value.filter((each) => each instanceof File) : [];
}

function isSameFile(one: File, other: File): boolean {
  return (
    one.name === other.name && one.size === other.size && one.lastModified === other.lastModified
  );
}
