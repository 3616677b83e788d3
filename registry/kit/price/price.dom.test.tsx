import { render } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { Price } from './price.tsx';

describe('Price', () => {
  test('reads as one sentence, and its amount never breaks over two lines', () => {
    const { container } = render(
      <Price before="from" amount="€ 1 234,50" unit="a month" locale="nl-BE" />,
    );

    expect(container.textContent).toBe('from €\u00A01\u00A0234,50 a month');
    expect(container.querySelector('strong')?.textContent).toBe('€\u00A01\u00A0234,50');
  });

  test('is the amount alone where there is nothing else to say', () => {
    const { container } = render(<Price amount="-" locale="en-GB" />);

    expect(container.textContent).toBe('-');
  });

  test('MA-013 writes a number in its currency and locale, and a dash without a currency', () => {
    const { container } = render(
      <>
        <Price amount={1234.5} currency="EUR" locale="fr-BE" />
        <Price amount={1234.5} locale="fr-BE" />
      </>,
    );

    const amounts = [...container.querySelectorAll('strong')].map(({ textContent }) => textContent);
    expect(amounts).toEqual(['1\u00A0234,50\u00A0€', '-']);
  });
});
