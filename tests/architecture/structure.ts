import { dirname } from 'node:path';
import type { Figure } from '../bench/figures.ts';
import {
  exportedFunctions,
  firstWord,
  PREPOSITION_AT_END,
  productFiles,
} from './exported-functions.ts';
import { targetOf, type SourceFile } from './source-files.ts';
import { VERBS } from './verbs.ts';

const PLAYGROUND = 'playground';

/** Measures how the product's sources are named and divided, each with its goal. */
export function measureStructure(): readonly Figure[] {
  const files = productFiles();
  const lines = files.reduce((sum, { text }) => sum + text.split('\n').length - 1, 0);
  const functions = exportedFunctions(files);
  const others = functions.filter(({ name }) => !VERBS.has(firstWord(name)));
  const suffixed = functions.filter(({ name }) => PREPOSITION_AT_END.test(name));
  return [
    {
      name: 'exported functions that begin with no verb, of 100',
      value: shareOf(others.length, functions.length),
      unit: 'count',
      bound: 35,
    },
    {
      name: 'exported functions that end in Of, In, At or From, of 100',
      value: shareOf(suffixed.length, functions.length),
      unit: 'count',
      bound: 4,
    },
    {
      name: 'files per 1,000 lines',
      value: round((files.length / lines) * 1_000),
      unit: 'count',
      bound: 12.5,
      reached: 16,
    },
    {
      name: 'files with one importer, in their own folder, of 100',
      value: shareOf(countSoleImports(files), files.length),
      unit: 'count',
      bound: 20,
      reached: 31,
    },
    {
      name: 'folders of the playground that import each other in a circle',
      value: findCircularFolders(files, PLAYGROUND).length,
      unit: 'count',
      bound: 0,
    },
  ];
}

function shareOf(part: number, whole: number): number {
  return round((part / whole) * 100);
}

/** Rounds to one decimal, as a table shows it. */
function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** Counts the files that one other file imports, which stands beside them. */
function countSoleImports(files: readonly SourceFile[]): number {
  const importers = new Map<string, Set<string>>();
  for (const file of files) {
    for (const target of file.imports.map((one) => targetOf(file, one))) {
      importers.set(target, (importers.get(target) ?? new Set()).add(file.path));
    }
  }
  return files.filter(({ path }) => {
    const [first, second] = importers.get(path) ?? [];
    return first !== undefined && second === undefined && dirname(first) === dirname(path);
  }).length;
}

/** The folders of a package that lead back to themselves. Its own files are one of them. */
export function findCircularFolders(
  files: readonly Pick<SourceFile, 'path' | 'imports'>[],
  name: string,
): readonly string[] {
  const folderOf = (path: string) => {
    const [root, folder, ...rest] = path.split('/');
    if (root !== name) return undefined;
    return rest.length > 0 ? folder : '.';
  };
  const targets = new Map<string, Set<string>>();
  for (const file of files) {
    const from = folderOf(file.path);
    if (from === undefined) continue;
    const own = targets.get(from) ?? new Set();
    targets.set(from, own);
    for (const target of file.imports.map((one) => folderOf(targetOf(file, one)))) {
      if (target !== undefined && target !== from) own.add(target);
    }
  }
  const reach = (from: string): Set<string> => {
    const found = new Set<string>();
    const open = [...(targets.get(from) ?? [])];
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
      if (found.has(next)) continue;
      found.add(next);
      open.push(...(targets.get(next) ?? []));
    }
    return found;
  };
  return [...targets.keys()].filter((folder) => reach(folder).has(folder));
}
