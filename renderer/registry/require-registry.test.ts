import { expect, test } from 'vitest';
import { createRegistry } from './create-registry.ts';
import { requireRegistry } from './require-registry.ts';

test('ER-004 without a registry the error is Experience Renderer not defined, and nothing else', () => {
  expect(() => requireRegistry(undefined)).toThrow(/^Experience Renderer not defined$/);
});

test('a registry is given back, though it be empty', () => {
  const registry = createRegistry([]);

  expect(requireRegistry(registry)).toBe(registry);
});
