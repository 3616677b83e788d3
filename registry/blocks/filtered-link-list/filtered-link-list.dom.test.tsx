import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { FilteredLinkListProps } from '#schemas/generated/blocks/filtered-link-list.ts';
import { fixture } from '#tests/fixture.ts';
import { FilteredLinkList } from './filtered-link-list.tsx';
import messages from './locales/en-GB.json';

const full = await fixture<FilteredLinkListProps>('blocks/filtered-link-list/full');
const strange = await fixture<FilteredLinkListProps>(
  'blocks/filtered-link-list/links-that-do-not-count',
);
const ALL = full.textLinks.map(({ text }) => text);
const SAVING = full.textLinks.filter(({ filter }) => filter === 'saving').map(({ text }) => text);
const button = (name: string) => screen.getByRole('button', { name });
const displayedLinks = () => screen.getAllByRole('link').map((link) => link.textContent);

describe('FilteredLinkList', () => {
  test('BL-015 shows its title, its filters and all its links while no filter is chosen', () => {
    render(<FilteredLinkList {...full} messages={messages} />);

    expect(screen.getByRole('heading', { level: 2, name: 'Forms and documents' })).toBeVisible();
    const filters = within(screen.getByRole('group', { name: 'Narrow the list' }));
    expect(filters.getAllByRole('button').map((each) => each.textContent)).toEqual([
      'All',
      'Daily banking',
      'Saving',
      'Borrowing',
    ]);
    expect(button('All')).toHaveAttribute('aria-pressed', 'true');
    expect(displayedLinks()).toEqual(ALL);
    expect(screen.getByRole('link', { name: 'Close a savings account' })).toHaveAttribute(
      'href',
      '/en/individuals',
    );
  });

  test('BL-015 a filter narrows the list to its links, and says how many there are', async () => {
    render(<FilteredLinkList {...full} messages={messages} />);

    await userEvent.click(button('Saving'));

    expect(displayedLinks()).toEqual(SAVING);
    expect(button('Saving')).toHaveAttribute('aria-pressed', 'true');
    expect(button('All')).toHaveAttribute('aria-pressed', 'false');
    expect(screen.getByRole('status')).toHaveTextContent('Links shown: 2');
  });

  test.each(['Saving', 'All'])('BL-015 after that, %s shows all links again', async (name) => {
    render(<FilteredLinkList {...full} messages={messages} />);
    await userEvent.click(button('Saving'));

    await userEvent.click(button(name));

    expect(displayedLinks()).toEqual(ALL);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  test('BL-015 another filter takes the place of the first one', async () => {
    render(<FilteredLinkList {...full} messages={messages} />);

    await userEvent.click(button('Saving'));
    await userEvent.click(button('Borrowing'));

    expect(displayedLinks()).toEqual(['Take your home loan along']);
  });

  test('BL-015 what a server renders, which is all there is without script, has every link', () => {
    const html = renderToString(<FilteredLinkList {...full} messages={messages} />);

    expect(html.match(/<a /g)).toHaveLength(ALL.length);
  });

  test('BL-038 links that do not count do not show, nor filters that no link has', async () => {
    render(<FilteredLinkList {...strange} messages={messages} />);

    expect(screen.getAllByRole('button').map((each) => each.textContent)).toEqual([
      'All',
      'Saving',
    ]);
    expect(displayedLinks()).toEqual(['The one with a filter', 'The one with an unknown filter']);
  });

  test('when the chosen filter is taken away all links show', async () => {
    const { rerender } = render(<FilteredLinkList {...full} messages={messages} />);
    await userEvent.click(button('Saving'));

    const filters = full.filters.filter(({ key }) => key !== 'saving');
    rerender(<FilteredLinkList {...full} filters={filters} messages={messages} />);

    expect(displayedLinks()).toEqual(ALL);
    expect(button('All')).toHaveAttribute('aria-pressed', 'true');
  });

  test('without links it has neither filters nor a list', async () => {
    const minimal = await fixture<FilteredLinkListProps>('blocks/filtered-link-list/minimal');

    render(<FilteredLinkList {...minimal} messages={messages} />);

    expect(screen.queryByRole('group')).toBeNull();
    expect(screen.queryByRole('list')).toBeNull();
  });
});
