import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PageSkeleton } from './page-skeleton.tsx';

test('FP-003 the skeleton of a page has 20 lines, and says that the page is loading', () => {
  render(<PageSkeleton messages={{ loading: 'The page is loading' }} />);

  const status = screen.getByRole('status');

  expect(status).toHaveTextContent('The page is loading');
  expect(status.querySelectorAll('.skeleton__line')).toHaveLength(20);
});
