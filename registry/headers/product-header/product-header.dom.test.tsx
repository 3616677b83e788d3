import { render, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { ProductHeaderProps } from '#schemas/generated/headers/product-header.ts';
import { fixture } from '#tests/fixture.ts';
import { iconsIn, linksIn, storesIn } from '../../seen.testing.ts';
import { ProductHeader } from './product-header.tsx';

const full = await fixture<ProductHeaderProps>('headers/product-header/full');
const minimal = await fixture<ProductHeaderProps>('headers/product-header/minimal');
const pictured = await fixture<ProductHeaderProps>(
  'headers/product-header/picture-instead-of-a-card',
);
const strange = await fixture<ProductHeaderProps>('headers/product-header/title-of-200-letters');

describe('ProductHeader', () => {
  test('HD-029 shows its way back, title, subtitle, text, label and promotion', () => {
    render(<ProductHeader {...full} />);

    expect(screen.getByRole('link', { name: 'Borrowing' })).toHaveAttribute(
      'href',
      '/en/individuals',
    );
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Meridia home loan');
    expect(screen.getByText('For the first house and the next')).toBeVisible();
    expect(screen.getByText(/One fixed amount a month/)).toBeVisible();
    expect(screen.getByText('For first homes')).toBeVisible();
    expect(screen.getByText(/energy label of A or B/, { selector: '.promo-line *' })).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('Advisers answer until eight');
  });

  test('HD-015 HD-029 shows the card of the product in the place of the picture', () => {
    render(<ProductHeader {...full} />);

    const card = screen.getByRole('article');

    expect(within(card).getByRole('heading', { level: 2 })).toHaveTextContent('Fixed for 20 years');
    expect(within(card).getByText('Green rate')).toBeVisible();
    expect(within(card).getByText('From € 25,000, over 10 to 30 years.')).toBeVisible();
    const points = within(card).getAllByRole('listitem');
    expect(points.map((point) => point.textContent)).toEqual(full.productCard?.checkMarkList);
    expect(card).toHaveTextContent('3.15% APR for energy label A or B');
    expect(card).toHaveTextContent('See all rates');
    expect(linksIn(card, '')).toEqual([
      ['Fixed for 20 years', '/en/individuals/borrowing/your-first-home-loan'],
    ]);
    expect(within(card).getByRole('img', { name: 'A house and its keys' })).toBeVisible();
    expect(screen.getAllByRole('img', { name: 'A house and its keys' })).toHaveLength(1);
  });

  test('HD-029 without a card it shows the picture', () => {
    render(<ProductHeader {...pictured} />);

    expect(screen.queryByRole('article')).toBeNull();
    expect(screen.getByRole('img', { name: 'A house and its keys' })).toHaveAttribute(
      'loading',
      'eager',
    );
  });

  test('HD-029 shows what to do next, the app stores, the legal banner and selling points', () => {
    const { container } = render(<ProductHeader {...full} />);

    expect(linksIn(container, '.call-to-actions')).toEqual([
      ['Simulate my loan', '/en/individuals/borrowing/your-first-home-loan', 'filled'],
      ['Book a visit', '/en/individuals/borrowing/your-first-home-loan', 'text'],
    ]);
    expect(screen.getByText('Free, no obligation')).toBeVisible();
    expect(screen.getByText('In a branch or by video')).toBeVisible();
    expect(storesIn(container)).toEqual([
      ['android', 'vitrine:fill:google-play-logo', 'Get it on Google Play', '/en/individuals'],
      ['ios', 'vitrine:fill:apple-logo', 'Get it on the App Store', '/en/individuals'],
    ]);
    expect(container.querySelector('.hero__panel > .legal-banner')).toHaveTextContent(
      'Borrowing money also costs money.',
    );
    expect(container.querySelectorAll('.usps > li')).toHaveLength(3);
    expect(iconsIn(container, '.usps')).toEqual(full.usps?.map(({ icon }) => icon));
  });

  test('HD-029 fields that are left out leave no markup', () => {
    const { container } = render(<ProductHeader {...minimal} />);

    expect(container.querySelectorAll('a, p, ul, svg, img, article, [role]')).toHaveLength(0);
    expect(container.querySelectorAll('.hero__panel > *')).toHaveLength(1);
  });

  test('HD-029 fields that are empty leave no markup', () => {
    const { container } = render(<ProductHeader {...strange} />);

    expect(container.querySelectorAll('a, ul, img, .legal-banner, .app-stores')).toHaveLength(0);
  });

  test('as a second header of a page its title is an h2', () => {
    render(<ProductHeader {...minimal} isSecondHeader />);

    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Meridia home loan');
  });
});
