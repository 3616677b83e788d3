import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Offer } from './offer.tsx';

test('an option that is shown is there for everybody', () => {
  render(
    <Offer contents="default summer" isShown>
      <button type="button">Open</button>
    </Offer>,
  );

  const { parentElement: option } = screen.getByRole('button', { name: 'Open' });
  expect(option).toHaveAttribute('data-contents', 'default summer');
  expect(option).not.toHaveAttribute('inert');
});

test('any other is inert: nobody reaches it, with a screen reader or without', () => {
  render(
    <Offer contents="saver" isShown={false}>
      <button type="button">Open</button>
    </Offer>,
  );

  expect(screen.getByText('Open').parentElement).toHaveAttribute('inert');
});
