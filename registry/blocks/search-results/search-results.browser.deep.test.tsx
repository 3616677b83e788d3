import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { SearchState } from '#renderer';
import { boxOf } from '#tests/whole-pixels.ts';
import { renderInBrowser } from '../../render-in-browser.testing.ts';
import messages from './locales/en-GB.json';
import { SearchResults } from './search-results.tsx';

const WORD = 'Kraftfahrzeughaftpflichtversicherungsbedingungen';
const found: SearchState = {
  status: 'found',
  term: 'card',
  page: 5,
  locale: 'en-GB',
  total: 91,
  items: [
    { title: WORD.repeat(3), url: `/${WORD.repeat(3)}`, excerpt: `A card and ${WORD.repeat(4)}` },
    { title: 'קרן', url: '/he', excerpt: 'כרטיס card חיסכון' },
  ],
};
const STATES: readonly (readonly [string, SearchState | undefined])[] = [
  ['nothing searched for', undefined],
  ['results', found],
  ['none', { ...found, term: WORD.repeat(2), total: 0, items: [] }],
  ['a page beyond the last', { ...found, page: 99, items: [] }],
  ['a term that is too short', { ...found, term: 'a', status: 'too-short' }],
  ['a failure', { ...found, term: 'a'.repeat(128), status: 'failed' }],
];

function show(search: SearchState | undefined, width: number): HTMLElement {
  const container = renderInBrowser(
    <SearchResults
      componentType="search-results"
      title={WORD.repeat(2)}
      {...(search && { search })}
      messages={{ ...messages, ERROR: 'Something went wrong.', ERROR_LINK: 'Try again' }}
    />,
  );
  container.style.inlineSize = `${width}px`;
  return container;
}
const part = (container: HTMLElement, name: string) =>
  container.querySelector<HTMLElement>(`.search-results__${name}`) ?? container;

describe.each(STATES)('the search results with %s', (_, search) => {
  test.each([240, 328, 600, 1040])('stay within %i px', async (width) => {
    await page.viewport(1280, 900);

    const container = show(search, width);

    expect(container.scrollWidth).toBe(width);
    for (const element of container.querySelectorAll('*')) {
      expect(boxOf(element).right).toBeLessThanOrEqual(boxOf(container).right);
    }
  });
});

test.each([
  [479, 'below'],
  [480, 'beside'],
])('in %i px the button stands %s the field', (width, where) => {
  const container = show(undefined, width);

  const [field, button] = [page.getByRole('searchbox').element(), part(container, 'submit')].map(
    boxOf,
  );
  expect(button && field && (button.top >= field.bottom ? 'below' : 'beside')).toBe(where);
});

test.each([
  [599, 'below'],
  [600, 'beside'],
])('in %i px the ways to the next page stand %s the numbers', (width, where) => {
  const container = show(found, width);

  const [numbers, next] = [part(container, 'numbers'), part(container, 'next')].map(boxOf);
  expect(next && numbers && (next.top >= numbers.bottom ? 'below' : 'beside')).toBe(where);
});

test('all that can be pressed is at least 44 px high, but for links in a text', () => {
  const container = show(found, 328);

  const pressed = container.querySelectorAll('input, button, nav a');
  const heights = [...pressed].map((each) => boxOf(each).bottom - boxOf(each).top);
  expect(heights.length).toBeGreaterThan(8);
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
});

test('a result in Hebrew begins at the right, and its address runs from left to right', () => {
  const container = show(found, 600);

  const [, item] = container.querySelectorAll('.search-results__item');
  const excerpt = item?.querySelector('.search-results__excerpt') ?? container;
  const address = item?.querySelector('bdi') ?? container;
  expect(getComputedStyle(excerpt).direction).toBe('rtl');
  expect(getComputedStyle(address).direction).toBe('ltr');
});

describe('SR-008 SR-009 the browser itself', () => {
  test('sends nothing that is too short, and lets nobody type more than 128 characters', async () => {
    const container = show(undefined, 600);
    let sent = 0;
    container.addEventListener('submit', (event) => {
      event.preventDefault();
      sent += 1;
    });
    const field = page.getByRole('searchbox');

    await userEvent.type(field, ' a {Enter}');
    expect(sent).toBe(0);

    await userEvent.type(field, 'b{Enter}');
    expect(sent).toBe(1);

    await userEvent.fill(field, '');
    await userEvent.type(field, 'x'.repeat(140));
    expect(field.element()).toHaveProperty('value', 'x'.repeat(128));
  });
});
