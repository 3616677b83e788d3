type Path = readonly string[];

/** Finds the path in some data to the text that holds another. Throws if there is none. */
export function pathToText(data: unknown, text: string): Path {
  const path = find(data, text);
  if (!path) throw new Error(`No text holds ${text}.`);
  return path;
}

function find(value: unknown, text: string): Path | undefined {
  if (typeof value === 'string') return value.includes(text) ? [] : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [name, member] of Object.entries(value)) {
    const path = find(member, text);
    if (path) return [name, ...path];
  }
  return undefined;
}

/**
 * The same data with another text in one place: what is on the way there is new, and nothing else.
 */
export function replaceText<Data>(data: Data, path: Path, text: string): Data {
  // The caller has found the path, and so knows everything that it leads through.
  return replaced(data, path, text) as Data;
}

function replaced(value: unknown, [name, ...rest]: Path, text: string): unknown {
  if (name === undefined) return text;
  if (Array.isArray(value)) {
    const list: readonly unknown[] = value;
    return list.with(Number(name), replaced(list[Number(name)], rest, text));
  }
  const record = value as Readonly<Record<string, unknown>>;
  return { ...record, [name]: replaced(record[name], rest, text) };
}
