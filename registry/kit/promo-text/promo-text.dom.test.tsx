import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PromoText } from './promo-text.tsx';

const NOTE = { tag: 'sup', children: ['1'] };

test('BL-029 the figure of a promotional text stands apart from its words', () => {
  render(<PromoText text={['€\u00A03.50 a month, cards included']} />);

  const figure = screen.getByText('€\u00A03.50', { normalizer: (text) => text });

  expect(figure.tagName).toBe('STRONG');
  expect(figure.parentElement?.textContent).toBe('€\u00A03.50 a month, cards included');
});

test.each([
  ['now 2\u00A0% a year', '2\u00A0%'],
  ['from €\u00A03.50 a month', '€\u00A03.50'],
  ['Free for a year', undefined],
  ['From now on', undefined],
])('BL-029 only the figure of "%s" is set large', (text, figure) => {
  render(<PromoText text={[text]} data-testid="promo" />);

  const promo = screen.getByTestId('promo');
  expect(promo.querySelector('strong')?.textContent).toBe(figure);
  expect(promo.textContent).toBe(text);
});

test('the number of a footnote is no figure', () => {
  render(<PromoText text={['Free ', NOTE, ' with 2 cards ', NOTE]} data-testid="promo" />);

  const promo = screen.getByTestId('promo');
  expect(promo.querySelector('strong')?.textContent).toBe('2');
  expect(promo).toHaveTextContent('Free 1 with 2 cards 1');
});

test('a promotional text that says nothing leaves no markup', () => {
  const { container } = render(<PromoText text={[]} />);

  expect(container).toBeEmptyDOMElement();
});
