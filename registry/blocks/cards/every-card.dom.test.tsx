import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { showOnPage } from '../../show-on-page.testing.ts';
import { authoredFixture } from '#tests/fixture.ts';
import { registry } from '../../index.ts';

const TYPES = registry.entries.filter(({ family }) => family === 'cards').map(({ type }) => type);

test.each([
  { level: 2, title: '' },
  { level: 3, title: 'Picked for you' },
])('BL-003 cards of every kind are shown, below "$title" as h$level', async ({ level, title }) => {
  const full = await Promise.all(TYPES.map((type) => authoredFixture(`cards/${type}/full`)));
  const cards = full.map(({ id: _id, ...card }, index) => ({ ...card, title: `Card ${index}` }));

  await showOnPage({ registry, components: [{ componentType: 'cards', title, cards }] });

  const shown = screen
    .getAllByRole('article')
    .map((card) => [
      card.closest<HTMLElement>('.slot')?.dataset['type'],
      within(card).getByRole('heading', { level }).textContent,
    ]);
  expect(shown).toEqual(TYPES.map((type, index) => [type, `Card ${index}`]));
  expect(TYPES).toEqual(
    expect.arrayContaining(
      ['service', 'product', 'article', 'contact', 'video', 'news', 'feature'].map(
        (kind) => `${kind}-card`,
      ),
    ),
  );
});
