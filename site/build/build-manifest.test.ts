import { describe, expect, test } from 'vitest';
import { readManifest, collectImports, type BuildManifest } from './build-manifest.ts';

/** A manifest in which each module's file has the module's name. */
function manifestOf(imports: Readonly<Record<string, readonly string[]>>): BuildManifest {
  return new Map(
    Object.entries(imports).map(([name, own]) => [name, { file: name, imports: own }]),
  );
}

const filesOf = (manifest: BuildManifest, key: string) =>
  collectImports(manifest, key).map(({ file }) => file);

describe('a module with what it imports', () => {
  test('comes after all of it, each module once', () => {
    const manifest = manifestOf({ a: ['b', 'c'], b: [], c: ['b', 'd'], d: [], other: ['a'] });

    expect(filesOf(manifest, 'a')).toEqual(['b', 'd', 'c', 'a']);
  });

  test('comes after what it imports, also where that is imported twice', () => {
    const manifest = manifestOf({ a: ['base', 'card'], card: ['base'], base: [] });

    expect(filesOf(manifest, 'a')).toEqual(['base', 'card', 'a']);
  });

  test('ends where modules import each other', () => {
    const manifest = manifestOf({ a: ['b'], b: ['c'], c: ['a'] });

    expect(filesOf(manifest, 'a')).toEqual(['c', 'b', 'a']);
  });

  test('is nothing where the build does not have it', () => {
    expect(filesOf(manifestOf({ a: ['gone'] }), 'b')).toEqual([]);
    expect(filesOf(manifestOf({ a: ['gone'] }), 'a')).toEqual(['a']);
  });
});

test('a folder without a build is named, and what to do', async () => {
  await expect(readManifest('no/such/folder')).rejects.toThrow(
    'There is no build at no/such/folder/.vite/manifest.json. Run npm run build first.',
  );
});
