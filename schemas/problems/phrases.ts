import { cutText } from '../content/cut-text.ts';

const MAX_FOUND_LENGTH = 60;

/** A message shows no more of a name that an author wrote. */
export const MAX_NAME_LENGTH = 200;

const TYPE_PHRASES: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  null: 'null',
};

/** The types that a schema allows, in words: `text or an object`. */
export function formatTypes(types: string | readonly string[]): string {
  return [types]
    .flat()
    .map((type) => TYPE_PHRASES[type] ?? type)
    .join(' or ');
}

/** Describes a value of the document, cut to a readable length. Never walks into the value. */
export function describeFoundValue(value: unknown): string {
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (typeof value === 'object' && value !== null) return 'an object';
  if (typeof value === 'string') return JSON.stringify(cut(value));
  return cut(String(value));
}

/** A value as it is written in JSON, cut to a readable length. Only for values from schemas. */
export function formatJson(value: unknown): string {
  return cut(JSON.stringify(value));
}

/** Text cut to a readable length. */
export function cut(text: string, limit = MAX_FOUND_LENGTH): string {
  return text.length > limit ? `${cutText(text, limit)}…` : text;
}
