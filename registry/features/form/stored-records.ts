import type { usePlatform } from '#renderer';
import { isAllowedByCookies } from '#renderer/consent';
import { isRecord } from '#schemas/is-record.ts';

/** Nothing that belongs to a form is stored for longer after the last change. */
export const STORED_MS = 30 * 60 * 1_000;

type Host = ReturnType<typeof usePlatform>['host'];

/** The part of the outside world in which forms store. */
export type StorageHost = Pick<Host, 'tabStorage' | 'cookie' | 'now' | 'after' | 'console'>;

/** From which level on something is done, as the experience says it. */
export type ConsentLevels = Parameters<typeof isAllowedByCookies>[1];

/** Returns true if a visitor allows that what they type is stored, and the tab can store it. */
export function canStoreTexts(levels: ConsentLevels, host: StorageHost): boolean {
  return host.tabStorage !== undefined && isAllowedByCookies('storedForms', levels, host);
}

/** Reads the record of one form under a key; an empty one where there is none. */
export function readRecord(key: string, name: string, { tabStorage }: StorageHost) {
  const record = readRecords(key, tabStorage)[name];
  return isRecord(record) ? record : {};
}

function readRecords(key: string, storage: StorageHost['tabStorage']) {
  try {
    const records: unknown = JSON.parse(storage?.get(key) ?? '{}');
    return isRecord(records) ? records : {};
  } catch {
    // Switched off, or whatever somebody else has written: there is nothing of ours.
    return {};
  }
}

interface RecordToWrite {
  readonly name: string;
  /** Left out, the record goes. */
  readonly value?: Readonly<Record<string, unknown>> | undefined;
}

/** Writes the record of one form under a key. Returns false where there is no room for it. */
export function writeRecord(
  key: string,
  { name, value }: RecordToWrite,
  { tabStorage }: StorageHost,
): boolean {
  const { [name]: former, ...others } = readRecords(key, tabStorage);
  const records = value ? { ...others, [name]: value } : others;
  if (!value && former === undefined) return true;
  try {
    if (Object.keys(records).length === 0) tabStorage?.remove(key);
    else tabStorage?.set(key, JSON.stringify(records));
    return true;
  } catch {
    // Full or switched off: then a reload begins anew, as everywhere else.
    return false;
  }
}
