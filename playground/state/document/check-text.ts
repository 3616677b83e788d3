import type { PatchOperation } from '#schemas/generated/scenario.ts';
import { isRecord } from '#schemas/is-record.ts';
import { checkLimits } from '#schemas/limits.ts';
import { MAX_DOCUMENT_BYTES } from '#schemas/max-document-bytes.ts';
import { documentTooLarge } from '#schemas/problems/boundaries.ts';
import { wrongSchema } from '#schemas/problems/catalogue.ts';
import { appendPointer } from '#schemas/problems/pointer.ts';
import type { Problem } from '#schemas/problems/problem.ts';
import { wrongType } from '#schemas/problems/wrong-type.ts';
import { checkDocument } from '#schemas/validate/checks/check-document.ts';
import { findDuplicates } from '#schemas/validate/json/duplicates.ts';
import type { KnownChecks, KnownContent } from '#schemas/validate/known-checks.ts';
import { locate } from '#schemas/validate/json/positions.ts';
import { readJson } from '#schemas/validate/json/read-json.ts';
import { findTokenPlace, toPlace, type Place } from '../../json-text/places.ts';
import { DOCUMENT_KINDS, type DocumentKind } from './document-kinds.ts';
import type { DocumentName } from './names.ts';

/** A problem with the place of it in the text. */
export interface PlacedProblem extends Problem {
  readonly place: Place;
}

/** The result of reading a text: always its problems, and a value if it could be read at all. */
export interface Reading {
  readonly problems: readonly PlacedProblem[];
  readonly value?: unknown;
  /** True if the value may not be shown, whatever else stands in it. */
  readonly isWithheld?: boolean;
  /** True if it stands for a text that is still to be read; with a value, still to be checked. */
  readonly isPending?: boolean;
  /**
   * The changes of the text to the last good value, where they are known before all of the text is
   * read. The reading stands for a text that is still to be read.
   */
  readonly incremental?: readonly PatchOperation[];
  /**
   * True if the value holds only as much as an outline shows; code that needs all of it reads the
   * text.
   */
  readonly isPruned?: boolean;
}

/** The draft of the text before, as far as a reader can build on it. */
export interface TextBefore {
  readonly text: string;
  readonly problems: readonly PlacedProblem[];
  readonly lastGood: unknown;
  readonly status: 'read' | 'stale' | 'unread' | 'incremental';
}

/** Reads a text; `before` is what it takes the place of, if there was anything. */
export type ReadText = (name: DocumentName, text: string, before?: TextBefore) => Reading;

const START = { line: 1, column: 1 };
const MAX_BYTES_PER_CHARACTER = 3;

/**
 * Reads texts with the checks of the validate command, so that both report the same about the same
 * text. Names are looked up in `content`, as `--against` has it.
 */
export function createTextReader(checks: KnownChecks, content: KnownContent = {}): ReadText {
  const against = { known: withoutFormer(checks, content), content };
  return (name, text) => {
    const size = sizeBeyondLimit(text);
    if (size !== undefined) {
      return refuse(documentTooLarge(MAX_DOCUMENT_BYTES, size), findTokenPlace('', START));
    }
    const reading = readJson(text);
    if ('problem' in reading) {
      return refuse(reading.problem, toPlace(text, reading.offset, reading.length));
    }
    const { value, members } = reading;
    const problems = [
      ...findDuplicates(text, members),
      ...checkValue(DOCUMENT_KINDS[name], value, against),
    ];
    if (problems.length === 0) return { value, problems: [] };
    const positions = locate(text, problems);
    return {
      value,
      ...(isWithheld(DOCUMENT_KINDS[name], value, problems) && { isWithheld: true }),
      problems: problems
        .map((problem, index) => ({
          ...problem,
          place: findTokenPlace(text, positions[index] ?? START),
        }))
        .sort((left, right) => left.place.offset - right.place.offset),
    };
  };
}

/** Returns true for a value of which nothing can be shown: all of it is wrong. */
function isWithheld(
  { isAllOrNothing = false }: DocumentKind,
  value: unknown,
  problems: readonly Problem[],
): boolean {
  return !isRecord(value) || (isAllOrNothing && problems.some(preventsPreview));
}

function preventsPreview({ severity, code }: Problem): boolean {
  return severity === 'error' && !LEAVES_PREVIEW.has(code);
}

/** Codes of problems with which a site starts all the same. */
const LEAVES_PREVIEW = new Set(['missing-target']);

/** Features that the experience declares now take the place of those that it declared at first. */
function withoutFormer(
  { declared, ...checks }: KnownChecks,
  { features }: KnownContent,
): KnownChecks {
  return { ...checks, ...(declared && !features && { declared }) };
}

interface Against {
  readonly known: KnownChecks;
  readonly content: KnownContent;
}

function checkValue(kind: DocumentKind, value: unknown, against: Against): readonly Problem[] {
  return kind.folder === undefined
    ? checkOne(kind, value, against)
    : checkSideBySide(kind, value, against);
}

/** The tab decides what a document is where it does not name its schema. */
function checkOne(kind: DocumentKind, value: unknown, against: Against): readonly Problem[] {
  const { known, content } = against;
  const wrong = withoutMembers(value) ?? misnamed(value, kind, known);
  if (!wrong) return checkDocument(named(value, kind), known, { content });
  const beyondLimits = checkLimits(value);
  return beyondLimits.length > 0 ? beyondLimits : [wrong];
}

/** The documents of a folder stand side by side in one text, under the names of their files. */
function checkSideBySide(kind: DocumentKind, value: unknown, against: Against): readonly Problem[] {
  const beyondLimits = checkLimits(value);
  if (beyondLimits.length > 0) return beyondLimits;
  if (!isRecord(value)) return [wrongType('object', '', { value })];
  return Object.entries(value).flatMap(([file, document]) =>
    checkOne(kind, document, against).map((problem) => ({
      ...problem,
      pointer: `${appendPointer('', file)}${problem.pointer}`,
    })),
  );
}

function withoutMembers(value: unknown): Problem | undefined {
  return isRecord(value) ? undefined : wrongType('object', '', { value });
}

/** An unknown schema is a problem that the command reports with the same message. */
function misnamed(
  document: unknown,
  { id, what }: DocumentKind,
  known: KnownChecks,
): Problem | undefined {
  const name = isRecord(document) ? document['$schema'] : undefined;
  return typeof name === 'string' && name !== id && known.byId.has(name)
    ? wrongSchema(name, id, what)
    : undefined;
}

function named(document: unknown, { id }: DocumentKind): unknown {
  return isRecord(document) ? { $schema: id, ...document } : document;
}

function refuse(problem: Problem, place: Place): Reading {
  return { problems: [{ ...problem, place }] };
}

/**
 * Returns the size of a text in bytes if that is beyond the limit. Most texts are so short that
 * their bytes need no counting.
 */
function sizeBeyondLimit(text: string): number | undefined {
  if (text.length * MAX_BYTES_PER_CHARACTER <= MAX_DOCUMENT_BYTES) return undefined;
  const size = new TextEncoder().encode(text).length;
  return size > MAX_DOCUMENT_BYTES ? size : undefined;
}
