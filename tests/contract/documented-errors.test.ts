import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { RUN_TIME_CODES } from '#schemas/content/run-time-codes.ts';
import { explanations } from '#schemas/problems/explanations/index.ts';

/** Holds an entry of docs/errors.tsv, whose first line names the columns. */
interface DocumentedError {
  readonly code: string;
  readonly area: string;
  /** The row of docs/requirements.tsv, with which the title of a test begins that provokes it. */
  readonly row: string;
  readonly level: string;
  /** Placeholders stand in braces. */
  readonly wording: string;
  /**
   * Tells who has chosen the words: the documents, or we; `described` are those that will be
   * chosen.
   */
  readonly origin: string;
  /** `awaited` as long as its area is not built. */
  readonly state: string;
}

const linesOf = (path: string) =>
  readFileSync(path, 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'));

const errors = linesOf('docs/errors.tsv').map(
  ([
    code = '',
    area = '',
    row = '',
    level = '',
    wording = '',
    origin = '',
    state = '',
  ]): DocumentedError => ({
    code,
    area,
    row,
    level,
    wording,
    origin,
    state,
  }),
);
const rows = linesOf('docs/requirements.tsv').map(
  ([id = '', , seed = '', requirement = '', kind = '']) => ({ id, seed, requirement, kind }),
);

const FOLDERS = '{schemas,renderer,registry,fixtures,site,playground,examples,tests}';
/** Also of one whose id comes out of its table. */
const TITLE = /['"`]((?:[A-Z]{2}-\d{3}(?:[ ,:]+|(?=['"`])))+)/g;
const testFiles = globSync(`${FOLDERS}/**/*.test.{ts,tsx}`).map((path) => ({
  path,
  text: readFileSync(path, 'utf8'),
}));
/** The tests whose titles begin with a row. */
const testsOf = new Map<string, string[]>();
for (const { text } of testFiles) {
  for (const [, ids = ''] of text.matchAll(TITLE)) {
    for (const id of ids.match(/[A-Z]{2}-\d{3}/g) ?? []) {
      testsOf.set(id, [...(testsOf.get(id) ?? []), text]);
    }
  }
}

const sources = [
  ...globSync(`${FOLDERS}/**/*.{ts,tsx}`).filter(
    (path) => !/\.test\.tsx?$|^tests\/|generated/.test(path),
  ),
  ...globSync('renderer/errors/locales/en-GB.json'),
].map((path) => readFileSync(path, 'utf8'));

/** An area is built once three quarters of its rows have a test. */
const BUILT_SHARE = 0.75;

function isBuilt(area: string): boolean {
  const own = rows.filter(({ id }) => id.startsWith(`${area}-`));
  return own.filter(({ id }) => testsOf.has(id)).length >= BUILT_SHARE * own.length;
}

/** Returns the parts of a wording that are the same each time. */
function fixedPartsOf({ wording }: DocumentedError): string[] {
  return wording
    .split(/\{[^}]*\}/)
    .map((part) => part.trim())
    .filter((part) => part.length > 3);
}

const awaited = errors.filter(({ state }) => state === 'awaited');
const built = errors.filter(({ state }) => state === 'built');
const namesOf = (some: readonly DocumentedError[]) => some.map(({ code, row }) => `${row} ${code}`);

test('every error of the documents that a requirement has is in docs/errors.tsv, once', () => {
  const wanted = rows.filter(({ kind, seed }) => kind === 'error' && seed !== 'card');

  expect(errors.map(({ row }) => row).toSorted()).toEqual(wanted.map(({ id }) => id).toSorted());
  expect(errors.length).toBeGreaterThan(100);
});

test('each has an area, a code, a level and a wording', () => {
  const wrong = errors.filter(
    ({ code, area, row, level, wording, origin, state }) =>
      !row.startsWith(`${area}-`) ||
      !/^[a-z]+(?:-[a-z]+)+$/.test(code) ||
      !['error', 'warning', 'shown', 'silent'].includes(level) ||
      (wording === '' && level !== 'silent') ||
      !['documents', 'ours', 'described'].includes(origin) ||
      !['built', 'awaited'].includes(state),
  );

  expect(namesOf(wrong)).toEqual([]);
});

test('each of them is provoked by a test with its row in the title, or awaited', () => {
  expect(namesOf(built.filter(({ row }) => !testsOf.has(row)))).toEqual([]);
});

test('none is awaited whose area is built, or which a test provokes already', () => {
  const overdue = awaited.filter(({ area, row }) => isBuilt(area) || testsOf.has(row));

  expect(namesOf(overdue)).toEqual([]);
});

test('areas are known as built and as not built', () => {
  const areas = [...new Set(errors.map(({ area }) => area))];

  expect(areas.filter(isBuilt)).toEqual(expect.arrayContaining(['NB', 'CX', 'ST', 'ER', 'FP']));
});

test('the words of the documents are theirs', () => {
  const requirementOf = new Map(rows.map(({ id, requirement }) => [id, requirement]));
  const wrong = errors
    .filter(({ origin }) => origin === 'documents')
    .filter(({ row, wording }) => {
      const begin = wording.split(' ').slice(0, 2).join(' ');
      return !requirementOf.get(row)?.includes(begin);
    });

  expect(namesOf(wrong)).toEqual([]);
});

test('what is built says its wording, and no other', () => {
  const unsaid = built.filter((error) =>
    fixedPartsOf(error).some((part) => !sources.some((text) => sayIn(text).includes(part))),
  );

  expect(namesOf(unsaid)).toEqual([]);
});

test('a test that provokes it expects its wording, or the code that stands for it', () => {
  const unasserted = built
    .filter(({ level }) => level === 'error' || level === 'warning')
    .filter((error) => {
      const [part = ''] = fixedPartsOf(error).toSorted((one, other) => other.length - one.length);
      return !testsOf
        .get(error.row)
        ?.some((text) => sayIn(text).includes(part) || text.includes(`${error.code}'`));
    });

  expect(namesOf(unasserted)).toEqual([]);
});

/** A text without what quotes it in a source file. */
function sayIn(source: string): string {
  return source.replaceAll(/\\(['"])/g, '$1');
}

test('the codes that scenarios may expect are those of the renderer, and of documents', () => {
  const texts = globSync('renderer/**/*.ts')
    .filter((path) => !path.includes('.test'))
    .map((path) => readFileSync(path, 'utf8'));
  const codes = texts.flatMap((text) => [...text.matchAll(/\bcode: '([a-z]+(?:-[a-z]+)+)'/g)]);
  const own = new Set(codes.map(([, code = '']) => code).filter((code) => !explanations.has(code)));

  // Two problems of the shell are made of a table.
  expect([...own, 'navigation-missing', 'footer-missing'].toSorted()).toEqual(
    RUN_TIME_CODES.toSorted(),
  );
});
