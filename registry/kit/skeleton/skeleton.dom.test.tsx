import { render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { Skeleton } from './skeleton.tsx';

describe('Skeleton', () => {
  test('BL-030 has a text for screen readers that something is loading, and hides its bones from them', () => {
    render(<Skeleton status="The page is loading" />);

    const status = screen.getByRole('status');

    expect(status.textContent).toBe('The page is loading');
    expect(status.querySelector('.skeleton__line')?.parentElement).toHaveAttribute(
      'aria-hidden',
      'true',
    );
  });

  test.each([1, 20])('has %i lines where so many are asked for', (lines) => {
    const { container } = render(<Skeleton status="The page is loading" lines={lines} />);

    expect(container.querySelectorAll('.skeleton__line')).toHaveLength(lines);
    expect(container.querySelector('.skeleton__picture')).toBeNull();
  });

  test('keeps the place of a picture where there will be one', () => {
    const { container } = render(<Skeleton status="The card is loading" hasPicture />);

    expect(container.querySelector('.skeleton__picture')).toBeInTheDocument();
  });
});
