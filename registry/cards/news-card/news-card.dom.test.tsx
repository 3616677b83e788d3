import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { createRegistry } from '#renderer';
import { showOnPage } from '../../show-on-page.testing.ts';
import { authoredFixture } from '#tests/fixture.ts';
import { newsCard } from './index.ts';

const registry = createRegistry([newsCard]);

async function show(name: string, locale = 'en-GB'): Promise<Record<string, unknown>> {
  const card = await authoredFixture(`cards/news-card/${name}`);
  await showOnPage({ registry, components: [card], locale });
  return card;
}

describe('NewsCard', () => {
  test('its title leads to the news', async () => {
    const { title } = await show('full');

    const link = screen.getByRole('link', { name: String(title) });

    expect(link).toHaveAttribute('href', '/en/individuals');
  });

  test.each([
    ['en-GB', 'News · 12 November 2026'],
    ['fr-BE', 'Actualité · 12 novembre 2026'],
    ['nl-BE', 'Nieuws · 12 november 2026'],
    ['de-DE', 'Aktuelles · 12. November 2026'],
  ])('CD-003 shows its date in %s', async (locale, text) => {
    await show('full', locale);

    const date = screen.getByRole('time');

    expect(date).toHaveAttribute('datetime', '2026-11-12');
    expect(date.parentElement).toHaveTextContent(text);
  });

  test.each(['minimal', 'day-that-does-not-exist'])(
    'CD-003 without a day that exists there is no date: %s',
    async (name) => {
      await show(name);

      expect(screen.getByRole('article')).toBeVisible();
      expect(screen.queryByRole('time')).toBeNull();
      expect(screen.queryByText(/News ·/)).toBeNull();
    },
  );

  test('shows its texts, its label and its invitation', async () => {
    const { intro } = await show('full');

    for (const text of [String(intro), 'Mechelen', 'In your town', 'Where they are']) {
      expect(screen.getByText(text)).toBeVisible();
    }
  });

  test('empty fields leave no markup', async () => {
    await show('minimal');

    const card = screen.getByRole('article');

    expect(card.querySelectorAll('p, ul, a, img, .card__foot')).toHaveLength(0);
  });
});
