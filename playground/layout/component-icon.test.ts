import { expect, test } from 'vitest';
import { registry } from '#registry';
import { getComponentIcon } from './component-icon.ts';

test('every component of the registry has an icon that says what it is, but for a new one', () => {
  const types = registry.entries.filter(({ kind }) => kind === 'component').map(({ type }) => type);

  // A component that `npm run new` has laid out passes all checks before it has an icon.
  const withoutIcon = types.filter((type) => getComponentIcon(type) === 'shapes');
  expect(withoutIcon.slice(1)).toEqual([]);
  expect(getComponentIcon('home-header')).toBe('layout');
  expect(getComponentIcon('constructor')).toBe('shapes');
});
