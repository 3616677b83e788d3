import { nearest } from './nearest.ts';
import { cut, foundPhrase, jsonPhrase, typePhrase } from './phrases.ts';
import type { Problem } from './problem.ts';

/** A required property is not there. `hint` is its description in the schema. */
export function missingProperty(name: string, at: string, hint?: string): Problem {
  return {
    code: 'missing-property',
    severity: 'error',
    at,
    message: `Missing property: ${name}.`,
    fix: `Add "${name}".${hint ? ` ${hint}` : ''}`,
    expected: `"${name}"`,
  };
}

/** A property that the schema does not have. `free` are the names not used yet. */
export function unknownProperty(name: string, at: string, free: readonly string[]): Problem {
  const suggestion = nearest(name, free);
  const choice = free.length > 0 ? ` Free names here: ${free.join(', ')}.` : '';
  return {
    code: 'unknown-property',
    severity: 'error',
    at,
    message: `Unknown property: ${cut(name)}.`,
    fix: `${suggestion ? `Write "${suggestion}" instead.` : 'Remove it.'}${choice}`,
    found: foundPhrase(name),
    ...(free.length > 0 && { expected: `one of: ${free.join(', ')}` }),
    ...(suggestion !== undefined && { suggestion }),
  };
}

/** A value of another type than the schema wants. */
export function wrongType(types: string | readonly string[], at: string, value: unknown): Problem {
  const expected = typePhrase(types);
  return {
    code: 'wrong-type',
    severity: 'error',
    at,
    message: `Wrong type: ${foundPhrase(value)} instead of ${expected}.`,
    fix: `Write ${expected} here.`,
    expected,
    found: foundPhrase(value),
  };
}

/** A value outside a closed list. */
export function wrongValue(allowed: readonly unknown[], at: string, value: unknown): Problem {
  const list = allowed.map(jsonPhrase).join(', ');
  const suggestion = typeof value === 'string' ? nearest(value, allowed.filter(isText)) : undefined;
  return {
    code: 'wrong-value',
    severity: 'error',
    at,
    message: `Wrong value: ${foundPhrase(value)}.`,
    fix: suggestion ? `Write "${suggestion}" instead. Allowed: ${list}.` : `Use one of: ${list}.`,
    expected: `one of: ${list}`,
    found: foundPhrase(value),
    ...(suggestion !== undefined && { suggestion }),
  };
}

/** A value that breaks a rule for which there is no better wording. `rule` is the schema's keyword. */
export function brokenRule(rule: string, at: string, value: unknown): Problem {
  return {
    code: 'wrong-value',
    severity: 'error',
    at,
    message: `Wrong value: ${foundPhrase(value)}. It breaks the rule "${rule}" of its schema.`,
    fix: 'Look the rule up in the schema, and write a value that keeps it.',
    found: foundPhrase(value),
  };
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}
