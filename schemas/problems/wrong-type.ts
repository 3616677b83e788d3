import type { Shape } from '../check-module.ts';
import { cut, describeFoundValue, formatTypes } from './phrases.ts';
import { splitPointer } from './pointer.ts';
import type { Problem } from './problem.ts';

const NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;

/** A value, the schema that it breaks, and what its shape is. */
export interface MistypedValue {
  readonly value: unknown;
  readonly schema?: ExampleSchema | undefined;
  readonly shape?: Shape;
}

const MAX_EXAMPLE_LENGTH = 200;

const OF_KIND: Readonly<Partial<Record<NonNullable<Shape['kind']>, string>>> = {
  url: '/en/individuals/saving',
  'rich-text': '<p>Open an account in <strong>five minutes</strong>.</p>',
};
const ANY_TEXT = '…';

/** A value of another type than the schema requires. */
export function wrongType(
  types: string | readonly string[],
  pointer: string,
  mistyped: MistypedValue,
): Problem {
  const { value } = mistyped;
  const expected = formatTypes(types);
  const list = [types].flat();
  const replacement = replacementFor(list, value);
  return {
    code: 'wrong-type',
    severity: 'error',
    pointer,
    message: `Wrong type: ${describeFoundValue(value)} instead of ${expected}.`,
    fix: adviceFor(list, { ...mistyped, pointer, replacement }),
    expected,
    found: describeFoundValue(value),
    ...(replacement !== undefined && { replacement }),
  };
}

/** The advice about a `null`, by which most authors mean that there is no value. */
export function leaveOut(pointer: string): string {
  const name = splitPointer(pointer).at(-1);
  if (name === undefined) return 'Write a value';
  const isItem = /^\d+$/.test(name);
  return isItem ? 'Take this item out of the list' : `Leave "${cut(name)}" out where there is none`;
}

/** The same value as JSON of the right type, where only the quotes are wrong. */
function replacementFor(types: readonly string[], value: unknown): string | undefined {
  if (typeof value === 'string') return unquote(value, types);
  const isPlain = typeof value === 'number' || typeof value === 'boolean';
  return isPlain && types.includes('string') ? JSON.stringify(String(value)) : undefined;
}

interface Mistake extends MistypedValue {
  readonly pointer: string;
  readonly replacement: string | undefined;
}

function adviceFor(types: readonly string[], mistake: Mistake): string {
  const { pointer, value, replacement } = mistake;
  if (replacement !== undefined) {
    return typeof value === 'string'
      ? `Write ${replacement} without quotes.`
      : `Write it in double quotes: ${replacement}.`;
  }
  const write = writePhrase(types, mistake);
  return value === null && pointer !== ''
    ? `${leaveOut(pointer)}, or ${write}.`
    : `${capitalized(write)}.`;
}

function writePhrase(types: readonly string[], mistake: MistypedValue): string {
  const { value } = mistake;
  const expected = formatTypes(types);
  const [type, ...others] = types;
  if (others.length > 0) return `write ${expected} here`;
  if (type === 'object') return `write an object here, such as ${example(mistake)}`;
  if (type === 'array') return listPhrase(value);
  if (type === 'string') return textPhrase(mistake);
  return typeof value === 'string'
    ? `write ${expected} here, without quotes`
    : `write ${expected} here`;
}

function listPhrase(value: unknown): string {
  const item = typeof value === 'string' ? cut(value) : value;
  const isPlain = typeof item === 'string' || typeof item === 'number';
  const like = isPlain ? `, such as [${JSON.stringify(item)}]` : '';
  return value === null
    ? 'write a list here, in square brackets'
    : `write a list here: put its items in square brackets${like}`;
}

function textPhrase(mistake: MistypedValue): string {
  return mistake.value === null
    ? 'write text here'
    : `write text here, in double quotes, such as ${example(mistake)}`;
}

function example({ schema = {}, shape = {} }: MistypedValue): string {
  const text = formatExample(schema, shape);
  return text.length > MAX_EXAMPLE_LENGTH ? '{ … }' : text;
}

function capitalized(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

/** Reads a text as a value of another type, as JSON; undefined where it is none of that type. */
function unquote(text: string, types: readonly string[]): string | undefined {
  const word = text.trim();
  if (types.includes('boolean') && (word === 'true' || word === 'false')) return word;
  const fits = types.includes('number') || (types.includes('integer') && isWhole(word));
  return fits && NUMBER.test(word) ? word : undefined;
}

function isWhole(word: string): boolean {
  return NUMBER.test(word) && Number.isInteger(Number(word));
}

/** The part of a schema that its validator carries, from which an example is made. */
export interface ExampleSchema {
  readonly type?: unknown;
  readonly examples?: readonly unknown[] | undefined;
  readonly required?: readonly string[] | undefined;
  readonly properties?: Readonly<Record<string, ExampleSchema>> | undefined;
}

/**
 * A right value as it is written in JSON: the schema's own example, else the members that are
 * required.
 */
function formatExample(schema: ExampleSchema, shape: Shape): string {
  const [own] = schema.examples ?? [];
  if (own !== undefined) return JSON.stringify(own);
  if (schema.type === 'object' || shape.properties) return exampleObject(schema, shape);
  if (shape.items || schema.type === 'array') return '[ … ]';
  const ofKind = shape.kind && OF_KIND[shape.kind];
  if (ofKind === undefined && schema.type === 'boolean') return 'true';
  return JSON.stringify(ofKind ?? ANY_TEXT);
}

function exampleObject({ required = [], properties = {} }: ExampleSchema, shape: Shape): string {
  const names = Object.keys(properties);
  const displayed = required.length > 0 ? required : names.slice(0, 1);
  if (displayed.length === 0) return '{ … }';
  const members = displayed.map(
    (name) =>
      `${JSON.stringify(name)}: ${formatExample(properties[name] ?? {}, shape.properties?.[name] ?? {})}`,
  );
  return `{ ${members.join(', ')} }`;
}
