import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

/** One import as it stands in a source file. */
export interface Import {
  /** The word between the quotes. */
  readonly name: string;
  /** Erased before the code runs. */
  readonly isTypeOnly: boolean;
}

export interface SourceFile {
  /** From the project's root, such as `schemas/content/clean-url.ts`. */
  readonly path: string;
  readonly text: string;
  readonly imports: readonly Import[];
}

const FOLDERS = ['schemas', 'renderer', 'registry', 'fixtures', 'site', 'playground', 'tests'];
const STATEMENT = /(?:^|\n)\s*(?:import|export)\s+(type\s)?(?:[^'";]*?\sfrom\s+)?'([^']+)'/g;
const DYNAMIC = /\bimport\(\s*['`]([^'`]+)['`]/g;

/** Every source file of the project, generated ones left out. */
export function sourceFiles(): SourceFile[] {
  return FOLDERS.flatMap(filesBelow).map((path) => {
    const text = readFileSync(path, 'utf8');
    return { path, text, imports: importsIn(text) };
  });
}

/** Where a relative import leads, from the project's root; other imports as they are. */
export function targetOf(file: SourceFile, { name }: Import): string {
  return name.startsWith('.') ? normalize(join(dirname(file.path), name)) : name;
}

export function isTest({ path }: Pick<SourceFile, 'path'>): boolean {
  // `*.testing.ts` is what tests share.
  return /\.(test|testing)\.tsx?$/.test(path) || path.startsWith('tests/');
}

function filesBelow(folder: string): string[] {
  let entries;
  try {
    entries = readdirSync(folder, { withFileTypes: true });
  } catch {
    // A room that an issue has not asked for yet.
    return [];
  }
  return entries.flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return entry.name === 'generated' ? [] : filesBelow(path);
    return /\.(ts|tsx)$/.test(entry.name) ? [path] : [];
  });
}

function importsIn(text: string): Import[] {
  const code = text.replaceAll(/\/\*[\s\S]*?\*\/|\/\/[^\n]*/g, '');
  // A statement inside a template is text that a tool writes, not an import of ours.
  const statements = code.replaceAll(/`[^`]*`/g, '``');
  return [
    ...[...statements.matchAll(STATEMENT)].map(([, type, name = '']) => ({
      name,
      isTypeOnly: type !== undefined,
    })),
    ...[...code.matchAll(DYNAMIC)].map(([, name = '']) => ({ name, isTypeOnly: false })),
  ];
}
