import { parseSync } from 'vite';
import { isTest, sourceFiles, type SourceFile } from './source-files.ts';

/** A function that other files may import. */
export interface ExportedFunction {
  readonly path: string;
  readonly name: string;
}

/** A name such as `xOf` says nothing of what the function does. */
export const PREPOSITION_AT_END = /(?:Of|In|At|From)$/;

/** The sources that people write for the product: tests and what they share are left out. */
export function productFiles(): readonly SourceFile[] {
  return sourceFiles().filter(
    (file) => !isTest(file) && !file.path.startsWith('.ci/') && !file.path.endsWith('.d.ts'),
  );
}

/** Every exported function of these files. Components, which begin with a capital, are left out. */
export function exportedFunctions(
  files: readonly Pick<SourceFile, 'path' | 'text'>[],
): readonly ExportedFunction[] {
  return files.flatMap(({ path, text }) =>
    functionNames(path, text)
      .filter((name) => !/^[A-Z]/.test(name))
      .map((name) => ({ path, name })),
  );
}

function functionNames(path: string, text: string): string[] {
  return parseSync(path, text).program.body.flatMap((node) => {
    if (node.type !== 'ExportNamedDeclaration') return [];
    const { declaration } = node;
    if (declaration?.type === 'FunctionDeclaration') return declaration.id?.name ?? [];
    if (declaration?.type !== 'VariableDeclaration') return [];
    return declaration.declarations.flatMap(({ id, init }) => {
      const isFunction =
        init?.type === 'ArrowFunctionExpression' || init?.type === 'FunctionExpression';
      return isFunction && id.type === 'Identifier' ? id.name : [];
    });
  });
}

/** The word that a name begins with: `read` of `readText`. */
export function firstWord(name: string): string {
  return /^[a-z]+/.exec(name)?.[0] ?? '';
}
