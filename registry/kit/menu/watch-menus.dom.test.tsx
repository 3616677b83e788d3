import { describe, expect, test } from 'vitest';
import { findDropdownMenu } from './watch-menus.ts';

describe('dropdownMenu', () => {
  test('ME-014 says which selector finds no trigger', () => {
    expect(() => findDropdownMenu(document, { id: 'apps', trigger: '#open' })).toThrow(
      'No element of the page matches the trigger of the menu apps: #open',
    );
  });

  test('ME-015 needs an id', () => {
    expect(() => findDropdownMenu(document, { id: '' })).toThrow('A dropdown menu needs an id.');
  });
});
