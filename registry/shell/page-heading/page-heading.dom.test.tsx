import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { samplePage } from '../sample-page.testing.ts';
import { PageHeading } from './page-heading.tsx';

test('is the h1 of a page', () => {
  render(<PageHeading data={{ text: 'Rates and fees' }} page={samplePage} messages={{}} />);

  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Rates and fees');
});
