import { render, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { SearchState } from '#renderer';
import type { SearchResultsProps } from '#schemas/generated/blocks/search-results.ts';
import { fixture } from '#tests/fixture.ts';
import { searchMessages } from './search-messages.ts';
import { SearchResults } from './search-results.tsx';

const full = await fixture<SearchResultsProps>('blocks/search-results/full');
const { default: english } = await searchMessages('en-GB');

const item = (number: number) => ({
  title: `Page ${number}`,
  url: `/en/individuals/page-${number}`,
  excerpt: 'A card for everyday, and cards for more',
});
const found = (total: number, more: object = {}): SearchState => ({
  status: 'found',
  term: 'card',
  page: 1,
  locale: 'en-GB',
  total,
  items: Array.from({ length: Math.min(total, 10) }, (_, index) => item(index + 1)),
  ...more,
});

function show(search?: SearchState, messages = english) {
  return render(
    <SearchResults
      componentType="search-results"
      {...(search && { search })}
      messages={messages}
    />,
  );
}
const field = () => screen.getByRole('searchbox', { name: 'What are you looking for?' });
const heading = () => screen.getByRole('heading', { level: 2 });

describe('the field of the search results', () => {
  test('is a landmark with a name of its own, and its form leads to the page it stands on', () => {
    show();

    const form = screen.getByRole('search', { name: 'Search this site' });
    expect(form).toHaveAttribute('method', 'get');
    expect(form).not.toHaveAttribute('action');
    expect(within(form).getByRole('button', { name: 'Search' })).toHaveAttribute('type', 'submit');
    expect(field()).toHaveAttribute('name', 'q');
  });

  test.each([
    ['', false],
    [' ', false],
    ['a', false],
    ['  a  ', false],
    ['ab', true],
    [' ab ', true],
    ['a b', true],
    ['a'.repeat(128), true],
  ])('SR-008 SR-009 takes %j as a term: %s', (value, isTaken) => {
    show();

    const input = field();
    input.setAttribute('value', value);

    expect(input).toHaveAttribute('maxlength', '128');
    expect(input).toHaveProperty('validity.valid', isTaken);
  });

  test('holds what was searched for, whatever the term', () => {
    show(found(1, { term: '"><b>card</b>' }));

    expect(field()).toHaveValue('"><b>card</b>');
  });

  test('is all there is where nothing was searched for', () => {
    const { container } = show();

    expect(screen.queryByRole('heading')).toBeNull();
    expect(container.querySelector('.search-results')?.children).toHaveLength(1);
    expect(field()).toHaveValue('');
    expect(field()).not.toHaveAttribute('aria-invalid');
  });

  test('says what to do where the term is too short, and nothing else', () => {
    show({ status: 'too-short', term: 'a', page: 1, locale: 'en-GB' });

    expect(field()).toHaveAccessibleDescription('Type at least two characters.');
    expect(field()).toBeInvalid();
    expect(screen.queryByRole('heading')).toBeNull();
  });

  test('stands below the title that its author gave it', () => {
    render(<SearchResults {...full} messages={english} />);

    expect(heading()).toHaveTextContent('Search everything');
  });
});

describe('the search results', () => {
  test('say how many there are for what, and each has a title, an excerpt and its address', () => {
    const { container } = show(found(2));

    expect(heading()).toHaveTextContent('2 results for “card”');
    const [first] = screen.getAllByRole('listitem');
    const result = within(first ?? container);
    expect(result.getByRole('heading', { level: 3, name: 'Page 1' })).toBeVisible();
    expect(result.getByRole('link')).toHaveAttribute('href', '/en/individuals/page-1');
    expect(first).toHaveTextContent(
      'Page 1A card for everyday, and cards for more/en/individuals/page-1',
    );
    expect([...container.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual([
      'card',
      'cards',
      'card',
      'cards',
    ]);
  });

  test.each([
    ['en-GB', '1 result for “card”', '1,200 results for “card”'],
    ['fr-BE', '1 résultat pour « card »', '1 200 résultats pour « card »'],
    ['nl-BE', '1 resultaat voor “card”', '1.200 resultaten voor “card”'],
    ['de-DE', '1 Ergebnis für „card“', '1.200 Ergebnisse für „card“'],
  ])('count in the words and figures of %s', async (locale, one, many) => {
    const { default: messages } = await searchMessages(locale);
    const { unmount } = show(found(1, { locale }), messages);
    expect(heading()).toHaveTextContent(one);

    unmount();
    show(found(1200, { locale }), messages);
    expect(heading()).toHaveTextContent(many);
  });

  test('a million has a plural in French too', async () => {
    const { default: messages } = await searchMessages('fr-BE');

    show(found(1_000_000, { locale: 'fr-BE' }), messages);

    expect(heading()).toHaveTextContent('1 000 000 résultats pour « card »');
  });

  test('where there are none, say what was searched for and what to try', () => {
    show(found(0));

    expect(heading()).toHaveTextContent('No results for “card”');
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
    expect(screen.queryByRole('navigation')).toBeNull();
  });

  test('that did not arrive are an error with a way to try again', () => {
    show({ status: 'failed', term: 'card & more', page: 2, locale: 'en-GB' });

    expect(heading()).toHaveTextContent('You searched for “card & more”');
    const alert = screen.getByRole('alert');
    expect(alert).toHaveTextContent('Something went wrong. Please try again later.');
    expect(within(alert).getByRole('link')).toHaveAttribute('href', '?q=card+%26+more&page=2');
  });

  test('on a page beyond the last say so, and lead to the first', () => {
    show(found(12, { page: 99, items: [] }));

    expect(heading()).toHaveTextContent('12 results for “card”');
    expect(screen.getByText('There are no results on page 99.')).toBeVisible();
    expect(screen.getByRole('link')).toHaveAttribute('href', '?q=card');
  });

  test.each(['<img src=x onerror=alert(1)>', '{{count}} {{term}}', '$& $1', '\u202Ecard'])(
    'for %s show it as it was written',
    (term) => {
      const { container } = show(found(2, { term }));

      expect(container.querySelector('bdi')).toHaveTextContent(term);
      expect(heading()).toHaveTextContent(`2 results for “${term}”`);
      expect(container.querySelector('img')).toBeNull();
    },
  );

  test('a term, titles and excerpts run the way of their script', () => {
    const items = [{ title: 'קרן', url: '/en', excerpt: 'חיסכון' }];

    const { container } = show(found(1, { term: 'קרן', items }));

    expect(container.querySelector('h2 > bdi')).toHaveTextContent('קרן');
    expect(container.querySelector('h3')).toHaveAttribute('dir', 'auto');
    expect(container.querySelector('.search-results__excerpt')).toHaveAttribute('dir', 'auto');
  });
});

/** The links of the navigation: what each says, and where it leads. */
const linksOf = () =>
  screen
    .getAllByRole('link')
    .filter((link) => link.closest('nav'))
    .map((link) => `${link.textContent} ${link.getAttribute('href')}`);

describe('the pages of the search results', () => {
  test('are not there where one is enough', () => {
    show(found(10));

    expect(screen.queryByRole('navigation')).toBeNull();
  });

  test('lead to the others, and the present one is marked', () => {
    show(found(23, { page: 2, term: 'a&b c' }));

    expect(screen.getByRole('navigation', { name: 'Pages of results' })).toBeVisible();
    expect(linksOf()).toEqual([
      'Previous page ?q=a%26b+c',
      '1 ?q=a%26b+c',
      '2 ?q=a%26b+c&page=2',
      '3 ?q=a%26b+c&page=3',
      'Next page ?q=a%26b+c&page=3',
    ]);
    expect(screen.getByRole('link', { current: 'page' })).toHaveAccessibleName('Page 2');
  });

  test('stand alone where this one does, and so does the next search', () => {
    const { container } = show(found(23, { page: 2, isStandalone: true }));

    expect(linksOf()[1]).toMatch(/^1 \?q=[^&]*&standalone=$/);
    const form = container.querySelector('form') ?? undefined;
    expect([...new FormData(form).keys()]).toEqual(['q', 'standalone']);
  });

  test.each([
    [1, 'Previous page', 'Next page'],
    [3, 'Next page', 'Previous page'],
  ])('on page %i have no link to the %s', (page, missing, there) => {
    show(found(23, { page }));

    expect(screen.queryByRole('link', { name: missing })).toBeNull();
    expect(screen.getByRole('link', { name: there })).toBeVisible();
  });
});
