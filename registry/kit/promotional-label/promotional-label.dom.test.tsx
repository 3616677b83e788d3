import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PromotionalLabel } from './promotional-label.tsx';

test('BL-027 a label is for an offer where its author does not say what it is for', () => {
  render(<PromotionalLabel label={{ body: 'Until 31 December' }} />);

  expect(screen.getByText('Until 31 December')).toHaveAttribute('data-label-type', 'commercial');
});

test('BL-027 a label may be for news about the service', () => {
  render(<PromotionalLabel label={{ body: 'Now in the app', labelType: 'operational' }} />);

  expect(screen.getByText('Now in the app')).toHaveAttribute('data-label-type', 'operational');
});

test.each(['', ' '])('a label that says "%s" leaves no markup', (body) => {
  const { container } = render(<PromotionalLabel label={{ body }} />);

  expect(container).toBeEmptyDOMElement();
});
