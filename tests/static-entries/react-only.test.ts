import { createElement, useId, type ComponentType } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { registry } from '#registry';
import { createRegistry } from '#renderer';
import { complaints } from './house-entries.ts';
import { planPages } from './planned-fixtures.ts';
import { reactOnlyIn } from './react-only.ts';

afterEach(() => vi.restoreAllMocks());

test('QK-005 no static entry of this house uses what only React can, whatever its fixtures say', () => {
  expect(complaints).toEqual([]);
});

/** The house with another component in the place of its section title. */
function registryWith(Component: ComponentType<object>) {
  const entries = registry.entries.map((entry) =>
    entry.type === 'section-title' ? { ...entry, load: () => Promise.resolve(Component) } : entry,
  );
  return createRegistry(entries);
}

test.each<[string, ComponentType<object>, string]>([
  ['a hook', () => createElement('p', { id: useId() }), 'It uses the hook useId.'],
  [
    'a field to choose from',
    () => createElement('select'),
    'Only React can render the element <select>.',
  ],
])(
  'QK-005 a static entry with %s is named, with what to do about it',
  async (_, Component, what) => {
    vi.spyOn(console, 'error').mockReturnValue(undefined);
    const title = { componentType: 'section-title', title: 'Loans' };
    const page = { data: { flexZone: { flexComponents: [title] } } };

    const found = reactOnlyIn(await planPages(registryWith(Component), [page]));

    expect(found).toEqual([
      `The static entry "section-title" cannot be written without React. ${what} ` +
        'Do without it, or let the entry say interactive: true.',
    ]);
  },
);
