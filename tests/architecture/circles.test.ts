import { expect, test } from 'vitest';
import { sourceFiles, targetOf, type SourceFile } from './source-files.ts';

type Targets = ReadonlyMap<string, readonly string[]>;

/**
 * The files that stand in a circle or lead into one. A file that imports none of the others is left
 * out, again and again.
 */
function filesInCircles(files: readonly Pick<SourceFile, 'path' | 'imports'>[]): Targets {
  let rest: Targets = new Map(
    files.map((file) => [file.path, file.imports.map((one) => targetOf(file, one))]),
  );
  for (let size = -1; size !== rest.size;) {
    size = rest.size;
    const before = rest;
    const within = [...before].map(
      ([path, targets]) => [path, targets.filter((target) => before.has(target))] as const,
    );
    rest = new Map(within.filter(([, targets]) => targets.length > 0));
  }
  return rest;
}

/** One circle, as a way from a file to itself. */
function circleIn(targets: Targets): string {
  const way: string[] = [];
  let next = [...targets.keys()][0];
  while (next !== undefined && !way.includes(next)) {
    way.push(next);
    next = targets.get(next)?.[0];
  }
  return next === undefined ? '' : [...way.slice(way.indexOf(next)), next].join(' -> ');
}

test('no file imports itself by way of others, types included', () => {
  expect(circleIn(filesInCircles(sourceFiles()))).toBe('');
});

test('a circle is found through a type as well as through code', () => {
  const files = [
    { path: 'a/three.ts', imports: [{ name: './one.ts', isTypeOnly: false }] },
    { path: 'a/one.ts', imports: [{ name: './two.ts', isTypeOnly: false }] },
    { path: 'a/two.ts', imports: [{ name: './one.ts', isTypeOnly: true }] },
    { path: 'a/four.ts', imports: [] },
  ];

  expect(circleIn(filesInCircles(files))).toBe('a/one.ts -> a/two.ts -> a/one.ts');
});
