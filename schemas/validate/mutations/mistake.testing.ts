import { isRecord } from '../../is-record.ts';

/** A member of an object, or an item of a list, in a document that may be changed. */
export interface Place {
  readonly holder: Record<string, unknown>;
  readonly name: string;
  readonly value: unknown;
  /** The object around the holder, if it is in one. */
  readonly parent?: Record<string, unknown>;
}

/** Makes the mistake once. */
type Make = () => void;

/** A kind of mistake that authors make in the values of a page. */
export interface ValueMistake {
  readonly what: string;
  /** Returns what makes the mistake at a place; undefined where its pattern does not occur. */
  readonly at: (place: Place) => Make | undefined;
}

/** A kind of mistake that authors make in the text of a file. */
export interface TextMistake {
  readonly what: string;
  /** Returns the text with the mistake at one of its places; undefined where there is none. */
  readonly inText: (text: string, pick: Picker) => string | undefined;
}

export type Mistake = ValueMistake | TextMistake;

/** Picks one of these, or undefined where there are none. */
export type Picker = <Item>(items: readonly Item[]) => Item | undefined;

/** Creates a picker whose choices follow from its seed. */
export function createPicker(seed: string): Picker {
  return (items) => items[hash(seed) % items.length];
}

/** Computes a number that a text always has, and a similar text does not (FNV-1a). */
export function hash(text: string): number {
  let number = 2_166_136_261;
  for (const character of text) {
    number = Math.imul(number ^ (character.codePointAt(0) ?? 0), 16_777_619);
  }
  return number >>> 0;
}

/** Members whose names are not of the schemas: a feature has its own. */
const FREE = new Set(['properties']);

/** Lists every member and item of a document, from the outside in. */
export function listPlaces(value: unknown, parent?: Record<string, unknown>): Place[] {
  if (!isHolder(value)) return [];
  return Object.entries(value).flatMap(([name, inner]) => [
    { holder: value, name, value: inner, ...(parent && { parent }) },
    ...(FREE.has(name) ? [] : listPlaces(inner, value)),
  ]);
}

function isHolder(value: unknown): value is Record<string, unknown> {
  return isRecord(value) || Array.isArray(value);
}

/** Returns what puts another value in a place. */
export function replace({ holder, name }: Place, value: unknown): Make {
  return () => void (holder[name] = value);
}

/** Returns what gives the member at a place another name. */
export function rename({ holder, name, value }: Place, other: string): Make {
  return () => {
    delete holder[name];
    holder[other] = value;
  };
}

/** Returns what removes the member at a place. */
export function remove({ holder, name }: Place): Make {
  return () => void delete holder[name];
}

/** Returns what puts the changed text in the place of a text; undefined where it stays the same. */
export function change(place: Place, edit: (text: string) => string): Make | undefined {
  if (typeof place.value !== 'string') return undefined;
  const edited = edit(place.value);
  return edited === place.value ? undefined : replace(place, edited);
}

/** Returns true for a text that shows as it is, of one of these names. */
export function isPlainText({ name, value }: Place): boolean {
  return typeof value === 'string' && PLAIN.test(name) && !value.includes('%{');
}

const PLAIN = /^(?:title|text|intro|subtitle|microCopy)$/;

/** Returns true for a text with paragraphs. */
export function isRichText({ name, value }: Place): boolean {
  return typeof value === 'string' && RICH.test(name) && value.startsWith('<p>');
}

const RICH = /^(?:value|body)$/;

/** Returns true for a component that has to have a title. */
export function isCard({ componentType }: Record<string, unknown>): boolean {
  return String(componentType).endsWith('-card');
}

/** Returns the mistake that changes the path which a link leads to. */
export function changePaths(what: string, edit: (path: string) => string): ValueMistake {
  return { what, at: (place) => (isPath(place) ? change(place, edit) : undefined) };
}

function isPath({ name, holder, value }: Place): boolean {
  return name === 'url' && !('locale' in holder) && PATH.test(String(value));
}

const PATH = /^\/\w\w\/[\w/-]+$/;
