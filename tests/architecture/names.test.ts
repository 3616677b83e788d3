import { expect, test } from 'vitest';
import {
  exportedFunctions,
  firstWord,
  PREPOSITION_AT_END,
  productFiles,
} from './exported-functions.ts';
import { sourceFiles } from './source-files.ts';
import { VERBS } from './verbs.ts';

/** Functions that create a problem are named after its code: `missingProperty`. */
const PROBLEM_FILES = /^(?:schemas\/problems\/|renderer\/errors\/)|asset-problems\.ts$/;

/** Names without a verb, and why. */
const WITHOUT_VERB: Readonly<Record<string, string>> = {
  areOthers: 'a question, as names with `is` are',
  autoUpdatePosition: 'the verb stands behind its adverb',
  beforeSections: 'a state that a component is put into',
  constant: 'stands in compiled components as a tag does',
  fromSchema: 'reads like an option of a field, as the makers of schemas write it',
  previewMedia: 'plugins of Vite are named after what they bring',
  templated: 'stands in compiled components as a tag does',
  withoutHint: 'a state that a picture is put into',
};

/** Names that end like a preposition and have none there. */
const SUFFIXES = new Map([
  ['answerLogIn', 'to log in'],
  ['createLogIn', 'to log in'],
]);

const functions = exportedFunctions(productFiles());

test('exported functions begin with a verb', () => {
  const wrong = functions.filter(
    ({ path, name }) =>
      !VERBS.has(firstWord(name)) && !PROBLEM_FILES.test(path) && !(name in WITHOUT_VERB),
  );

  expect(functions.length).toBeGreaterThan(1_000);
  expect(wrong).toEqual([]);
});

test('exported functions do not end like xOf, xIn, xAt or xFrom', () => {
  const wrong = functions.filter(
    ({ name }) => PREPOSITION_AT_END.test(name) && !SUFFIXES.has(name),
  );

  expect(wrong).toEqual([]);
});

test('what is excused from these rules is there', () => {
  const names = new Set(functions.map(({ name }) => name));

  expect(
    [...Object.keys(WITHOUT_VERB), ...SUFFIXES.keys()].filter((name) => !names.has(name)),
  ).toEqual([]);
});

/** Matches a variable or a function whose name says that something was done, and nothing else. */
const BARE_PARTICIPLE =
  /^\s*(?:export )?(?:const|let|function) (?:asked|told|found|given|placed|patched|kept|made)\b/;

test('nothing is named by a bare participle', () => {
  const wrong = productFiles().flatMap(({ path, text }) =>
    text
      .split('\n')
      .flatMap((line, index) => (BARE_PARTICIPLE.test(line) ? [`${path}:${index + 1}`] : [])),
  );

  expect(wrong).toEqual([]);
});

/** A directive for a tool has to stand on one line. */
const DIRECTIVE = /oxlint-|@ts-|https?:\/\/\S{60}/;
const MAX_COLUMNS = 100;

/** Returns the places of the lines of comments for which this is true. */
function findComments(isWrong: (line: string) => boolean): string[] {
  return sourceFiles().flatMap(({ path, text }) =>
    text
      .split('\n')
      .flatMap((line, index) =>
        /^\s*(?:\/\/|\/?\*)/.test(line) && isWrong(line) ? [`${path}:${index + 1}`] : [],
      ),
  );
}

test('comments are wrapped at 100 columns', () => {
  expect(findComments((line) => line.length > MAX_COLUMNS && !DIRECTIVE.test(line))).toEqual([]);
});

test('comments are sentences, which begin with none of What, Whether and Whoever', () => {
  const clause = /^\s*(?:\/\/|\/\*\*?|\*) (?:What|Whether|Whoever)\b/;

  expect(findComments((line) => clause.test(line))).toEqual([]);
});
