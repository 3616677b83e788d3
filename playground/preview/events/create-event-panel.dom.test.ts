import { screen, within } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { PageEvent } from '../../state/events/events.ts';
import { createEventPanel } from './create-event-panel.ts';

const PAGE: PageEvent = {
  id: 1,
  happenedMs: 3.6,
  type: 'PAGE',
  fields: { pageName: 'individuals' },
  delivery: 'held',
  endpoint: '/measurement/pageload',
  isInBatch: false,
};
const CLICK: PageEvent = {
  ...PAGE,
  id: 2,
  type: 'EVENT',
  fields: { pageName: 'individuals', eventName: 'menu' },
  element: 'Menu',
};

beforeEach(() => {
  document.body.innerHTML = '<div id="page"><button>Menu</button></div>';
});
afterEach(() => {
  document.body.replaceChildren();
  window.localStorage.clear();
});

/** A panel whose second event came from the button of the page. */
function openPanel() {
  const source = screen.getByRole('button', { name: 'Menu' });
  return { source, ...createEventPanel(window, ({ id }) => (id === 2 ? source : undefined)) };
}

const panel = () => screen.getByRole('complementary');
const count = () => panel().querySelectorAll('li').length;
const items = () =>
  within(panel())
    .getAllByRole('listitem')
    .map(({ children }) => [...children].map(({ textContent }) => textContent));

test('PG-015 a preview alone says of each event where it came from and what consent withholds, and more of it in its place', () => {
  const { add } = openPanel();
  expect(panel()).toHaveTextContent('Each event will stand here');

  add({ loadedAt: 1, items: [PAGE, CLICK] });
  add({ loadedAt: 1, items: [{ ...PAGE, delivery: 'dropped' }] });

  expect(items()).toEqual([
    [
      'PAGEpageName individuals',
      'after 4 ms, from the page itself, never sent: the visitor has not allowed it',
    ],
    [
      'EVENTpageName individualseventName menu',
      'after 4 ms, from “Menu”, held until the visitor chooses about cookies',
    ],
  ]);
  expect(panel()).not.toHaveTextContent('Each event will stand here');
});

test('an event points at the element that it came from, and keeps the focus as others come', async () => {
  const { add, source } = openPanel();
  add({ loadedAt: 1, items: [PAGE, CLICK] });
  const button = within(panel()).getByRole('button');

  button.focus();
  add({ loadedAt: 1, items: [{ ...PAGE, id: 3 }] });
  expect([button === document.activeElement, source.hasAttribute('data-pointed')]).toEqual([
    true,
    true,
  ]);
  await userEvent.tab();
  expect(source).not.toHaveAttribute('data-pointed');
});

test('it keeps the latest 200 events of one page, in the language of the tools', () => {
  window.localStorage.setItem('vitrine-playground:language', 'nl-BE');
  const { add } = openPanel();

  for (let id = 1; id <= 201; id += 1) add({ loadedAt: 1, items: [{ ...PAGE, id }] });
  expect(count()).toBe(200);
  expect(panel()).toHaveTextContent('Eerdere gebeurtenissen die niet meer in de lijst staan: 1');
  expect(panel()).toHaveAttribute('lang', 'nl-BE');

  add({ loadedAt: 2, items: [PAGE] });
  expect(count()).toBe(1);
  expect(panel()).not.toHaveTextContent('Eerdere gebeurtenissen');
});
