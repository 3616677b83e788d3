import type { Problem } from '#schemas/problems/problem.ts';
import { joinRuns, toEnglish, type Passage, type Run } from './passage.ts';
import { PLACEHOLDER, readForms, type SentenceForm, type SentenceTable } from './sentence-forms.ts';
import { splitSentences, type Hint, type Sentence } from './split-sentences.ts';

/** The sentences of a problem in the language of the tool. */
export interface ProblemWords {
  readonly message: Passage;
  readonly fix: Passage;
}

/** Gives the sentences of a problem in the language of the tool. */
export type TranslateProblem = (problem: Pick<Problem, 'code' | 'message' | 'fix'>) => ProblemWords;

/** Gives the sentences of problems as they are. */
export const leaveEnglish: TranslateProblem = ({ message, fix }) => ({
  message: [{ text: message }],
  fix: [{ text: fix }],
});

/** Gives the sentences of problems as they are, marked as English. */
export const markEnglish: TranslateProblem = ({ message, fix }) => ({
  message: toEnglish(message),
  fix: toEnglish(fix),
});

const SHARED = 'shared';
/** Problems of these codes may end in the description that a schema has of a property. */
const WITH_HINT = new Set(['missing-property', 'wrong-format', 'missing-page-data']);
/** The fix of some problems is all that another problem says. */
const REPEATED: Readonly<Record<string, readonly string[]>> = {
  'missing-page-data': ['missing-property', 'wrong-type'],
};
// As many as a person scrolls through.
const MAX_REMEMBERED = 2_000;

/**
 * Makes what translates problems by a table. A problem has its sentences in English alone, as it
 * has to on its way through the site, its logs and reports. Their form tells which sentences they
 * are, and what stands in them. A text of no form that the table has stays English, and so does a
 * description of a schema that `describe` gives back as it is.
 */
export function createProblemTranslator(
  table: SentenceTable,
  describe: Describe = (description) => description,
): TranslateProblem {
  const parts = new Map<string, readonly SentenceForm[]>();
  const formsOf = (part: string) => {
    const forms = parts.get(part) ?? readForms(table, part);
    parts.set(part, forms);
    return forms;
  };
  const remembered = new Map<string, Passage>();
  const translate = (code: string, text: string) => {
    const key = `${code} ${text}`;
    const passage = remembered.get(key) ?? translateText(text, { code, formsOf, describe });
    if (remembered.size > MAX_REMEMBERED) remembered.clear();
    remembered.set(key, passage);
    return passage;
  };
  return ({ code, message, fix }) => ({
    message: translate(code, message),
    fix: translate(code, fix),
  });
}

type FormsOf = (part: string) => readonly SentenceForm[];

/** Translates the description that a schema has of a property. */
type Describe = (description: string) => string;

interface Within {
  readonly code: string;
  readonly formsOf: FormsOf;
  readonly describe: Describe;
}

function translateText(text: string, within: Within): Passage {
  const { code, formsOf } = within;
  const forms = [code, ...(REPEATED[code] ?? []), SHARED].flatMap(formsOf);
  const sentences = splitSentences(text, forms, WITH_HINT.has(code));
  if (!sentences) return toEnglish(text);
  const runs = sentences.flatMap((sentence, index) => [
    ...(index > 0 ? [{ text: ' ' }] : []),
    ...fillSentence(sentence, within),
  ]);
  return joinRuns(runs);
}

function fillSentence(sentence: Sentence | Hint, within: Within): readonly Run[] {
  if ('hint' in sentence) return translateHint(sentence, within);
  const { form, values } = sentence;
  return form.translation.split(PLACEHOLDER).flatMap((piece, index) => {
    if (index % 2 === 0) return [{ text: piece }];
    return translateValue(piece, values[form.names.indexOf(piece)] ?? '', within);
  });
}

function translateHint({ hint }: Hint, { describe }: Within): readonly Run[] {
  const translated = describe(hint);
  return translated === hint ? toEnglish(hint) : [{ text: translated }];
}

/** The parts of the table that values in a placeholder are sentences or words of. */
const PART_OF: Readonly<Record<string, string>> = {
  value: 'values',
  type: 'types',
  types: 'types',
  size: 'sizes',
  document: 'documents',
  because: 'because',
};

/** Translates a value where it is made of words of a problem, and keeps what an author wrote. */
function translateValue(name: string, value: string, within: Within): readonly Run[] {
  if (name === 'advice') return translateAdvice(value, within);
  const part = PART_OF[name];
  if (part === undefined) return [{ text: value }];
  const [only] = splitSentences(value, within.formsOf(part), false) ?? [];
  if (only) return fillSentence(only, within);
  return name === 'because' ? toEnglish(value) : [{ text: value }];
}

/** An advice within a sentence is a sentence of its own that begins small and has no end. */
function translateAdvice(advice: string, within: Within): readonly Run[] {
  const whole = `${advice.charAt(0).toUpperCase()}${advice.slice(1)}.`;
  const runs = translateText(whole, within);
  const [first, ...others] = runs;
  if (!first || first.lang || others.length > 0) return toEnglish(advice);
  const { text } = first;
  return [{ text: `${text.charAt(0).toLowerCase()}${text.slice(1, -1)}` }];
}
