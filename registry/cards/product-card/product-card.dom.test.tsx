import { render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { ProductCardProps } from '#schemas/generated/cards/product-card.ts';
import { fixture } from '#tests/fixture.ts';
import { ProductCard } from './product-card.tsx';

const full = await fixture<ProductCardProps>('cards/product-card/full');
const minimal = await fixture<ProductCardProps>('cards/product-card/minimal');

describe('ProductCard', () => {
  test('its title leads to the product, and is the only stop for the keyboard', () => {
    render(<ProductCard {...full} />);

    const link = screen.getByRole('link');

    expect(link).toHaveAccessibleName(full.title);
    expect(link).toHaveAttribute('href', '/en/individuals/borrowing/your-first-home-loan');
  });

  test('shows its picture, its label, its texts, its figure and its invitation', () => {
    render(<ProductCard {...full} />);

    expect(screen.getByRole('img', { name: 'A house and its keys' })).toBeVisible();
    for (const text of ['Green rate', full.intro ?? '', '3.15%', 'Simulate my loan']) {
      expect(screen.getByText(text)).toBeVisible();
    }
    expect(screen.getByText('energy label of A or B')).toBeVisible();
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(
      full.checkMarkList,
    );
  });

  test.each(['small', 'medium', 'large'] as const)('can be %s', (cardSize) => {
    render(<ProductCard {...minimal} cardSize={cardSize} />);

    expect(screen.getByRole('article')).toHaveAttribute('data-size', cardSize);
  });

  test('empty fields leave no markup', () => {
    const { container } = render(<ProductCard {...minimal} />);

    expect(container.querySelectorAll('p, ul, a, img, .card__foot')).toHaveLength(0);
  });
});
