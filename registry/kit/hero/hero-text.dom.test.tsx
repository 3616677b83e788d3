import { render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { HeroText } from './hero-text.tsx';

describe('HeroText', () => {
  test.each([
    [[], '4'],
    [['Warm walls.'], '4'],
    [['Warm walls.', 'Lower bills.'], '3'],
    [['Warm walls.', 'Lower bills.', 'From 2.95%.'], '2'],
  ])('HD-024 with the title parts %j its text has %s lines', (parts, lines) => {
    render(<HeroText title="Renovation" parts={parts} body={['Borrow for the work.']} />);

    expect(screen.getByText('Borrow for the work.')).toHaveAttribute('data-lines', lines);
  });

  test('parts of the title take its place, and are read as one', () => {
    render(<HeroText title="Renovation" parts={['Warm walls.', 'Lower bills.']} />);

    const title = screen.getByRole('heading', { level: 1 });

    expect(title.textContent).toBe('Warm walls. Lower bills.');
  });

  test('in a second header the title is an h2', () => {
    render(<HeroText title="Renovation" isSecondHeader />);

    expect(screen.getByRole('heading', { level: 2, name: 'Renovation' })).toBeVisible();
    expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
  });
});
