import { readFileSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { MAX_DOCUMENT_BYTES } from '../../max-document-bytes.ts';
import { documentTooLarge } from '../../problems/boundaries.ts';
import { brokenJson } from '../../problems/catalogue.ts';
import type { Problem } from '../../problems/problem.ts';
import { checkDocument } from '../checks/check-document.ts';
import type { Fixtures } from '../checks/check-scenario.ts';
import { findDuplicates } from '../json/duplicates.ts';
import type { KnownChecks, KnownContent } from '../known-checks.ts';
import type { LocatedProblem } from '../report.ts';
import { locate, findPosition, type Position } from '../json/positions.ts';
import { readJson } from '../json/read-json.ts';
import { compareProblems, getExpectationPath, isInvalidFixture } from './expected-problems.ts';
import { findFixtures } from './find-fixtures.ts';

const START: Position = { line: 1, column: 1 };

/** The checks and the content that files are checked against. */
export interface Against {
  readonly known: KnownChecks;
  /** Left out where nothing is known of the content. */
  readonly content?: KnownContent;
}

/** The problems of one file, in the order of the text. Throws only when the file cannot be read. */
export function checkFile(file: string, cwd: string, against: Against): LocatedProblem[] {
  const path = resolve(cwd, file);
  // The problems expected of such a file do not depend on the folder that others are checked
  // against.
  const isInvalid = isInvalidFixture(file);
  const own = isInvalid ? { known: against.known } : against;
  const problems = inTextOrder(file, problemsOf(path, own));
  if (!isInvalid) return problems;

  const wrong = compareProblems(problems, readIfPresent(getExpectationPath(path)));
  return wrong ? [{ file, ...START, ...wrong }] : [];
}

/** A document that is to become a file is checked against the fixtures around its place. */
interface AgainstAround extends Against {
  readonly fixtures?: Fixtures | undefined;
}

/** The problems of a document that is no file, in the order of the text. */
export function checkBytes(
  name: string,
  bytes: Uint8Array,
  { fixtures, ...against }: AgainstAround,
): LocatedProblem[] {
  return inTextOrder(name, problemsIn(bytes, against, fixtures));
}

type Located = Problem & Position;

function inTextOrder(file: string, problems: readonly Located[]): LocatedProblem[] {
  return problems
    .map((problem) => ({ file, ...problem }))
    .sort((left, right) => left.line - right.line || left.column - right.column);
}

function problemsOf(path: string, against: Against): Located[] {
  const { size } = statSync(path);
  if (size > MAX_DOCUMENT_BYTES) {
    return [{ ...START, ...documentTooLarge(MAX_DOCUMENT_BYTES, size) }];
  }
  return problemsIn(readFileSync(path), against, findFixtures(path));
}

function problemsIn(
  bytes: Uint8Array,
  { known, content }: Against,
  fixtures?: Fixtures,
): Located[] {
  const text = decode(bytes);
  if (text === undefined) return [{ ...START, ...brokenJson('It is not written in UTF-8.') }];

  const reading = readJson(text);
  if ('problem' in reading) {
    return [{ ...findPosition(text, reading.offset), ...reading.problem }];
  }
  const problems = [
    ...findDuplicates(text, reading.members),
    ...checkDocument(reading.value, known, { fixtures, content }),
  ];
  if (problems.length === 0) return [];
  const positions = locate(text, problems);
  return problems.map((problem, index) => ({ ...(positions[index] ?? START), ...problem }));
}

function decode(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // The decoder gives no other reason than that.
    return undefined;
  }
}

function readIfPresent(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    // Whatever the reason, nothing is known to be expected; the comparison says so.
    return undefined;
  }
}
