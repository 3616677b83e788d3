import { isRecord } from '#schemas/is-record.ts';
import {
  UNKNOWN_VERSION,
  getVersions,
  type Base,
  type BaseVersions,
  type Versions,
} from '../base-versions.ts';
import { CHANGE_KINDS, NO_HISTORY, type History, type HistoryEntry } from '../history/history.ts';
import { readNewVariant, type NewVariant } from '../experiments/new-variant.ts';
import { hashText } from '../../json-text/hash-text.ts';
import { mapDocuments, DOCUMENTS, type DocumentName } from '../document/names.ts';
import type { Playground } from '../playground.ts';
import { readTranslation, type Translation } from '../translation/translation.ts';
import { applyEdits, invertEdits, type TextEdit, type Texts } from '../document/text-edit.ts';

/** The work on a scenario, as it is in the browser's storage. */
export interface StoredDraft {
  readonly scenarioId: string;
  /** The texts that were changed at some time; all others are the scenario's own. */
  readonly texts: Partial<Texts>;
  /** Digests of the scenario's own texts that they were made of. */
  readonly of?: Partial<Texts> | undefined;
  /** The versions of the files that these were read from, by their paths. */
  readonly versions?: Versions | undefined;
  /** The older versions of files that the texts are based on, where there are such. */
  readonly bases?: BaseVersions | undefined;
  readonly history: History;
  /** The work of translating its page. */
  readonly translation?: Translation | undefined;
  /** The variant that its page is to be. */
  readonly newVariant?: NewVariant | undefined;
  /** Milliseconds since 1970. */
  readonly savedAt: number;
}

/** Returns the data to store of a scenario that is open. */
export function toStoredDraft(playground: Playground, savedAt: number): StoredDraft {
  const { scenarioId, history, documents, original, translation, newVariant } = playground;
  const inHistory = documentsIn(history);
  const touched = DOCUMENTS.filter(
    (name) => inHistory.has(name) || documents[name].text !== original[name],
  );
  const texts = Object.fromEntries(touched.map((name) => [name, documents[name].text]));
  const of = Object.fromEntries(touched.map((name) => [name, digestsOf(original)[name]]));
  const versions = getVersions(playground, touched);
  return {
    scenarioId,
    texts,
    of,
    versions,
    bases: playground.bases,
    history,
    ...(translation && { translation }),
    ...(newVariant && { newVariant }),
    savedAt,
  };
}

const digests = new WeakMap<Texts, Texts>();

/** They are asked for with every change, and texts can be long. */
function digestsOf(original: Texts): Texts {
  const known = digests.get(original) ?? mapDocuments((name) => hashText(original[name]));
  digests.set(original, known);
  return known;
}

function documentsIn({ past, future }: History): ReadonlySet<DocumentName> {
  const edits = [...past, ...future].flatMap((entry) => entry.edits);
  return new Set(edits.map(({ document }) => document));
}

/**
 * Reads what was in the storage, which another version may have written. Texts are kept whatever
 * else is wrong; a history that does not lead to them is dropped.
 */
export function readStoredDraft(value: unknown): StoredDraft | undefined {
  if (!isRecord(value)) return undefined;
  const { scenarioId, savedAt, history } = value;
  const texts = readStoredTexts(value['texts']);
  if (typeof scenarioId !== 'string' || typeof savedAt !== 'number' || !texts) {
    return undefined;
  }
  const known = historyIn(history);
  const isUsable = known !== undefined && canReach(texts, known);
  const of = readStoredTexts(value['of']);
  const versions = versionsIn(value['versions']);
  const bases = readBaseVersions(value['bases']);
  const translation = readTranslation(value['translation']);
  const newVariant = readNewVariant(value['newVariant']);
  return {
    scenarioId,
    savedAt,
    texts,
    ...(of && { of }),
    ...(versions && { versions }),
    ...(bases && { bases }),
    ...(translation && { translation }),
    ...(newVariant && { newVariant }),
    history: isUsable ? known : NO_HISTORY,
  };
}

/**
 * One that is no version is as one that is not known: what it stands for is compared before it is
 * replaced.
 */
function versionsIn(value: unknown): Versions | undefined {
  if (!isRecord(value)) return undefined;
  const read = Object.entries(value).map(([path, version]) => [
    path,
    typeof version === 'string' ? version : UNKNOWN_VERSION,
  ]);
  return Object.fromEntries(read);
}

function readBaseVersions(value: unknown): BaseVersions | undefined {
  if (!isRecord(value)) return undefined;
  const read = Object.entries(value).map(([path, base]) => [path, isBase(base) ? base : UNKNOWN]);
  return Object.fromEntries(read);
}

const UNKNOWN: Base = { version: UNKNOWN_VERSION, step: Number.MAX_SAFE_INTEGER };

function isBase(value: unknown): value is Base {
  if (!isRecord(value)) return false;
  const { version, step, text } = value;
  return (
    (version === null || typeof version === 'string') &&
    typeof step === 'number' &&
    (text === undefined || typeof text === 'string')
  );
}

/** Reads stored texts. There were fewer documents once, and all of them were stored. */
export function readStoredTexts(value: unknown): Partial<Texts> | undefined {
  if (!isRecord(value)) return undefined;
  const known = DOCUMENTS.filter((name) => typeof value[name] === 'string');
  return Object.fromEntries(known.map((name) => [name, value[name]]));
}

function historyIn(value: unknown): History | undefined {
  if (!isRecord(value)) return undefined;
  const [past, future] = [entriesIn(value['past']), entriesIn(value['future'])];
  return past && future && { past, future };
}

function entriesIn(value: unknown): HistoryEntry[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const entries = value.map(asPresentVersion).filter(isEntry);
  return entries.length === value.length ? entries : undefined;
}

/** Entries had a time called `at`, and a kind called `mended`. */
function asPresentVersion(entry: unknown): unknown {
  if (!isRecord(entry) || !('at' in entry)) return entry;
  const { at: time, kind, ...rest } = entry;
  return { ...rest, time, kind: kind === 'mended' ? 'fixed' : kind };
}

function isEntry(value: unknown): value is HistoryEntry {
  return (
    isRecord(value) &&
    typeof value['id'] === 'number' &&
    typeof value['time'] === 'number' &&
    isOneOf(DOCUMENTS, value['document']) &&
    isOneOf(CHANGE_KINDS, value['kind']) &&
    [value['name'], value['session']].every((each) =>
      ['undefined', 'string'].includes(typeof each),
    ) &&
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

/** Returns true if all changes of a history can be undone from these texts, and redone. */
export function canReach(some: Partial<Texts>, history: History): boolean {
  if (![...documentsIn(history)].every((name) => some[name] !== undefined)) return false;
  const { past, future } = history;
  const texts = mapDocuments((name) => some[name] ?? '');
  const back = past.toReversed().flatMap(({ edits }) => invertEdits(edits));
  const forth = future.flatMap(({ edits }) => edits);
  return applyEdits(texts, back) !== undefined && applyEdits(texts, forth) !== undefined;
}

function isListOf(value: unknown, isItem: (item: unknown) => boolean): boolean {
  return Array.isArray(value) && value.every(isItem);
}

function isOneOf(list: readonly string[], value: unknown): boolean {
  return list.some((item) => item === value);
}
