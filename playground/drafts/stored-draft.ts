import { isRecord } from '#schemas/is-record.ts';
import { CHANGE_KINDS, type History, type HistoryEntry } from '../state/history.ts';
import { DOCUMENTS } from '../state/names.ts';
import { textsOf, type Playground } from '../state/playground.ts';
import { applyEdits, inverseOf, type TextEdit, type Texts } from '../state/text-edit.ts';

/** What was made of a scenario, as it lies in the browser's storage. */
export interface StoredDraft {
  readonly scenarioId: string;
  readonly texts: Texts;
  readonly history: History;
  /** Milliseconds since 1970. */
  readonly savedAt: number;
}

/** What has to be kept of a scenario that is open. */
export function draftOf(playground: Playground, savedAt: number): StoredDraft {
  const { scenarioId, history } = playground;
  return { scenarioId, texts: textsOf(playground), history, savedAt };
}

/**
 * Reads what lay in the storage, which another version may have written. Texts are kept whatever else is wrong;
 * a history that does not lead to them is dropped.
 */
export function readStoredDraft(value: unknown): StoredDraft | undefined {
  if (!isRecord(value)) return undefined;
  const { scenarioId, savedAt, texts, history } = value;
  if (typeof scenarioId !== 'string' || typeof savedAt !== 'number' || !isTexts(texts)) {
    return undefined;
  }
  const known = isHistory(history) && leadsTo(texts, history) ? history : { past: [], future: [] };
  return { scenarioId, savedAt, texts, history: known };
}

function isTexts(value: unknown): value is Texts {
  return isRecord(value) && DOCUMENTS.every((name) => typeof value[name] === 'string');
}

function isHistory(value: unknown): value is History {
  return isRecord(value) && isListOf(value['past'], isEntry) && isListOf(value['future'], isEntry);
}

function isEntry(value: unknown): value is HistoryEntry {
  return (
    isRecord(value) &&
    typeof value['id'] === 'number' &&
    typeof value['at'] === 'number' &&
    isOneOf(DOCUMENTS, value['document']) &&
    isOneOf(CHANGE_KINDS, value['kind']) &&
    isListOf(value['edits'], isEdit)
  );
}

function isEdit(value: unknown): value is TextEdit {
  return (
    isRecord(value) &&
    isOneOf(DOCUMENTS, value['document']) &&
    typeof value['start'] === 'number' &&
    typeof value['removed'] === 'string' &&
    typeof value['inserted'] === 'string'
  );
}

/** Whether all of it can be taken back, and made again. */
function leadsTo(texts: Texts, { past, future }: History): boolean {
  const back = past.toReversed().flatMap(({ edits }) => inverseOf(edits));
  const forth = future.flatMap(({ edits }) => edits);
  return applyEdits(texts, back) !== undefined && applyEdits(texts, forth) !== undefined;
}

function isListOf(value: unknown, isItem: (item: unknown) => boolean): boolean {
  return Array.isArray(value) && value.every(isItem);
}

function isOneOf(list: readonly string[], value: unknown): boolean {
  return list.some((item) => item === value);
}
