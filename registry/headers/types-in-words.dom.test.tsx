import { screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { authoredFixture } from '#tests/fixture.ts';
import { registry } from '../index.ts';
import { showOnPage } from '../show-on-page.testing.ts';

const HEADERS = registry.entries.filter(({ family }) => family === 'headers');
const BODY = '<p>Branches close at noon.</p>';
const WORDS = {
  'en-GB': { information: 'Information', success: 'Success', warning: 'Warning', error: 'Error' },
  'fr-BE': {
    information: 'À noter',
    success: 'Opération réussie',
    warning: 'Avertissement',
    error: 'Erreur',
  },
  'nl-BE': { information: 'Informatie', success: 'Gelukt', warning: 'Waarschuwing', error: 'Fout' },
  'de-DE': { information: 'Hinweis', success: 'Erfolg', warning: 'Warnung', error: 'Fehler' },
};
const EVERY_WORD = Object.entries(WORDS).flatMap(([locale, words]) =>
  Object.entries(words).map(([type, word]) => ({ locale, type, word })),
);
const OF_BANNERS = EVERY_WORD.filter(({ type }) => ['information', 'warning'].includes(type));

afterEach(() => document.body.replaceChildren());

/** The names of all pictures in the element around a text, which stand before it. */
function namesBefore(text: string, around: string): (string | null)[] {
  const box = screen.getByText(text).closest<HTMLElement>(around) ?? document.body;
  return within(box)
    .getAllByRole('img')
    .map((icon) => icon.getAttribute('aria-label'));
}

test.each(HEADERS)('HD-008 a notification in a $type says its type', async (entry) => {
  const header = await authoredFixture(`headers/${entry.type}/minimal`);
  const headerNotification = { body: BODY, notificationType: 'warning' };

  await showOnPage({ registry, components: [{ ...header, headerNotification }] });

  expect(namesBefore('Branches close at noon.', '.notification')).toEqual(['Warning']);
});

test.each(EVERY_WORD)(
  'HD-008 a notification of type $type begins with "$word" in $locale',
  async ({ locale, type, word }) => {
    const header = await authoredFixture('headers/product-header/minimal');
    const headerNotification = { body: BODY, notificationType: type };

    await showOnPage({ registry, locale, components: [{ ...header, headerNotification }] });

    expect(namesBefore('Branches close at noon.', '.notification')).toEqual([word]);
  },
);

test.each(['product-header', 'campaign-header'])(
  'HD-009 a legal banner in a %s says its type',
  async (type) => {
    const header = await authoredFixture(`headers/${type}/minimal`);
    const legalBanner = { body: BODY, headerBannerType: 'warning' };

    await showOnPage({ registry, components: [{ ...header, legalBanner }] });

    expect(namesBefore('Branches close at noon.', '.legal-banner')).toEqual(['Warning']);
  },
);

test.each(OF_BANNERS)(
  'BL-006 the block of type $type begins with "$word" in $locale',
  async ({ locale, type, word }) => {
    const banner = { componentType: 'legal-banner', body: BODY, headerBannerType: type };

    await showOnPage({ registry, locale, components: [banner] });

    expect(namesBefore('Branches close at noon.', '.legal-banner')).toEqual([word]);
  },
);

test.each(EVERY_WORD.filter(({ type }) => type === 'error'))(
  'FP-036 what stands in place of a feature begins with "$word" in $locale',
  async ({ locale, word }) => {
    const feature = { componentType: 'feature', name: 'nowhere' };

    await showOnPage({ registry, locale, components: [feature] });

    const icon = within(screen.getByRole('alert')).getByRole('img');
    expect(icon).toHaveAccessibleName(word);
  },
);
