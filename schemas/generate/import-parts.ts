import { posix } from 'node:path';
import type { SchemaFile, SchemaSet } from './read-schemas.ts';

/** A compiled function from its head to the line that says which members it has evaluated. */
const FUNCTION = /^function (validate\d+)\([^]*?^\1\.evaluated = .*;$\n?/gm;
const SOURCE = /sourceURL="(?<id>[^"]+)"/;
/** A schema, a pattern or a function of the run time that functions use. */
const CONSTANT = /^const ((?:schema|pattern|func|formats)\w+) = .*;$\n?/gm;

export interface ImportedParts {
  readonly code: string;
  /** The shared schemas whose functions are imported, in the order of their addresses. */
  readonly parts: readonly SchemaFile[];
}

/**
 * Replaces the functions of shared schemas in a compiled check by imports of their own modules, and
 * leaves out the constants that are no longer used.
 */
export function importParts(file: SchemaFile, code: string, schemas: SchemaSet): ImportedParts {
  const imports = new Map<SchemaFile, string>();
  const own = code
    .replace('export const validate', 'const validate')
    .replaceAll(FUNCTION, (text, name: string) => {
      const id = SOURCE.exec(text)?.groups?.['id'];
      const part = id === undefined || id === file.id ? undefined : schemas.get(id);
      if (!part) return text;
      const path = posix.relative(file.family, part.address);
      imports.set(
        part,
        `import { validate as ${name} } from '${path.startsWith('.') ? path : `./${path}`}.validate.ts';`,
      );
      return '';
    });
  const parts = [...imports].toSorted(([one], [other]) => (one.address < other.address ? -1 : 1));
  return {
    code: [...parts.map(([, line]) => line), dropUnused(own)].join('\n'),
    parts: parts.map(([part]) => part),
  };
}

function dropUnused(code: string): string {
  const used = code.replaceAll(CONSTANT, (line, name: string) =>
    code.split(new RegExp(`\\b${name}\\b`)).length > 2 ? line : '',
  );
  return used === code ? code : dropUnused(used);
}
