import { findNearest } from './nearest.ts';
import { cut, describeFoundValue, formatJson } from './phrases.ts';
import type { Problem } from './problem.ts';
import { leaveOut } from './wrong-type.ts';

/** A required property is not there. `hint` is its description in the schema. */
export function missingProperty(name: string, pointer: string, hint?: string): Problem {
  return {
    code: 'missing-property',
    severity: 'error',
    pointer,
    message: `Missing property: ${name}.`,
    fix: `Add "${name}".${hint ? ` ${hint}` : ''}`,
    expected: `"${name}"`,
  };
}

/**
 * A property that the schema does not have. `free` are the names not used yet, `suggestion` is the
 * one that was probably meant.
 */
export function unknownProperty(
  name: string,
  pointer: string,
  {
    free,
    suggestion,
  }: { readonly free: readonly string[]; readonly suggestion?: string | undefined },
): Problem {
  const choice = free.length > 0 ? ` Free names here: ${free.join(', ')}.` : '';
  return {
    code: 'unknown-property',
    severity: 'error',
    pointer,
    message: `Unknown property: ${cut(name)}.`,
    fix: `${suggestion ? `Write "${suggestion}" instead.` : 'Remove it.'}${choice}`,
    found: describeFoundValue(name),
    ...(free.length > 0 && { expected: `one of: ${free.join(', ')}` }),
    ...(suggestion === undefined ? REMOVAL : { suggestion }),
  };
}

const REMOVAL = { replacement: '', replaces: 'member' } as const;

/**
 * A property that belongs to an object inside this one. `holder` is the member that holds that
 * object.
 */
export function misplacedProperty(
  name: string,
  pointer: string,
  { holder, isTaken }: { readonly holder: string; readonly isTaken: boolean },
): Problem {
  return {
    code: 'misplaced-property',
    severity: 'error',
    pointer,
    message: `Misplaced property: ${cut(name)}. It belongs into "${holder}".`,
    fix: isTaken
      ? `Remove it: "${holder}" has a "${cut(name)}" already.`
      : `Move it into "${holder}".`,
    found: describeFoundValue(name),
    ...(isTaken && REMOVAL),
  };
}

/** A value outside a closed list. */
export function wrongValue(allowed: readonly unknown[], pointer: string, value: unknown): Problem {
  const list = allowed.map(formatJson).join(', ');
  const suggestion =
    typeof value === 'string' ? findNearest(value, allowed.filter(isText)) : undefined;
  const replacement = allowed.find((each) => !isText(each) && String(each) === value);
  return {
    code: 'wrong-value',
    severity: 'error',
    pointer,
    message: `Wrong value: ${describeFoundValue(value)}.`,
    fix: choicePhrase({ pointer, value, list, suggestion, replacement }),
    expected: `one of: ${list}`,
    found: describeFoundValue(value),
    ...(suggestion !== undefined && { suggestion }),
    ...(replacement !== undefined && { replacement: formatJson(replacement) }),
  };
}

interface WrongChoice {
  readonly pointer: string;
  readonly value: unknown;
  readonly list: string;
  readonly suggestion: string | undefined;
  readonly replacement: unknown;
}

function choicePhrase({ pointer, value, list, suggestion, replacement }: WrongChoice): string {
  if (suggestion !== undefined) return `Write "${suggestion}" instead. Allowed: ${list}.`;
  if (replacement !== undefined) {
    return `Write ${formatJson(replacement)} without quotes. Allowed: ${list}.`;
  }
  return value === null ? `${leaveOut(pointer)}. Allowed: ${list}.` : `Use one of: ${list}.`;
}

/**
 * A value that breaks a rule for which there is no better wording. `rule` is the schema's keyword.
 */
export function brokenRule(rule: string, pointer: string, value: unknown): Problem {
  return {
    code: 'wrong-value',
    severity: 'error',
    pointer,
    message: `Wrong value: ${describeFoundValue(value)}. It breaks the rule "${rule}" of its schema.`,
    fix: 'Look the rule up in the schema, and write a value that keeps it.',
    found: describeFoundValue(value),
  };
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}
