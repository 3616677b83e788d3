import { readFileSync, statSync, globSync } from 'node:fs';
import { resolve, join, sep } from 'node:path';
import { MAX_DOCUMENT_BYTES } from '../../max-document-bytes.ts';
import { documentTooLarge } from '../../problems/boundaries.ts';
import { brokenJson, wrongProblems } from '../../problems/catalogue.ts';
import { RUN_TIME_CODES } from '../../content/run-time-codes.ts';
import { explanations } from '../../problems/explanations/index.ts';
import type { Problem } from '../../problems/problem.ts';
import { checkDocument } from '../checks/check-document.ts';
import type { Fixtures } from '../checks/check-scenario.ts';
import { findDuplicates } from '../json/duplicates.ts';
import type { KnownChecks, KnownContent } from '../known-checks.ts';
import type { LocatedProblem } from '../report.ts';
import { locate, findPosition, type Position } from '../json/positions.ts';
import { readJson } from '../json/read-json.ts';
import { applyAllowances } from './allowances.ts';
import { readIfPresent } from './read-if-present.ts';

const START: Position = { line: 1, column: 1 };

/** The checks and the content that files are checked against. */
export interface Against {
  readonly known: KnownChecks;
  /** Left out where nothing is known of the content. */
  readonly content?: KnownContent;
}

const SCENARIOS = `${sep}scenarios${sep}`;
const ENDING = '.json';

/** The problems of one file, in the order of the text. Throws only when the file cannot be read. */
export function checkFile(file: string, cwd: string, against: Against): LocatedProblem[] {
  const path = resolve(cwd, file);
  // The problems expected of such a file do not depend on the folder that others are checked
  // against.
  const isInvalid = isInvalidFixture(file);
  const own = isInvalid ? { known: against.known } : against;
  const problems = inTextOrder(file, problemsOf(path, own));
  if (!isInvalid) {
    const { left, wrong } = applyAllowances(path, problems, against.content?.pages !== undefined);
    return [...wrong.map((each) => ({ file, ...START, ...each })), ...left];
  }

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
  return inTextOrder(name, problemsIn(bytes, against, { fixtures }));
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
  const around = { fixtures: findFixtures(path), isPageFile: PAGE_FILE.test(path) };
  return problemsIn(readFileSync(path), against, around);
}

/** A file in the folder that holds a site's pages under their paths. */
const PAGE_FILE = /[\\/]pages[\\/]/;

interface Around {
  readonly fixtures?: Fixtures | undefined;
  readonly isPageFile?: boolean;
}

function problemsIn(bytes: Uint8Array, { known, content }: Against, around: Around): Located[] {
  const text = decode(bytes);
  if (text === undefined) return [{ ...START, ...NOT_UTF_8 }];

  const reading = readJson(text);
  if ('problem' in reading) {
    return [{ ...findPosition(text, reading.offset), ...reading.problem }];
  }
  const problems = [
    ...findDuplicates(text, reading.members),
    ...checkDocument(reading.value, known, { content, ...around }),
  ];
  if (problems.length === 0) return [];
  const positions = locate(text, problems);
  return problems.map((problem, index) => ({ ...(positions[index] ?? START), ...problem }));
}

const NOT_UTF_8 = brokenJson('It is not written in UTF-8.', 'Save it in the encoding UTF-8.');

function decode(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // The decoder gives no other reason than that.
    return undefined;
  }
}

/** Returns true if a file has to be refused. */
export function isInvalidFixture(path: string): boolean {
  return path.endsWith('.invalid.json');
}

/** The file that names what such a file has to give. */
export function getExpectationPath(path: string): string {
  return path.replace(/\.json$/, '.txt');
}

/**
 * Compares what a file gives with what is expected of it, one `code pointer` on a line. No text
 * means that nothing is written down, which is a problem in itself.
 */
function compareProblems(
  problems: readonly Problem[],
  expectation: string | undefined,
): Problem | undefined {
  const actual = problems.map(({ code, pointer }) => `${code} ${pointer}`.trim());
  const named = (expectation ?? '').split(/\r?\n/).map((line) => line.trim());
  const expected = named.filter((line) => line !== '');
  if (expected.length === 0) return wrongProblems([], actual);

  const missing = without(expected, actual);
  const surplus = without(actual, expected);
  return missing.length + surplus.length > 0 ? wrongProblems(missing, surplus) : undefined;
}

/** The lines of the one list that the other lacks, each as often as it lacks it. */
function without(lines: readonly string[], others: readonly string[]): string[] {
  const rest = [...others];
  return lines.filter((line) => {
    const index = rest.indexOf(line);
    if (index === -1) return true;
    rest.splice(index, 1);
    return false;
  });
}

/** The fixtures beside the folder `scenarios` that holds a file; undefined where none does. */
export function findFixtures(file: string): Fixtures | undefined {
  const end = file.lastIndexOf(SCENARIOS);
  if (end === -1) return undefined;
  const folder = file.slice(0, end);

  return {
    read: (path) => readOrNothing(join(folder, path)),
    pages: () => namesIn(join(folder, 'pages'), '**/*.json').filter(isValid),
    components: () => namesIn(folder, '{headers,cards,blocks}/*/*.json'),
    locales: () => [...new Set(namesIn(join(folder, 'cms-data'), '*.json').map(getLocale))],
    codes: () => [...explanations.keys(), ...RUN_TIME_CODES],
  };
}

function readOrNothing(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    // The names show whether it is missing or broken.
    return undefined;
  }
}

function namesIn(folder: string, pattern: string): string[] {
  return globSync(pattern, { cwd: folder })
    .map((path) => path.replaceAll(sep, '/').slice(0, -ENDING.length))
    .sort();
}

/** The content of one segment has its name behind the locale: `fr-BE.business`. */
function getLocale(name: string): string {
  return name.split('.', 1)[0] ?? name;
}

function isValid(name: string): boolean {
  return !name.endsWith('.invalid');
}
