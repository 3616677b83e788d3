import { globSync, readFileSync } from 'node:fs';
import { parseAst } from 'rolldown/parseAst';
import { describe, expect, test } from 'vitest';
import { explanations } from '#schemas/problems/explanations/index.ts';
import { isRecord } from '#schemas/is-record.ts';
import deDE from '../../playground/wording/sentences/de-DE.json' with { type: 'json' };
import frBE from '../../playground/wording/sentences/fr-BE.json' with { type: 'json' };
import nlBE from '../../playground/wording/sentences/nl-BE.json' with { type: 'json' };
import { listEveryProblem } from './every-problem.ts';
import { getText } from '../../playground/wording/passage.ts';
import { listDescriptions } from './schema-texts.ts';
import { PLACEHOLDER, type SentenceTable } from '../../playground/wording/sentence-forms.ts';
import { createProblemTranslator } from '../../playground/wording/translate-problem.ts';

const TABLES: readonly (readonly [string, SentenceTable])[] = [
  ['fr-BE', frBE],
  ['nl-BE', nlBE],
  ['de-DE', deDE],
];
const problems = await listEveryProblem();

const placeholdersIn = (text: string) =>
  text
    .split(PLACEHOLDER)
    .filter((_, index) => index % 2 === 1)
    .toSorted();

/** Every English sentence, with its part of the table. */
const FORMS = Object.entries(frBE).flatMap(([part, forms]) =>
  Object.keys(forms).map((form) => ({ part, form })),
);

/** A table that has something else in the place of each translation. */
const tableWith = (write: (form: string, number: number) => string): SentenceTable => {
  const written = FORMS.map(({ part, form }, number) => ({ part, form, as: write(form, number) }));
  return Object.fromEntries(
    [...Map.groupBy(written, ({ part }) => part)].map(([part, forms]) => [
      part,
      Object.fromEntries(forms.map(({ form, as }) => [form, as])),
    ]),
  );
};

describe.each(TABLES)('the sentences in %s', (_locale, table) => {
  test('are those of the other languages, with the same values in them', () => {
    const own = Object.entries(table).map(([part, forms]) => [
      part,
      Object.entries(forms).map(([form, translation]) => [form, placeholdersIn(translation)]),
    ]);

    expect(own).toEqual(
      Object.entries(frBE).map(([part, forms]) => [
        part,
        Object.keys(forms).map((form) => [form, placeholdersIn(form)]),
      ]),
    );
  });

  test('are none that a problem has in English', () => {
    const translate = createProblemTranslator(table);
    const same = problems.filter(
      (problem) => getText(translate(problem).message) === problem.message,
    );

    expect(same.map(({ message }) => message)).toEqual([]);
  });
});

test('every code that is explained has its sentences', () => {
  expect([...explanations.keys()].filter((code) => !Object.hasOwn(frBE, code))).toEqual([]);
  expect(problems.map(({ code }) => code).filter((code) => !Object.hasOwn(frBE, code))).toEqual([]);
});

test('the form of each sentence with its values is the English sentence again', () => {
  const translate = createProblemTranslator(tableWith((form) => form));
  const spoken = problems.map((problem) => ({ problem, ...translate(problem) }));

  expect(spoken.map(({ message, fix }) => [getText(message), getText(fix)])).toEqual(
    problems.map(({ message, fix }) => [message, fix]),
  );
});

test('no sentence of a problem lacks a form, but for the descriptions that schemas have', () => {
  const translate = createProblemTranslator(frBE);
  const descriptions = new Set([...listDescriptions(), 'It is empty.', 'All zones of the page.']);

  const lacking = problems.flatMap((problem) => {
    const { message, fix } = translate(problem);
    return [...message, ...fix]
      .filter(({ lang, text }) => lang && !descriptions.has(text))
      .map(({ text }) => `${problem.code}: ${text}`);
  });

  expect(lacking, 'Add the sentence to playground/wording/sentences').toEqual([]);
});

test('no form is left over that no problem has', () => {
  const numbered = tableWith(
    (form, number) =>
      `⟨${number}⟩${placeholdersIn(form)
        .map((name) => `{${name}}`)
        .join(' ')}.`,
  );
  const translate = createProblemTranslator(numbered);
  const spoken = problems
    .map((problem) => translate(problem))
    .map(({ message, fix }) => getText([...message, ...fix]))
    .join();

  const leftOver = FORMS.filter((_, number) => !spoken.includes(`⟨${number}⟩`));

  expect(leftOver, 'Remove it from playground/wording/sentences').toEqual([]);
});

const SOURCES = [
  'schemas/problems/*.ts',
  'schemas/validate/json/explain-*.ts',
  'schemas/content/{find-unbalanced-markup,configured-address,clean-url}.ts',
  'renderer/errors/{catalogue,content-missing,feature-problems,page-problems,reference-not-found,unexpected-error}.ts',
];
/** Members that no person reads in the playground. */
const UNSHOWN = new Set(['expected', 'code']);
const TWO_WORDS = /[a-z]{2,} [a-z]/i;
const ENDS_WITHOUT_WORDS = /^[^a-z\\]+|[^a-z.:]+$/gi;
const NO_SENTENCES = new Set([
  'area base br col embed hr img input link meta param source track wbr',
  'p>Open an account in <strong>five minutes</strong>.</p',
  'two letters',
]);

/** The texts of a program, and the pieces of its templates between their values. */
function textsIn(node: unknown): readonly string[] {
  if (Array.isArray(node)) return node.flatMap(textsIn);
  if (!isRecord(node)) return [];
  const { type, value, key } = node;
  if (type === 'Literal') return typeof value === 'string' ? [value] : [];
  if (type === 'TemplateElement' && isRecord(value)) return [String(value['cooked'])];
  if (type === 'Property' && isRecord(key) && UNSHOWN.has(String(key['name']))) return [];
  return Object.values(node).flatMap(textsIn);
}

test('every piece of a sentence that stands in the sources stands in a form', () => {
  const forms = FORMS.map(({ form }) => form.toLowerCase());
  const paths = globSync(SOURCES).filter((path) => !/\.(?:test|testing)\.ts$/.test(path));
  const pieces = paths.flatMap((path) =>
    textsIn(parseAst(readFileSync(path, 'utf8'), { lang: 'ts' }))
      .flatMap((text) => text.split(/(?<=[.:]) /))
      .map((text) => ({ path, text: text.replaceAll(ENDS_WITHOUT_WORDS, '') }))
      .filter(({ text }) => TWO_WORDS.test(text) && !NO_SENTENCES.has(text)),
  );

  const unknown = pieces.filter(
    ({ text }) => !forms.some((form) => form.includes(text.toLowerCase())),
  );

  expect(pieces.length).toBeGreaterThan(200);
  expect(unknown, 'Add the sentence to playground/wording/sentences').toEqual([]);
});
