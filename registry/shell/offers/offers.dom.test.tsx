import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Offers } from './offers.tsx';

test('is a place that bears the name of its mbox', () => {
  render(
    <Offers mbox="home-hero">
      <p>Save more</p>
    </Offers>,
  );

  expect(screen.getByText('Save more').parentElement).toHaveAttribute('data-mbox', 'home-hero');
});
