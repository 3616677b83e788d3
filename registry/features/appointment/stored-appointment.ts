import { STORED_CHOICES, STORED_FORMS } from '#renderer/consent';
import {
  canStoreTexts,
  readRecord,
  STORED_MS,
  writeRecord,
  type ConsentLevels,
  type StorageHost,
} from '../form/stored-records.ts';
import { isStep, type Draft, type Step } from './draft.ts';

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
  const storesTexts = () => canStoreTexts(levels, host);
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
