import { render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { MenuItem } from './menu-item.ts';
import { Menu } from './menu.tsx';

const TEXTS = { close: 'Close', newTab: '(opens in a new tab)' };

function show(items: readonly MenuItem[]) {
  return render(<Menu id="apps" label="Apps" triggerText="Apps" items={items} texts={TEXTS} />);
}

describe('Menu', () => {
  test('ME-002 ME-020 ME-021 an item is a link, a button or a group', () => {
    show([
      { id: 'save', label: 'Save', href: '/save' },
      { id: 'chat', label: 'Chat', onClick: 'open-chat' },
      { id: 'more', label: 'More', subItems: [{ id: 'cards', label: 'Cards', href: '/cards' }] },
    ]);

    expect(screen.getByText('Save').closest('a')).toHaveAttribute('href', '/save');
    expect(screen.getByText('Chat').closest('button')).toHaveAttribute('data-action', 'open-chat');
    expect(screen.getByText('More').closest('details')).toContainElement(screen.getByText('Cards'));
  });

  test('ME-003 ME-004 an external link opens in a new tab, and shows so', () => {
    show([
      { id: 'out', label: 'Out', href: 'https://example.com' },
      { id: 'in', label: 'In', href: '/in' },
    ]);

    const link = screen.getByText('Out').closest('a');
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveTextContent('Out (opens in a new tab)');
    expect(link?.querySelector('.menu__external')).not.toBeNull();
    expect(screen.getByText('In').closest('a')).not.toHaveAttribute('target');
  });

  test.each([
    [0, 'Post'],
    [99, 'Post 99'],
    [100, 'Post 99+'],
  ])('ME-005 of %i that wait it shows as many as fit', (counter, expected) => {
    show([{ id: 'post', label: 'Post', href: '/post', counter }]);

    expect(screen.getByText('Post').closest('a')?.textContent).toBe(expected);
  });

  test('nothing to choose from leaves no markup', () => {
    expect(show([{ id: 'none', label: 'None' }]).container).toBeEmptyDOMElement();
  });
});
