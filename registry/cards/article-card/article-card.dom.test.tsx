import { render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { ArticleCardProps } from '#schemas/generated/cards/article-card.ts';
import { fixture } from '#tests/fixture.ts';
import { ArticleCard } from './article-card.tsx';
import german from './locales/de-DE.json';
import english from './locales/en-GB.json';

const full = await fixture<ArticleCardProps>('cards/article-card/full');
const minimal = await fixture<ArticleCardProps>('cards/article-card/minimal');

describe('ArticleCard', () => {
  test('its title leads to the story', () => {
    render(<ArticleCard {...full} messages={english} />);

    const link = screen.getByRole('link', { name: full.title });

    expect(link).toHaveAttribute('href', '/en/individuals/saving/saver-plus');
  });

  test.each([
    ['English', english, 'Article · 6 min read'],
    ['German', german, 'Artikel · 6 Min. Lesezeit'],
  ])('says in %s how long reading takes', (_, messages, text) => {
    render(<ArticleCard {...full} messages={messages} />);

    expect(screen.getByText(text)).toBeVisible();
  });

  test('shows its intro, its label and its invitation', () => {
    render(<ArticleCard {...full} messages={english} />);

    expect(screen.getByText(full.intro ?? '')).toBeVisible();
    expect(screen.getByText('Read most')).toBeVisible();
    expect(screen.getByText('Read the story')).toBeVisible();
  });

  test('empty fields leave no markup', () => {
    const { container } = render(<ArticleCard {...minimal} messages={english} />);

    expect(container.querySelectorAll('p, a, img, .card__foot')).toHaveLength(0);
  });
});
