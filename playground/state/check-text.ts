import type { PatchOperation } from '#schemas/generated/scenario.ts';
import { isRecord } from '#schemas/is-record.ts';
import { checkLimits } from '#schemas/limits.ts';
import { MAX_DOCUMENT_BYTES } from '#schemas/max-document-bytes.ts';
import { documentTooLarge } from '#schemas/problems/boundaries.ts';
import { wrongSchema } from '#schemas/problems/catalogue.ts';
import { pointerTo } from '#schemas/problems/pointer.ts';
import type { Problem } from '#schemas/problems/problem.ts';
import { wrongType } from '#schemas/problems/wrong-type.ts';
import { checkDocument } from '#schemas/validate/check-document.ts';
import { findDuplicates } from '#schemas/validate/duplicates.ts';
import { MACROS_ID, PAGE_ID } from '#schemas/schema-ids.ts';
import type { KnownChecks } from '#schemas/validate/known-checks.ts';
import { locate } from '#schemas/validate/positions.ts';
import { readJson } from '#schemas/validate/read-json.ts';
import type { DocumentName } from './names.ts';
import { placeAt, placeAtOffset, type Place } from './places.ts';

/** A problem with the place of it in the text. */
export interface PlacedProblem extends Problem {
  readonly place: Place;
}

/** What there is in a text: always its problems, and a value if it could be read at all. */
export interface Reading {
  readonly problems: readonly PlacedProblem[];
  readonly value?: unknown;
  /** Whether it stands for a text that is still to be read. */
  readonly isPending?: boolean;
  /**
   * What the text changes in the last good value, where that is known already to be good. The text stands for one that
   * is still to be read.
   */
  readonly ahead?: readonly PatchOperation[];
  /** Whether the value holds only as much as an outline shows; whoever needs all of it reads the text. */
  readonly isPruned?: boolean;
}

/** The draft of the text before, as far as a reader can build on it. */
export interface TextBefore {
  readonly text: string;
  readonly problems: readonly PlacedProblem[];
  readonly lastGood: unknown;
  readonly isStale: boolean;
  readonly isUnread?: boolean | undefined;
  readonly ahead?: object | undefined;
}

/** Reads a text; `before` is what it takes the place of, if there was anything. */
export type ReadText = (name: DocumentName, text: string, before?: TextBefore) => Reading;

/** What a tab holds. */
interface Tab {
  readonly id: string;
  readonly what: string;
}

const PAGE: Tab = { id: PAGE_ID, what: 'A page response' };
const MACROS: Tab = { id: MACROS_ID, what: 'A macro document' };
const START = { line: 1, column: 1 };
const MAX_BYTES_PER_CHARACTER = 3;

/** Reads texts with the checks of the validate command, so that both report the same about the same text. */
export function textReader(known: KnownChecks): ReadText {
  return (name, text) => {
    const size = sizeBeyondLimit(text);
    if (size !== undefined) {
      return refuse(documentTooLarge(MAX_DOCUMENT_BYTES, size), placeAt('', START));
    }
    const reading = readJson(text);
    if ('problem' in reading) {
      return refuse(reading.problem, placeAtOffset(text, reading.offset, reading.length));
    }
    const { value, members } = reading;
    const problems = [...findDuplicates(text, members), ...checkers[name](value, known)];
    if (problems.length === 0) return { value, problems: [] };
    const positions = locate(text, problems);
    return {
      value,
      problems: problems
        .map((problem, index) => ({ ...problem, place: placeAt(text, positions[index] ?? START) }))
        .sort((left, right) => left.place.offset - right.place.offset),
    };
  };
}

const checkers = { page: checkPage, macros: checkMacros };

/** The tab decides what a document is where it does not name its schema. */
function checkPage(value: unknown, known: KnownChecks): readonly Problem[] {
  const wrong = withoutMembers(value) ?? misnamed(value, PAGE, known);
  if (!wrong) return checkDocument(named(value, PAGE), known);
  const beyondLimits = checkLimits(value);
  return beyondLimits.length > 0 ? beyondLimits : [wrong];
}

/** The macro documents stand side by side in one text, under the names of their files. */
function checkMacros(value: unknown, known: KnownChecks): readonly Problem[] {
  const beyondLimits = checkLimits(value);
  if (beyondLimits.length > 0) return beyondLimits;
  if (!isRecord(value)) return [wrongType('object', '', { value })];
  return Object.entries(value).flatMap(([file, document]) => {
    const wrong = withoutMembers(document) ?? misnamed(document, MACROS, known);
    const problems = wrong ? [wrong] : checkDocument(named(document, MACROS), known);
    return problems.map((problem) => ({
      ...problem,
      pointer: `${pointerTo('', file)}${problem.pointer}`,
    }));
  });
}

function withoutMembers(value: unknown): Problem | undefined {
  return isRecord(value) ? undefined : wrongType('object', '', { value });
}

/** An unknown schema is a problem that the command reports with the same message. */
function misnamed(document: unknown, { id, what }: Tab, known: KnownChecks): Problem | undefined {
  const name = isRecord(document) ? document['$schema'] : undefined;
  return typeof name === 'string' && name !== id && known.byId.has(name)
    ? wrongSchema(name, id, what)
    : undefined;
}

function named(document: unknown, { id }: Tab): unknown {
  return isRecord(document) ? { $schema: id, ...document } : document;
}

function refuse(problem: Problem, place: Place): Reading {
  return { problems: [{ ...problem, place }] };
}

/** Most texts are so short that their bytes need no counting. */
function sizeBeyondLimit(text: string): number | undefined {
  if (text.length * MAX_BYTES_PER_CHARACTER <= MAX_DOCUMENT_BYTES) return undefined;
  const size = new TextEncoder().encode(text).length;
  return size > MAX_DOCUMENT_BYTES ? size : undefined;
}
