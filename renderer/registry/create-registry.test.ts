import { describe, expect, test } from 'vitest';
import { createRegistry } from './create-registry.ts';
import type { Entry, EntryKind } from './entry.ts';

function entryOf(kind: EntryKind, type: string): Entry {
  return {
    kind,
    type,
    interactive: false,
    load: () => Promise.resolve(() => null),
    check: () => Promise.resolve({ check: () => [], shape: {} }),
  };
}

describe('createRegistry', () => {
  test('finds an entry by kind and type', () => {
    const card = entryOf('component', 'service-card');
    const registry = createRegistry([card, entryOf('shell', 'top-bar')]);

    expect(registry.get('component', 'service-card')).toBe(card);
    expect(registry.types('shell')).toEqual(['top-bar']);
  });

  test('keeps kinds apart, so that one type may stand in several', () => {
    const registry = createRegistry([entryOf('component', 'search'), entryOf('shell', 'search')]);

    expect(registry.get('shell', 'search')?.kind).toBe('shell');
    expect(registry.get('feature', 'search')).toBeUndefined();
  });

  test.each(['constructor', '__proto__', 'toString', 'hasOwnProperty', ''])(
    'has no entry by the inherited name "%s"',
    (type) => {
      const registry = createRegistry([entryOf('component', 'service-card')]);

      expect(registry.get('component', type)).toBeUndefined();
    },
  );

  test('RN-020 two entries of one kind with the same type are an error that names the type', () => {
    const twice = [entryOf('component', 'news-card'), entryOf('component', 'news-card')];

    expect(() => createRegistry(twice)).toThrow(/two entries of kind component.*"news-card"/);
  });

  test('a replacement takes the place of its namesake and of nothing else', () => {
    const own = entryOf('component', 'service-card');
    const shell = entryOf('shell', 'service-card');

    const registry = createRegistry([entryOf('component', 'service-card'), shell], {
      replace: [own],
    });

    expect(registry.entries).toEqual([own, shell]);
    expect(registry.get('component', 'service-card')).toBe(own);
    expect(registry.get('shell', 'service-card')).toBe(shell);
  });

  test('a replacement of nothing is an error that names it', () => {
    const replace = [entryOf('component', 'newss-card')];

    expect(() => createRegistry([entryOf('component', 'news-card')], { replace })).toThrow(
      /no entry of kind component with the type "newss-card" to replace/,
    );
  });
});
