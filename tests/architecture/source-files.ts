import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { parseSync, Visitor, type ParseResult } from 'vite';

/** One import as it stands in a source file. */
export interface Import {
  /** The text between the quotes. */
  readonly name: string;
  /** Erased before the code runs. */
  readonly isTypeOnly: boolean;
  /** `import()`: loaded once the code asks for it. */
  readonly isOnDemand?: boolean;
}

export interface SourceFile {
  /** The path starts at the project's root, such as `schemas/content/clean-url.ts`. */
  readonly path: string;
  readonly text: string;
  readonly imports: readonly Import[];
}

/** A folder that a tool fills, and nobody's source. */
const FILLED_BY_TOOLS = ['node_modules', 'dist', 'coverage', 'output'];
const SOURCES = ['**/*.{ts,tsx,mts,mjs}', '.ci/**/*.{ts,tsx,mts,mjs}'];

let files: readonly SourceFile[] | undefined;

/**
 * The path of every source file, generated ones included. A new folder is among them without
 * anybody's doing.
 */
export function sourcePaths(): readonly string[] {
  return globSync(SOURCES, { exclude: (name) => FILLED_BY_TOOLS.includes(name) })
    .map((path) => path.replaceAll('\\', '/'))
    .toSorted();
}

/** Every source file of the project, generated ones left out. */
export function sourceFiles(): readonly SourceFile[] {
  files ??= sourcePaths()
    .filter((path) => !isGenerated(path))
    .map(readSource);
  return files;
}

/**
 * The generated ones, through which imports lead as well: a compiled check imports what describes
 * its findings.
 */
export function generatedFiles(): readonly SourceFile[] {
  return sourcePaths().filter(isGenerated).map(readSource);
}

function readSource(path: string): SourceFile {
  const text = readFileSync(path, 'utf8');
  return { path, text, imports: importsIn(path, text) };
}

export function isGenerated(path: string): boolean {
  // The file that npm run icons writes stands beside the one that reads it.
  return path.includes('/generated/') || path === 'registry/kit/icon/drawings.ts';
}

/**
 * Returns the path to which an import leads, from the project's root; the name of a package stays
 * as it is.
 */
export function targetOf(file: Pick<SourceFile, 'path'>, { name }: Pick<Import, 'name'>): string {
  const path = name.replace(/\?.*$/, '');
  if (path.startsWith('.')) return normalize(join(dirname(file.path), path)).replaceAll('\\', '/');
  return path.startsWith('#') ? targetOfName(path) : path;
}

export function isTest({ path }: Pick<SourceFile, 'path'>): boolean {
  // `*.testing.ts` is what tests share.
  return /\.(test|testing)\.tsx?$/.test(path) || path.startsWith('tests/');
}

const NAMES = Object.entries(
  (JSON.parse(readFileSync('package.json', 'utf8')) as { imports: Record<string, string> }).imports,
).map(([name, target]) => ({ name, target: target.replace('./', '') }));

function targetOfName(path: string): string {
  const exact = NAMES.find(({ name }) => name === path);
  if (exact) return exact.target;
  const open = NAMES.find(({ name }) => name.endsWith('*') && path.startsWith(name.slice(0, -1)));
  return open ? open.target.replace('*', path.slice(open.name.length - 1)) : path;
}

function importsIn(path: string, text: string): Import[] {
  const parsed = parseSync(path, text);
  const inTypes: Import[] = [];
  const visitor = new Visitor({
    TSImportType: ({ source }) => void inTypes.push({ name: source.value, isTypeOnly: true }),
  });
  // The tree is only made for whoever asks for it.
  if (text.includes('import(')) visitor.visit(parsed.program);
  return [
    ...staticImportsIn(parsed.module, text),
    ...dynamicImportsIn(parsed.module, text),
    ...inTypes,
  ];
}

type ModuleRecord = ParseResult['module'];

function staticImportsIn(module: ModuleRecord, text: string): Import[] {
  const imported = module.staticImports.map(({ moduleRequest, start }) => ({
    name: moduleRequest.value,
    isTypeOnly: text.startsWith('import type', start),
  }));
  const exported = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, isType }) =>
      moduleRequest ? [{ name: moduleRequest.value, isTypeOnly: isType }] : [],
    ),
  );
  return [...imported, ...exported];
}

function dynamicImportsIn(module: ModuleRecord, text: string): Import[] {
  return module.dynamicImports.map(({ moduleRequest: { start, end } }) => ({
    name: text.slice(start + 1, end - 1),
    isTypeOnly: false,
    isOnDemand: true,
  }));
}
