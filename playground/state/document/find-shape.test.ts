import { expect, test } from 'vitest';
import type { Shape } from '#schemas/check-module.ts';
import { loadKnownChecks } from '#schemas/validate/known-checks.ts';
import { findShape } from './allowed-components.ts';

const known = await loadKnownChecks();
const ROOT: Shape = {
  properties: { list: { items: { kind: 'component' } } },
  values: { kind: 'url' },
};
const TYPES: Readonly<Record<number, string>> = { 2: 'cards', 4: 'service-card' };
const at = (...path: readonly (string | number)[]) =>
  findShape(path, ROOT, { typeAt: (steps) => TYPES[steps], known });

test('a member is looked up by its name, else it is one of free names', () => {
  expect([at('other'), at('constructor')]).toEqual([{ kind: 'url' }, { kind: 'url' }]);
  expect(at('list')).toEqual(ROOT.properties?.['list']);
});

test('within a component its own schema says what there is, and so on within its components', () => {
  expect(at('list', 0)?.kind).toBe('component');
  expect(at('list', 0, 'title')?.kind).toBe('text');
  expect(at('list', 0, 'cards', 0, 'link', 'url')?.kind).toBe('url');
});

test('what no schema knows has no shape', () => {
  expect([
    at('list', 0, 'nothing'),
    at('list', 0, 'toString'),
    at('other', 'more', 'still'),
  ]).toEqual([undefined, undefined, undefined]);
});
