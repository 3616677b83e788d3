import type { EntryName } from './entry-name.ts';

const IMPORT = /^import \{ \w+ \} from '\.\/([\w/-]+)\/index\.ts';$/;
const ITEM = /^ {2}(\w+),$/;

/**
 * The text of `registry/index.ts` with one more entry, its import and its item each in their order.
 */
export function addEntry(text: string, { family, id, camel }: EntryName): string {
  const line = `import { ${camel} } from './${family}/${id}/index.ts';`;
  const imported = insert(text.split('\n'), { line, key: `${family}/${id}`, pattern: IMPORT });
  return insert(imported, { line: `  ${camel},`, key: camel, pattern: ITEM }).join('\n');
}

interface Insertion {
  readonly line: string;
  /** The key that orders the lines; the pattern's group finds it in the lines already there. */
  readonly key: string;
  readonly pattern: RegExp;
}

function insert(lines: readonly string[], { line, key, pattern }: Insertion): string[] {
  const present = lines.flatMap((each, index) => {
    const name = pattern.exec(each)?.[1];
    return name === undefined ? [] : [{ name, index }];
  });
  const last = present.at(-1);
  if (!last) throw new Error(`registry/index.ts has no line like ${JSON.stringify(line)}.`);

  const next = present.find(({ name }) => name > key);
  return lines.toSpliced(next?.index ?? last.index + 1, 0, line);
}
