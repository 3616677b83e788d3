import { render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { RichText } from './rich-text.tsx';

describe('RichText', () => {
  test('draws a tree as the elements it names', () => {
    const value = [
      { tag: 'p', children: ['Open in ', { tag: 'strong', children: ['five minutes'] }, '.'] },
      { tag: 'a', attributes: { href: '/rates', title: 'All rates' }, children: ['Rates'] },
    ];

    const { container } = render(<RichText value={value} />);

    expect(container.querySelector('p')).toHaveTextContent('Open in five minutes.');
    expect(container.querySelector('p > strong')).toHaveTextContent('five minutes');
    expect(screen.getByRole('link', { name: 'Rates' })).toHaveAttribute('href', '/rates');
    expect(screen.getByRole('link', { name: 'Rates' })).toHaveAttribute('title', 'All rates');
  });

  test('shows the cells of a table over as many columns as they ask for', () => {
    const cell = { tag: 'td', attributes: { colspan: '2' }, children: ['0.22%'] };
    const row = { tag: 'tr', children: [cell] };

    render(<RichText value={[{ tag: 'table', children: [{ tag: 'tbody', children: [row] }] }]} />);

    expect(screen.getByRole('cell')).toHaveAttribute('colspan', '2');
  });

  test('keeps only the text of an element it does not know', () => {
    const script = { tag: 'script', attributes: { src: '/x.js' }, children: ['harmless text'] };

    const { container } = render(<RichText value={[script]} />);

    expect(container.querySelector('script')).toBeNull();
    expect(container).toHaveTextContent('harmless text');
  });

  test('leaves out attributes it does not know', () => {
    const value = [
      { tag: 'p', attributes: { onclick: 'x()', style: 'color: red' }, children: ['a'] },
    ];

    render(<RichText value={value} />);

    expect(screen.getByText('a').getAttributeNames()).toEqual([]);
  });

  test.each([[undefined], [[]]])('leaves no markup for a text without content: %o', (value) => {
    const { container } = render(<RichText value={value} />);

    expect(container).toBeEmptyDOMElement();
  });
});
