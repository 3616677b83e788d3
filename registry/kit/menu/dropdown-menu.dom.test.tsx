import { describe, expect, test } from 'vitest';
import { dropdownMenu } from './dropdown-menu.ts';

describe('dropdownMenu', () => {
  test('ME-014 says which selector finds no trigger', () => {
    expect(() => dropdownMenu(document, { id: 'apps', trigger: '#open' })).toThrow(
      'No element of the page matches the trigger of the menu apps: #open',
    );
  });

  test('ME-015 needs an id', () => {
    expect(() => dropdownMenu(document, { id: '' })).toThrow('A dropdown menu needs an id.');
  });
});
