import { render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { fixture } from '#tests/fixture.ts';
import { Cards, type CardsBlockProps } from './cards.tsx';

const full = await fixture<CardsBlockProps>('blocks/cards/full');

describe('Cards', () => {
  test('shows its title above the cards', () => {
    render(
      <Cards {...full}>
        <div>A card</div>
      </Cards>,
    );

    const heading = screen.getByRole('heading', { level: 2, name: 'Picked for November' });

    const order = heading.compareDocumentPosition(screen.getByText('A card'));
    expect(order).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  test('without title and cards it has nothing inside', async () => {
    const minimal = await fixture<CardsBlockProps>('blocks/cards/minimal');

    const { container } = render(<Cards {...minimal} />);

    expect(container.firstElementChild).toBeEmptyDOMElement();
  });
});
