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

  test.each('a b strong i em u s span div sub sup blockquote p ul ol li h2 h3 h4 h5 h6'.split(' '))(
    'draws <%s>, which an author may write',
    (tag) => {
      const { container } = render(<RichText value={[{ tag, children: ['Text'] }]} />);

      expect(container.querySelector(`.rich-text > ${tag}`)).toHaveTextContent('Text');
    },
  );

  test('keeps every attribute that an author may write, however it is spelled', () => {
    const attributes = {
      href: '/rates',
      id: 'rates',
      target: '_blank',
      REL: 'noopener',
      title: 'All rates',
      colSpan: '2',
      rowspan: '3',
    };

    const { container } = render(<RichText value={[{ tag: 'a', attributes, children: ['R'] }]} />);

    const names = container.querySelector('a')?.getAttributeNames() ?? [];
    expect(names.toSorted()).toEqual([
      'colspan',
      'href',
      'id',
      'rel',
      'rowspan',
      'target',
      'title',
    ]);
  });

  test('a mark in the text leads to its footnote, and that back to the mark', () => {
    const mark = { tag: 'note-mark', attributes: { note: '1', id: 'mark-1', href: '#note-1' } };
    const back = { tag: 'note-back', attributes: { note: '1', href: '#mark-1' } };
    const messages = { text_note: 'Footnote {{note}}', text_note_back: 'Back to {{note}}' };

    const { container } = render(
      <RichText
        messages={messages}
        value={[
          { tag: 'p', children: ['Free', mark] },
          { tag: 'p', attributes: { id: 'note-1' }, children: ['For a year.', back] },
        ]}
      />,
    );

    const toNote = screen.getByRole('link', { name: 'Footnote 1' });
    const toMark = screen.getByRole('link', { name: 'Back to 1' });
    expect(toNote).toHaveAttribute('href', '#note-1');
    expect(toNote).toHaveAttribute('id', 'mark-1');
    expect(toNote.parentElement?.tagName).toBe('SUP');
    expect(toMark).toHaveAttribute('href', '#mark-1');
    expect(container.textContent).toBe('Free1For a year.\u00A0↑');
  });

  test.each(['h2', 'h3', 'h4', 'h5', 'h6'])('a table is named by the <%s> above it', (tag) => {
    render(
      <RichText
        about="Loans"
        value={[
          { tag, children: ['What it ', { tag: 'em', children: ['costs'] }] },
          { tag, children: [] },
          { tag: 'table', children: [] },
        ]}
      />,
    );

    expect(screen.getByRole('region')).toHaveAccessibleName('What it costs');
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
