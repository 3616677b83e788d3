import { isRecord } from '#schemas/is-record.ts';

/** The values of macros, by group:key: one text, or one for each language. */
export type KnownMacros = ReadonlyMap<string, KnownMacro>;

export interface KnownMacro {
  readonly dataType: string;
  /** The value in short. */
  readonly value: string;
  /** The texts of a macro that has one for each language, by the code. */
  readonly texts: ReadonlyMap<string, string>;
}

const cache = new WeakMap<object, KnownMacros>();

/** The macros of the documents that stand side by side under the names of their files. */
export function collectMacros(documents: unknown): KnownMacros {
  if (!isRecord(documents)) return new Map();
  const known = cache.get(documents) ?? new Map(Object.values(documents).flatMap(macrosOfFile));
  cache.set(documents, known);
  return known;
}

function macrosOfFile(document: unknown): [string, KnownMacro][] {
  return membersOf(document, 'groups').flatMap((group) =>
    membersOf(group, 'keys').map((key): [string, KnownMacro] => [
      `${textOf(group['name'])}:${textOf(key['name'])}`,
      macroOf(key),
    ]),
  );
}

function macroOf({ dataType, value: held }: Readonly<Record<string, unknown>>): KnownMacro {
  const { value, unit } = isRecord(held) ? held : {};
  const texts = new Map(
    Object.entries(isRecord(value) ? value : {}).map(([code, text]) => [code, textOf(text)]),
  );
  const first = isRecord(value) ? (texts.get('en') ?? [...texts.values()][0] ?? '') : textOf(value);
  return { dataType: textOf(dataType), value: withUnit(first, dataType, unit), texts };
}

function withUnit(value: string, dataType: unknown, unit: unknown): string {
  if (dataType === 'percentage') return `${value}%`;
  return dataType === 'amount' ? `${value} ${textOf(unit) || 'EUR'}` : value;
}

function membersOf(holder: unknown, name: string): readonly Readonly<Record<string, unknown>>[] {
  const members = isRecord(holder) ? holder[name] : undefined;
  return Array.isArray(members) ? members.filter(isRecord) : [];
}

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
