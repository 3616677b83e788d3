import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Suggestion } from '#schemas/generated/suggestion.ts';
import {
  isListSeen,
  list,
  openList,
  optionTexts,
  options,
  selectedText,
  show,
  statusText,
  suggestionsOf,
  type,
} from './show-search.testing.tsx';

beforeEach(() => page.viewport(1000, 800));

describe('the suggestions', () => {
  test('SR-007 are shown only while the field is focused', { tags: ['deep'] }, async () => {
    const { field } = show();
    expect(list()).toBeNull();

    await userEvent.click(field);
    await expect.poll(isListSeen).toBe(true);
    field.blur();
    expect(isListSeen()).toBe(false);
    expect(field.ariaExpanded).toBe('false');

    field.focus();
    expect(isListSeen()).toBe(true);
  });

  test('SR-007 are not shown where there are none', async () => {
    const { field, suggestMock } = show(async () => []);

    await userEvent.click(field);
    await expect.poll(() => suggestMock.mock.calls.length).toBe(1);
    await suggestMock.mock.results[0]?.value;

    expect(field.ariaExpanded).toBe('false');
    expect(isListSeen()).toBe(false);
  });

  test('SR-018 are asked for once after several keys', { tags: ['deep'] }, async () => {
    const { field, suggestMock } = show();
    field.focus();
    await expect.poll(() => suggestMock.mock.calls.length).toBe(1);

    for (const text of ['c', 'ca', 'car', 'card']) type(field, text);
    await expect.poll(() => suggestMock.mock.calls.length).toBe(2);

    expect(suggestMock.mock.calls.map(([query]) => query)).toEqual(['', 'card']);
  });

  test('that come late never take the place of newer ones', { tags: ['deep'] }, async () => {
    const answers = new Map<string, (found: readonly Suggestion[]) => void>();
    const { field } = show((query) => new Promise((resolve) => void answers.set(query, resolve)));
    field.focus();
    type(field, 'old');
    await expect.poll(() => answers.has('old')).toBe(true);
    type(field, 'new');
    await expect.poll(() => answers.has('new')).toBe(true);

    answers.get('new')?.(suggestionsOf('newer'));
    answers.get('old')?.(suggestionsOf('older'));

    await expect.poll(optionTexts).toEqual(['newer']);
    await Promise.resolve();
    expect(optionTexts()).toEqual(['newer']);
  });

  test(
    'are told to a screen reader: a combobox with a list, and how many there are',
    { tags: ['deep'] },
    async () => {
      const { field } = await openList();

      expect(field).toHaveAttribute('role', 'combobox');
      expect(field).toHaveAttribute('aria-autocomplete', 'list');
      expect(field).toHaveAttribute('aria-expanded', 'true');
      expect(field).toHaveAttribute('aria-controls', list()?.id);
      expect(list()).toHaveAttribute('aria-label', 'Suggestions');
      expect(statusText()).toBe('3 suggestions');

      field.blur();
      expect(statusText()).toBe('');
      expect(field).not.toHaveAttribute('aria-controls');
    },
  );

  test(
    'that many search for have a title, and one has the singular',
    { tags: ['deep'] },
    async () => {
      await openList(
        show(async () => suggestionsOf('card limit').map((one) => ({ ...one, top: true }))),
      );

      expect(list()).toHaveAttribute('aria-label', 'Popular searches');
      await expect.element(page.getByText('Popular searches')).toBeVisible();
      expect(statusText()).toBe('1 suggestion');
    },
  );

  test(
    'stress what was not typed, and show markup as the text that it is',
    { tags: ['deep'] },
    async () => {
      const [first] = suggestionsOf('card<img src=x onerror=alert(1)>');
      await openList(show(async () => (first ? [{ ...first, suggestedText: ' limit' }] : [])));

      expect(options()[0]?.querySelector('img')).toBeNull();
      expect(optionTexts()).toEqual([expect.stringContaining('<img src=x')]);
      expect(options()[0]?.querySelector('strong')?.textContent).toBe(' limit');
    },
  );

  test(
    'come back with the next key, whatever was rendered again meanwhile',
    { tags: ['deep'] },
    async () => {
      const { field } = await openList();
      document.querySelector('[data-suggestions]')?.replaceChildren();
      field.removeAttribute('role');

      await userEvent.keyboard('{ArrowDown}');

      expect(field).toHaveAttribute('role', 'combobox');
      expect(selectedText()).toBe('card limit');
      expect(isListSeen()).toBe(true);
    },
  );
});

describe('keys', () => {
  test('SR-003 the arrow keys move through the suggestions', { tags: ['deep'] }, async () => {
    const { field } = await openList();

    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(field.value).toBe('card lost');
    expect(selectedText()).toBe('card lost');
    expect(field.getAttribute('aria-activedescendant')).toBe(options()[1]?.id);

    await userEvent.keyboard('{ArrowUp}');
    expect(field.value).toBe('card limit');
    expect(document.activeElement).toBe(field);
  });

  test(
    'SR-004 past the last and before the first one lies what was typed',
    { tags: ['deep'] },
    async () => {
      const { field, suggestMock } = await openList();
      type(field, 'car');
      await expect.poll(() => suggestMock.mock.calls.length).toBe(2);
      await expect.poll(isListSeen).toBe(true);

      await userEvent.keyboard('{ArrowUp}');
      expect(field.value).toBe('card reader');
      await userEvent.keyboard('{ArrowDown}');
      expect(field.value).toBe('car');
      expect(field).not.toHaveAttribute('aria-activedescendant');
      await userEvent.keyboard('{ArrowDown}{ArrowUp}');
      expect(field.value).toBe('car');
      expect(selectedText()).toBeUndefined();
    },
  );

  test(
    'SR-006 Escape clears the suggestions first, and only then what was typed',
    { tags: ['deep'] },
    async () => {
      const { field } = await openList();
      type(field, 'car');
      await userEvent.keyboard('{ArrowDown}');

      await userEvent.keyboard('{Escape}');
      expect(isListSeen()).toBe(false);
      expect(field.value).toBe('car');

      await userEvent.keyboard('{Escape}');
      expect(field.value).toBe('');
    },
  );

  test('SR-006 the key 27 does too', async () => {
    const { field } = await openList();

    field.dispatchEvent(new KeyboardEvent('keydown', { keyCode: 27, cancelable: true }));

    expect(isListSeen()).toBe(false);
  });

  test(
    'SR-006 in the row of a narrow window Escape closes the list first, and then the row',
    { tags: ['deep'] },
    async () => {
      await page.viewport(400, 800);
      const { field, form } = show();
      await page.getByRole('button', { name: 'Search' }).click();
      await expect.poll(isListSeen).toBe(true);

      await userEvent.keyboard('{Escape}');
      expect(isListSeen()).toBe(false);
      expect(document.activeElement).toBe(field);
      expect(form.checkVisibility()).toBe(true);

      await userEvent.keyboard('{Escape}');
      expect(form.checkVisibility()).toBe(false);
    },
  );

  test('an arrow opens the list again', { tags: ['deep'] }, async () => {
    await openList();
    await userEvent.keyboard('{Escape}');

    await userEvent.keyboard('{ArrowDown}');

    await expect.poll(isListSeen).toBe(true);
    expect(selectedText()).toBeUndefined();
  });
});
