import type { FormSubmission } from '#renderer';
import { STORED_FORMS } from '#renderer/consent';
import { isRecord } from '#schemas/is-record.ts';
import {
  canStoreTexts,
  readRecord,
  STORED_MS,
  writeRecord,
  type ConsentLevels,
  type StorageHost,
} from './stored-records.ts';

/** A form that could not be sent before its visitor had logged in again. */
export interface StoredForm {
  /** The texts by the names of their fields, without secrets. */
  readonly values: FormSubmission['values'];
  /** The names of the fields whose files have to be chosen again. */
  readonly files: readonly string[];
  /** Names the submission that was tried; left out where another value makes it another one. */
  readonly idempotencyKey?: string | undefined;
}

/** Stores one form in the tab, for half an hour. Nothing of it throws. */
export interface FormStorage {
  /** Returns what a page before this one has stored, which is stored no longer then. */
  readonly take: () => StoredForm | undefined;
  /** Returns false where the visitor does not allow it, or the tab has no room for it. */
  readonly write: (form: StoredForm) => boolean;
  readonly remove: () => void;
  /** Ends the wait for the end of the half hour. */
  readonly dispose: () => void;
}

interface StorageOptions {
  /** The name of the form in its configuration. */
  readonly name: string;
  readonly levels: ConsentLevels;
}

/** Makes the storage of one form. */
export function createFormStorage(
  { name, levels }: StorageOptions,
  host: StorageHost,
): FormStorage {
  let stopTimer: (() => void) | undefined;
  const remove = () => {
    stopTimer?.();
    writeRecord(STORED_FORMS, { name }, host);
  };
  return {
    take() {
      const record = readRecord(STORED_FORMS, name, host);
      remove();
      const { storedTime } = record;
      const age = typeof storedTime === 'number' ? host.now() - storedTime : Infinity;
      const mayUse = age >= 0 && age < STORED_MS && canStoreTexts(levels, host);
      return mayUse ? toStoredForm(record) : undefined;
    },
    write(form) {
      remove();
      if (!canStoreTexts(levels, host)) return false;
      stopTimer = host.after(STORED_MS, remove);
      return writeRecord(STORED_FORMS, { name, value: { storedTime: host.now(), ...form } }, host);
    },
    remove,
    dispose: () => stopTimer?.(),
  };
}

/** Whatever else stands in the storage of a tab is none of ours. */
function toStoredForm(record: Readonly<Record<string, unknown>>): StoredForm | undefined {
  const { values, files, idempotencyKey } = record;
  if (!isRecord(values)) return undefined;
  const texts = Object.entries(values).map(([name, own]) => [name, toTexts(own)] as const);
  return {
    values: Object.fromEntries(texts),
    files: toTexts(files),
    ...(typeof idempotencyKey === 'string' && { idempotencyKey }),
  };
}

function toTexts(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((text) => typeof text === 'string') : [];
}
