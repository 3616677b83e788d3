import { wrongFormat } from './measures.ts';
import { describeFoundValue } from './phrases.ts';
import type { Problem } from './problem.ts';
import { missingProperty } from './value-problems.ts';

interface Form {
  readonly form: string;
  readonly description: string;
}

const NUMBER = 'a number';

/** Describes the form in which the value of a macro is written, by its data type. */
const FORMS: ReadonlyMap<string, Form> = new Map([
  ['date', { form: 'year-month-day', description: 'Write a day that there is, as "2026-11-20".' }],
  ['amount', { form: NUMBER, description: 'Write the amount as a number, such as 1234.5.' }],
  ['percentage', { form: NUMBER, description: 'Write the percent number: 1.5 is shown as 1.50%.' }],
]);
const WORDS: Form = { form: 'a text', description: 'Write what visitors are to read.' };

/**
 * A macro has a value that its data type cannot read. Words in the place of a number are shown as
 * they are, so they may be meant.
 */
export function unreadMacroValue(dataType: string, pointer: string, value: unknown): Problem {
  const { form, description } = FORMS.get(dataType) ?? WORDS;
  const isShown = form === NUMBER && typeof value === 'string' && value.trim() !== '';
  const problem = wrongFormat(form, pointer, { value, description });
  return isShown
    ? { ...problem, severity: 'warning', fix: `${description} Words are shown as they are.` }
    : problem;
}

/** The unit of an amount is no currency, so that visitors read a dash. */
export function unknownCurrency(unit: string, pointer: string): Problem {
  const description = 'Write the three letters of a currency, or leave it out for euros.';
  return wrongFormat('three letters', pointer, { value: unit, description, examples: ['EUR'] });
}

/** A text of a macro is under a name that no page asks for. */
export function unknownLanguage(code: string, pointer: string): Problem {
  return {
    ...wrongFormat('two letters', pointer, { value: code }),
    message: `Wrong format: ${describeFoundValue(code)} is no code of a language.`,
    fix: 'Write the two small letters of a language alone, such as "fr".',
  };
}

/** A macro has texts in some languages, and none for pages in others. */
export function macroWithoutEnglish(pointer: string): Problem {
  const hint = 'It is shown where a page has another language; without it, a dash.';
  return { ...missingProperty('en', `${pointer}/en`, hint), severity: 'warning' };
}
