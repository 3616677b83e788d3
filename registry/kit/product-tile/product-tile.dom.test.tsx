import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ProductTile } from './product-tile.tsx';

const CONTENT = {
  title: 'Saver Plus',
  body: [{ tag: 'p', children: ['Interest from the first euro.'] }],
  checkMarkList: ['Withdraw whenever you like'],
  promoText: ['2.35% a year'],
  link: { text: 'Open it', url: '/open' },
};

test('a tile shows all that its product has, and its title is the only link', () => {
  render(<ProductTile content={CONTENT} />);

  expect(screen.getByRole('link')).toHaveAccessibleName('Saver Plus');
  for (const text of ['Interest from the first euro.', '2.35%', 'Open it']) {
    expect(screen.getByText(text)).toBeVisible();
  }
  expect(screen.getByRole('listitem')).toHaveTextContent('Withdraw whenever you like');
});

test.each([2, 3] as const)('the title of a tile can be of level %i', (level) => {
  render(<ProductTile content={{ ...CONTENT, titleLevel: level }} />);

  expect(screen.getByRole('heading', { level, name: 'Saver Plus' })).toBeVisible();
});

test('a tile with a title only has no other words', () => {
  const { container } = render(<ProductTile content={{ title: 'Saver Plus' }} />);

  expect(container.querySelectorAll('p, ul, a, img, .card__foot')).toHaveLength(0);
});
