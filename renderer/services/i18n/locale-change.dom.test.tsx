import { act, render, screen } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { expect, test } from 'vitest';
import { createMemoryHost } from '../../host/memory/index.testing.ts';
import { createEvents } from '../events/index.ts';
import { LOCALE_CHANGED, type I18n } from './create-i18n.ts';
import type { Messages } from './messages.ts';
import { sampleI18n } from './sample-i18n.testing.ts';

const LABELS: Readonly<Record<string, string>> = {
  'en-GB': 'Close',
  'fr-BE': 'Fermer',
  'nl-BE': 'Sluiten',
};

const events = createEvents(createMemoryHost());

/** Shows its messages in the present locale, and keeps the last ones while new ones are loaded. */
function CloseButton({ i18n }: { readonly i18n: I18n }) {
  const [label, setLabel] = useState('');
  useEffect(() => {
    const show = async () => {
      const { locale } = i18n;
      const messages = await i18n.messages('kit', loadLabel);
      if (i18n.locale === locale) setLabel(messages['close'] ?? '');
    };
    void show();
    return events.on(LOCALE_CHANGED, () => void show());
  }, [i18n]);
  return <button type="button">{label}</button>;
}

function loadLabel(locale: string): Promise<Messages> {
  return Promise.resolve({ close: LABELS[locale] ?? '' });
}

test('LO-002 the messages of a component change with the locale', async () => {
  const i18n = sampleI18n('en-GB', events);
  render(<CloseButton i18n={i18n} />);
  expect(await screen.findByRole('button', { name: 'Close' })).toBeInTheDocument();

  act(() => i18n.setLocale('fr-BE'));

  expect(await screen.findByRole('button', { name: 'Fermer' })).toBeInTheDocument();
});

test('LO-002 of two changes in a row the last one is shown', async () => {
  const i18n = sampleI18n('en-GB', events);
  render(<CloseButton i18n={i18n} />);

  act(() => i18n.setLocale('fr-BE'));
  act(() => i18n.setLocale('nl-BE'));

  expect(await screen.findByRole('button', { name: 'Sluiten' })).toBeInTheDocument();
});
