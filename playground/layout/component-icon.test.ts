import { expect, test } from 'vitest';
import { registry } from '#registry';
import { getComponentIcon } from './component-icon.ts';

test('every component of the registry has an icon that says what it is', () => {
  const types = registry.entries.filter(({ kind }) => kind === 'component').map(({ type }) => type);

  expect(types.filter((type) => getComponentIcon(type) === 'shapes')).toEqual([]);
  expect(getComponentIcon('home-header')).toBe('layout');
  expect(getComponentIcon('constructor')).toBe('shapes');
});
