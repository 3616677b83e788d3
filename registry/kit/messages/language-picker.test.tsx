import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ChoiceList } from '../choice-list/choice-list.tsx';
import { LANGUAGE_LABELS, offeredLanguages } from './website-languages.ts';

test('LO-012 a language picker leaves the French of Luxembourg out and offers all others', () => {
  const languages = Object.entries(LANGUAGE_LABELS).map(([id, label]) => ({
    id,
    label,
    url: `/${id}`,
    current: id === 'fr-LU',
  }));

  render(<ChoiceList label="Language" choices={offeredLanguages(languages)} isLanguages />);

  const offered = screen.getAllByRole('link').map((link) => link.getAttribute('hreflang'));
  expect(offered).toEqual(['nl-NL', 'nl-BE', 'fr-BE', 'en-GB', 'de-DE', 'it-IT']);
});
