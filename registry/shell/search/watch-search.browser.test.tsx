import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { SearchResults } from '../../blocks/search-results/search-results.tsx';
import resultTexts from '../../blocks/search-results/locales/en-GB.json';
import { renderInBrowser } from '../../render-in-browser.testing.ts';
import { isListSeen, openList, options, selectedText, show, type } from './show-search.testing.tsx';

beforeEach(() => page.viewport(1000, 800));

describe('a search', () => {
  test(
    'SR-005 SR-010 a click selects a suggestion, and submits it after a tick',
    { tags: ['deep'] },
    async () => {
      const { field, submitted, sent } = await openList();
      const [, second] = options();

      second?.click();
      expect(field.value).toBe('card lost');
      expect(selectedText()).toBe('card lost');
      expect(submitted).toEqual([]);

      await expect
        .poll(() => submitted)
        .toEqual([{ searchTerm: 'card lost', selectedSuggestionIndex: 1 }]);
      expect(sent).toEqual(['q=card lost']);
    },
  );

  test('SR-005 a press on a suggestion leaves the focus in the field', async () => {
    const { field, sent } = await openList();

    await page.getByRole('option', { name: 'card reader' }).click();

    await expect.poll(() => sent).toEqual(['q=card reader']);
    expect(document.activeElement).toBe(field);
  });

  test('SR-010 of a page of results is told of as well, without any suggestion', async () => {
    const { submitted } = show();
    renderInBrowser(<SearchResults componentType="search-results" messages={resultTexts} />);

    await userEvent.fill(page.getByLabelText('What are you looking for?'), 'savings');
    await userEvent.keyboard('{Enter}');

    expect(submitted).toEqual([{ searchTerm: 'savings', selectedSuggestionIndex: -1 }]);
  });

  test(
    'SR-010 tells its term and the suggestion that a key has selected',
    { tags: ['deep'] },
    async () => {
      const { submitted, sent } = await openList();

      await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{Enter}');

      expect(submitted).toEqual([{ searchTerm: 'card reader', selectedSuggestionIndex: 2 }]);
      expect(sent).toEqual(['q=card reader']);
      expect(isListSeen()).toBe(false);
    },
  );

  test('SR-010 tells that none is selected', { tags: ['deep'] }, async () => {
    const { field, submitted } = await openList();
    await userEvent.keyboard('{ArrowDown}');

    type(field, '  card limits ');
    await userEvent.keyboard('{Enter}');

    expect(submitted).toEqual([{ searchTerm: 'card limits', selectedSuggestionIndex: -1 }]);
  });

  test('SR-010 is told without suggestions too', { tags: ['deep'] }, async () => {
    const { field, submitted } = show('none');

    await userEvent.fill(field, 'card');
    await userEvent.keyboard('{Enter}');

    expect(submitted).toEqual([{ searchTerm: 'card', selectedSuggestionIndex: -1 }]);
  });

  test('SR-021 goes to the search page of the segment, with what was typed as q', async () => {
    const { field, form, sent } = show();

    await userEvent.fill(field, ' card limit ');
    await userEvent.keyboard('{Enter}');

    expect([form.method, form.getAttribute('action')]).toEqual(['get', '/en/individuals/search']);
    expect(sent).toEqual(['q=card limit']);
  });

  test.each(['', ' ', 'x', '  x  '])(
    'SR-008 %j is too short for the browser, and for the script where that does not look',
    { tags: ['deep'] },
    async (text) => {
      const { field, form, submitted, sent } = show();
      type(field, text);
      expect(form.checkValidity()).toBe(false);

      form.noValidate = true;
      form.requestSubmit();

      expect(submitted).toEqual([]);
      expect(sent).toEqual([]);
    },
  );

  test.each(['ab', ' ab', 'a b', 'été'])(
    'SR-008 %j is long enough',
    { tags: ['deep'] },
    async (text) => {
      const { field, form, submitted } = show();
      type(field, text);

      form.requestSubmit();

      expect(submitted).toMatchObject([{ searchTerm: text.trim() }]);
    },
  );

  test('SR-009 nobody types more than 128 characters, and no more are sent', async () => {
    const { field, form, sent } = show();
    expect(field.maxLength).toBe(128);

    field.value = 'x'.repeat(200);
    form.requestSubmit();

    expect(sent).toEqual([`q=${'x'.repeat(128)}`]);
  });
});
