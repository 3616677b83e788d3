import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { createRegistry } from '#renderer';
import { showOnPage } from '../../show-on-page.testing.ts';
import { authoredFixture } from '#tests/fixture.ts';
import { articleCard } from '../../cards/article-card/index.ts';
import { serviceCard } from '../../cards/service-card/index.ts';
import { cards } from './index.ts';

const registry = createRegistry([cards, serviceCard, articleCard]);

async function titlesOf(name: string, changes: object = {}): Promise<(string | null)[]> {
  const block = { ...(await authoredFixture(`blocks/cards/${name}`)), ...changes };
  await showOnPage({ registry, components: [block] });
  return screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);
}

describe('a top card set', () => {
  test('CD-010 begins with its leader, and keeps the order of the others', async () => {
    expect(await titlesOf('top-card-set')).toEqual(['Third', 'First', 'Second', 'Fourth']);
  });

  test('CD-009 a card that cannot be shown does not count', async () => {
    const card = { componentType: 'service-card', cardSize: 'small' };
    const broken = { ...card, title: 'Broken', cardSize: 'enormous' };
    const last = { componentType: 'service-card', title: 'Third of those that are shown' };
    const changes = { cards: [{ ...card, title: 'A' }, broken, { ...card, title: 'B' }, last] };

    expect(await titlesOf('top-card-set', changes)).toEqual([last.title, 'A', 'B']);
  });

  test('other cards stay in the order written, whatever their priority', async () => {
    expect(await titlesOf('full')).toHaveLength(2);
    expect(screen.getByRole('heading', { name: /Saver Plus/ })).toBe(
      screen.getAllByRole('heading', { level: 3 })[0],
    );
  });
});
