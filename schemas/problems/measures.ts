import { foundPhrase, jsonPhrase } from './phrases.ts';
import type { Problem } from './problem.ts';

/** A text with fewer characters than the schema requires. */
export function tooShort(limit: number, pointer: string, value: unknown): Problem {
  return {
    code: 'too-short',
    severity: 'error',
    pointer,
    message: `Too short: ${foundPhrase(value)}.`,
    fix: `Write at least ${count(limit, 'character')}, or leave the property out if it is optional.`,
    expected: `at least ${count(limit, 'character')}`,
    found: foundPhrase(value),
  };
}

/** A text with more characters than the schema allows. */
export function tooLong(limit: number, pointer: string, value: unknown): Problem {
  const length = typeof value === 'string' ? Array.from(value).length : 0;
  return {
    code: 'too-long',
    severity: 'error',
    pointer,
    message: `Too long: ${count(length, 'character')} where ${limit} are allowed.`,
    fix: `Cut the text to at most ${count(limit, 'character')}.`,
    expected: `at most ${count(limit, 'character')}`,
    found: foundPhrase(value),
  };
}

/** A number below the least one, or a list or object with too few members. */
export function tooSmall(limit: number, pointer: string, value: unknown): Problem {
  const expected = `at least ${sizePhrase(limit, value)}`;
  return {
    code: 'too-small',
    severity: 'error',
    pointer,
    message: `Too small: ${foundPhrase(value)} where ${expected} is wanted.`,
    fix: typeof value === 'number' ? `Write ${expected}.` : `Put in ${expected}.`,
    expected,
    found: foundPhrase(value),
  };
}

/** A number above the greatest one, or a list or object with too many members. */
export function tooLarge(limit: number, pointer: string, value: unknown): Problem {
  const expected = `at most ${sizePhrase(limit, value)}`;
  return {
    code: 'too-large',
    severity: 'error',
    pointer,
    message: `Too large: ${foundPhrase(value)} where ${expected} is allowed.`,
    fix: typeof value === 'number' ? `Write ${expected}.` : `Keep ${expected}.`,
    expected,
    found: foundPhrase(value),
  };
}

/** A text in another form than the schema requires. `examples` are right ones. */
export function wrongFormat(form: string, pointer: string, details: FormatDetails): Problem {
  const [example] = details.examples ?? [];
  const like = example === undefined ? '' : ` It looks like ${jsonPhrase(example)}.`;
  return {
    code: 'wrong-format',
    severity: 'error',
    pointer,
    message: `Wrong format: ${foundPhrase(details.value)}.`,
    fix: `${details.description ?? `Write it in the form ${form}.`}${like}`,
    expected: form,
    found: foundPhrase(details.value),
  };
}

export interface FormatDetails {
  readonly value: unknown;
  readonly description?: string | undefined;
  readonly examples?: readonly unknown[] | undefined;
}

function sizePhrase(limit: number, value: unknown): string {
  if (Array.isArray(value)) return count(limit, 'item');
  return typeof value === 'object' ? count(limit, 'member') : String(limit);
}

function count(amount: number, noun: string): string {
  return amount === 1 ? `1 ${noun}` : `${amount} ${noun}s`;
}
