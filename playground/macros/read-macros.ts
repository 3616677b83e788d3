import { isRecord } from '#schemas/is-record.ts';
import { appendPointer } from '#schemas/problems/pointer.ts';

/** A macro of the document Macros, as it is written there. */
export interface Macro {
  /** JSON pointer to it in the document. */
  readonly pointer: string;
  readonly group: string;
  readonly key: string;
  /** Both, as a placeholder names them: `group:key`. */
  readonly name: string;
  readonly dataType: string;
  /** A number, a text, or texts by language. */
  readonly value: unknown;
  readonly unit: unknown;
}

/** The macros of a text. */
export interface ReadMacros {
  readonly macros: readonly Macro[];
  /** The value of the text, in which pointers of macros lead to them. */
  readonly value: unknown;
}

/** Reads the macros of a text in their order. Returns undefined where it is no JSON. */
export function readMacros(text: string): ReadMacros | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return { value, macros: listMacros(value) };
  } catch {
    return undefined;
  }
}

/** Lists the macros of the documents that stand side by side under the names of their files. */
export function listMacros(documents: unknown): readonly Macro[] {
  return Object.entries(isRecord(documents) ? documents : {}).flatMap(([file, document]) =>
    listItems(document, appendPointer(appendPointer('', file), 'groups')).flatMap((group) =>
      listItems(group.item, appendPointer(group.pointer, 'keys')).flatMap((key) =>
        toMacro(group.item['name'], key),
      ),
    ),
  );
}

interface Item {
  readonly pointer: string;
  readonly item: Readonly<Record<string, unknown>>;
}

/** Lists the objects of the list that a pointer leads to, which ends with its name. */
function listItems(holder: unknown, pointer: string): readonly Item[] {
  const name = pointer.slice(pointer.lastIndexOf('/') + 1);
  const list = isRecord(holder) ? holder[name] : undefined;
  return (Array.isArray(list) ? list : []).flatMap((item: unknown, index) =>
    isRecord(item) ? [{ item, pointer: appendPointer(pointer, String(index)) }] : [],
  );
}

/** The document may be wrong: what has no name or no value is no macro. */
function toMacro(group: unknown, { item, pointer }: Item): Macro[] {
  const { name: key, dataType, value: held } = item;
  if (typeof group !== 'string' || typeof key !== 'string' || !isRecord(held)) return [];
  const { value, unit } = held;
  const type = typeof dataType === 'string' ? dataType : '';
  return [{ pointer, group, key, name: `${group}:${key}`, dataType: type, value, unit }];
}
