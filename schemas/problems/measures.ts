import type { Advice } from '../check-module.ts';
import { isRecord } from '../is-record.ts';
import { describeFoundValue, formatJson } from './phrases.ts';
import type { Problem } from './problem.ts';

const MAX_NAMES = 10;

/** A text with fewer characters than the schema requires. */
export function tooShort(limit: number, pointer: string, value: unknown): Problem {
  return {
    code: 'too-short',
    severity: 'error',
    pointer,
    message: `Too short: ${describeFoundValue(value)}.`,
    fix: `Write at least ${count(limit, 'character')}, or leave the property out if it is optional.`,
    expected: `at least ${count(limit, 'character')}`,
    found: describeFoundValue(value),
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
    found: describeFoundValue(value),
  };
}

/** A number below the least one, or a list or object with too few members. */
export function tooSmall(limit: number, pointer: string, value: unknown): Problem {
  const expected = `at least ${sizePhrase(limit, value)}`;
  return {
    code: 'too-small',
    severity: 'error',
    pointer,
    message: `Too small: ${describeFoundValue(value)} where ${expected} is wanted.`,
    fix: typeof value === 'number' ? `Write ${expected}.` : `Put in ${expected}.`,
    expected,
    found: describeFoundValue(value),
  };
}

/** A number above the greatest one, or a list or object with too many members. */
export function tooLarge(limit: number, pointer: string, value: unknown): Problem {
  const expected = `at most ${sizePhrase(limit, value)}`;
  return {
    code: 'too-large',
    severity: 'error',
    pointer,
    message: `Too large: ${describeFoundValue(value)} where ${expected} is allowed.`,
    fix: typeof value === 'number' ? `Write ${expected}.` : `Keep ${expected}${listNames(value)}.`,
    expected,
    found: describeFoundValue(value),
  };
}

/** An author who wrote one member too many reads here which ones there are to choose from. */
function listNames(value: unknown): string {
  return isRecord(value) ? ` of these: ${Object.keys(value).slice(0, MAX_NAMES).join(', ')}` : '';
}

/** A text in another form than the schema requires. `examples` are right ones. */
export function wrongFormat(form: string, pointer: string, details: FormatDetails): Problem {
  const [example] = details.examples ?? [];
  const like = example === undefined ? '' : ` It looks like ${formatJson(example)}.`;
  return {
    code: 'wrong-format',
    severity: 'error',
    pointer,
    message: `Wrong format: ${describeFoundValue(details.value)}.`,
    fix: `${details.description ?? `Write it in the form ${form}.`}${like}`,
    expected: form,
    found: describeFoundValue(details.value),
  };
}

export interface FormatDetails {
  readonly value: unknown;
  readonly description?: string | undefined;
  readonly examples?: readonly unknown[] | undefined;
}

/** A text that is shown, but not as well as a shorter one. `because` says what happens. */
export function longerThanAdvised(
  length: number,
  { maxLength: limit = 0, because }: Advice,
): Problem {
  return {
    ...advised(count(limit, 'character'), count(length, 'character')),
    code: 'longer-than-advised',
    message: `Longer than advised: ${count(length, 'character')} where ${limit} look best. ${because}`,
    fix: `Cut the text to at most ${count(limit, 'character')}, or leave it where that is meant.`,
  };
}

/** A list that is shown, but not as well as a shorter one. */
export function moreThanAdvised(length: number, { maxItems: limit = 0, because }: Advice): Problem {
  return {
    ...advised(count(limit, 'item'), count(length, 'item')),
    code: 'more-than-advised',
    message: `More than advised: ${count(length, 'item')} where ${limit} look best. ${because}`,
    fix: `Keep at most ${count(limit, 'item')}, or leave them where that is meant.`,
  };
}

/** A part without which visitors see nothing of what is around it, and that is empty. */
export function lessThanAdvised(
  value: unknown,
  { minLength, minItems = 1, minProperties, because }: Advice,
): Problem {
  const least =
    (minLength !== undefined && count(minLength, 'character')) ||
    (minProperties !== undefined && count(minProperties, 'member')) ||
    count(minItems, 'item');
  return {
    code: 'less-than-advised',
    severity: 'warning',
    pointer: '',
    message: `Less than advised: nothing stands here. ${because}`,
    fix: `${typeof value === 'string' ? 'Write it' : 'Put something in'}, or remove ${
      minProperties === undefined ? 'what is around it' : 'it'
    }.`,
    expected: `at least ${least}`,
    found: describeFoundValue(value),
  };
}

/** The place is for the one who asks: for what keeps to its advice, no pointer is needed. */
function advised(most: string, found: string) {
  return { severity: 'warning', pointer: '', expected: `at most ${most}`, found } as const;
}

function sizePhrase(limit: number, value: unknown): string {
  if (Array.isArray(value)) return count(limit, 'item');
  return typeof value === 'object' ? count(limit, 'member') : String(limit);
}

function count(amount: number, noun: string): string {
  return amount === 1 ? `1 ${noun}` : `${amount} ${noun}s`;
}
