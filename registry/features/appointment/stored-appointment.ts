import type { usePlatform } from '#renderer';
import { isAllowedByCookies, STORED_CHOICES, STORED_FORMS } from '#renderer/consent';
import { isRecord } from '#schemas/is-record.ts';
import { isStep, type Draft, type Step } from './draft.ts';

/** Nothing is stored for longer after the last change. */
export const STORED_MS = 30 * 60 * 1_000;

/** The choices that a visitor made by a click, and that say nothing about who they are. */
const CHOICES = ['way', 'branch', 'day', 'time'] as const satisfies readonly (keyof Draft)[];

const TEXTS = [
  'topic',
  'name',
  'email',
  'telephone',
  'note',
] as const satisfies readonly (keyof Draft)[];

export interface StoredAppointment {
  readonly step: Step;
  readonly draft: Partial<Draft>;
}

/** Stores an appointment that is being made in the tab, for half an hour. Nothing of it throws. */
export interface AppointmentStorage {
  /** Reads what a page before this one has stored; undefined where there is none any more. */
  readonly read: () => StoredAppointment | undefined;
  /** Stores as much as the visitor allows at this moment. */
  readonly write: (stored: { readonly step: Step; readonly draft: Draft }) => void;
  /** Returns true if what is typed is stored as well, so that nothing is lost by a reload. */
  readonly storesTexts: () => boolean;
  readonly remove: () => void;
  /** Ends the wait for the end of the half hour. */
  readonly dispose: () => void;
}

type StorageHost = Pick<
  ReturnType<typeof usePlatform>['host'],
  'tabStorage' | 'cookie' | 'now' | 'after' | 'console'
>;
type ConsentLevels = Parameters<typeof isAllowedByCookies>[1];

interface StorageOptions {
  /** The name of the appointment in its configuration. */
  readonly name: string;
  /** From which level on something is done, as the experience says it. */
  readonly levels: ConsentLevels;
}

/** Makes the storage of one appointment. */
export function createAppointmentStorage(
  { name, levels }: StorageOptions,
  host: StorageHost,
): AppointmentStorage {
  let stopTimer: (() => void) | undefined;
  const storesTexts = () =>
    host.tabStorage !== undefined && isAllowedByCookies('storedForms', levels, host);
  const read = (key: string) => readRecord(key, name, host);
  const remove = () => {
    stopTimer?.();
    for (const key of [STORED_CHOICES, STORED_FORMS]) writeRecord(key, { name }, host);
  };
  const removeLater = (delayMs: number) => {
    stopTimer?.();
    stopTimer = host.after(delayMs, remove);
  };
  return {
    read() {
      const choices = read(STORED_CHOICES);
      const { storedTime, step } = choices;
      const age = typeof storedTime === 'number' ? host.now() - storedTime : Infinity;
      if (!isStep(step) || age < 0 || age >= STORED_MS) {
        remove();
        return undefined;
      }
      removeLater(STORED_MS - age);
      const texts = storesTexts() ? read(STORED_FORMS) : {};
      return { step, draft: { ...pickTexts(choices, CHOICES), ...pickTexts(texts, TEXTS) } };
    },
    write({ step, draft }) {
      const storedTime = host.now();
      writeRecord(
        STORED_CHOICES,
        { name, value: { storedTime, step, ...pickTexts(draft, CHOICES) } },
        host,
      );
      const texts = storesTexts() ? pickTexts(draft, TEXTS) : undefined;
      writeRecord(STORED_FORMS, { name, value: texts }, host);
      removeLater(STORED_MS);
    },
    storesTexts,
    remove,
    dispose: () => stopTimer?.(),
  };
}

/** Reads the record of one appointment under a key; an empty one where there is none. */
function readRecord(key: string, name: string, { tabStorage }: StorageHost) {
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

function writeRecord(key: string, { name, value }: RecordToWrite, { tabStorage }: StorageHost) {
  const { [name]: former, ...others } = readRecords(key, tabStorage);
  const records = value ? { ...others, [name]: value } : others;
  if (!value && former === undefined) return;
  try {
    if (Object.keys(records).length === 0) tabStorage?.remove(key);
    else tabStorage?.set(key, JSON.stringify(records));
  } catch {
    // Full or switched off: then a reload begins anew, as everywhere else.
  }
}

function pickTexts(
  values: Readonly<Record<string, unknown>> | Draft,
  names: readonly (keyof Draft)[],
): Partial<Draft> {
  const texts = names.flatMap((name) => {
    const value: unknown = Reflect.get(values, name);
    return typeof value === 'string' && value !== '' ? [[name, value]] : [];
  });
  return Object.fromEntries(texts);
}
