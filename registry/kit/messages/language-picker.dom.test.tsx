import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { samplePage } from '../../shell/sample-page.testing.ts';
import messages from '../../shell/top-bar/locales/en-GB.json';
import { TopBar } from '../../shell/top-bar/top-bar.tsx';

/** The languages that have a label, as an experience configures them. */
const LABELS = {
  'nl-NL': 'Nederlands',
  'nl-BE': 'Nederlands',
  'fr-BE': 'Français',
  'fr-LU': 'Français',
  'en-GB': 'English',
  'de-DE': 'Deutsch',
  'it-IT': 'Italiano',
};

/** Each link of the top bar's language picker, on a page that exists in all of these languages. */
function offeredLinks(): string[] {
  const languages = Object.entries(LABELS).map(([id, label]) => ({
    id,
    label,
    url: `/${id}`,
    current: id === 'fr-LU',
  }));
  render(<TopBar page={{ ...samplePage, languages }} messages={messages} />);
  const picker = document.querySelectorAll('[data-menu][aria-label="Language"] a');
  return [...picker].map((link) => `${link.getAttribute('hreflang')} ${link.textContent}`);
}

test('LO-012 LO-017 the picker leaves the French of Luxembourg out and shows the labels of all others', () => {
  expect(offeredLinks()).toEqual([
    'nl-NL Nederlands',
    'nl-BE Nederlands',
    'fr-BE Français',
    'en-GB English',
    'de-DE Deutsch',
    'it-IT Italiano',
  ]);
});
