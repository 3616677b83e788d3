import { expect, test } from 'vitest';
import { sourceFiles, targetOf, type SourceFile } from './source-files.ts';

/** The files on the first way from a file back to itself; empty where there is none. */
function circleFrom(start: string, targets: ReadonlyMap<string, readonly string[]>): string[] {
  const before = new Map<string, string>();
  const open = [start];
  for (const path of open) {
    for (const target of targets.get(path) ?? []) {
      if (target === start) return wayTo(path, before);
      if (before.has(target)) continue;
      before.set(target, path);
      open.push(target);
    }
  }
  return [];
}

function wayTo(path: string, before: ReadonlyMap<string, string>): string[] {
  const previous = before.get(path);
  return previous === undefined ? [path] : [...wayTo(previous, before), path];
}

function circlesAmong(files: readonly Pick<SourceFile, 'path' | 'imports'>[]): string[] {
  const targets = new Map(
    files.map((file) => [file.path, file.imports.map((one) => targetOf(file, one))]),
  );
  return files
    .map(({ path }) => circleFrom(path, targets))
    .filter((circle) => circle.length > 0)
    .map((circle) => [...circle, circle[0]].join(' -> '));
}

test('no file imports itself by way of others, types included', () => {
  expect(circlesAmong(sourceFiles())).toEqual([]);
});

test('a circle is found through a type as well as through code', () => {
  const files = [
    { path: 'a/one.ts', imports: [{ name: './two.ts', isTypeOnly: false }] },
    { path: 'a/two.ts', imports: [{ name: './one.ts', isTypeOnly: true }] },
    { path: 'a/three.ts', imports: [{ name: './one.ts', isTypeOnly: false }] },
  ];

  expect(circlesAmong(files)).toEqual([
    'a/one.ts -> a/two.ts -> a/one.ts',
    'a/two.ts -> a/one.ts -> a/two.ts',
  ]);
});
