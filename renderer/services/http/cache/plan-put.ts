import { isRecord } from '#schemas/is-record.ts';
import type { RecordChange } from '../../../host/index.ts';

/** Holds everything that is known of an answer without reading it. */
export interface Note {
  readonly mark: string;
  readonly url: string;
  readonly size: number;
  readonly time: number;
  /** From then on nobody may be served it, in milliseconds since 1970. */
  readonly until: number;
}

interface PlanOptions {
  readonly maxBytes: number;
  readonly now: number;
}

/** An answer as the disk keeps it. */
export interface AnswerRecord {
  readonly key: string;
  readonly note: Note;
  readonly value: unknown;
}

/** Their notes are all read for each change. */
const MAX_ANSWERS = 1_000;

/**
 * Plans what goes for an answer that comes: all that nobody may be served any more, and the oldest
 * until the rest is within the limits.
 */
export function planPut(
  notes: ReadonlyMap<string, unknown>,
  record: AnswerRecord,
  { maxBytes, now }: PlanOptions,
): RecordChange {
  const { key, note } = record;
  const isAlive = (other: unknown): other is Note =>
    isNote(other) && other.mark === note.mark && other.time <= now && other.until > now;
  const remaining = [...notes]
    .flatMap(([name, other]) => (name !== key && isAlive(other) ? [{ name, ...other }] : []))
    .toSorted((one, other) => one.time - other.time);

  const isTooLarge = maxBytes !== 0 && note.size > maxBytes;
  let bytes = remaining.reduce((sum, { size }) => sum + size, isTooLarge ? 0 : note.size);
  const isOver = () => remaining.length >= MAX_ANSWERS || (maxBytes !== 0 && bytes > maxBytes);
  while (remaining.length > 0 && isOver()) bytes -= remaining.shift()?.size ?? 0;

  const names = new Set(remaining.map(({ name }) => name));
  const drop = [...notes.keys()].filter((name) => !names.has(name));
  return { drop, put: isTooLarge ? undefined : record };
}

/** Another version of the site may have written something else. */
export function isNote(value: unknown): value is Note {
  return (
    isRecord(value) &&
    typeof value['mark'] === 'string' &&
    typeof value['url'] === 'string' &&
    ['size', 'time', 'until'].every((name) => typeof value[name] === 'number')
  );
}
