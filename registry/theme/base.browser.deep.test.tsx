import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { boxOf } from '#tests/whole-pixels.ts';
import { renderInBrowser } from '../render-in-browser.testing.ts';

const sizeOf = (element: Element) => [boxOf(element).width, boxOf(element).height];

test('what is there for the ear takes no room, focus or not, and has its name', () => {
  const container = renderInBrowser(
    <h1 className="visually-hidden" tabIndex={-1}>
      Everything about saving
    </h1>,
  );
  const heading = page.getByRole('heading', { name: 'Everything about saving' }).element();

  const unfocused = sizeOf(heading);
  container.querySelector('h1')?.focus();

  expect([unfocused, sizeOf(heading)]).toEqual([
    [1, 1],
    [1, 1],
  ]);
  expect(document.activeElement).toBe(heading);
});

test('a link among it is seen while it has the focus', () => {
  const container = renderInBrowser(
    <a className="visually-hidden" href="#main">
      Skip to the content
    </a>,
  );
  const link = container.querySelector('a');

  const unfocused = sizeOf(link ?? container);
  link?.focus();

  expect(unfocused).toEqual([1, 1]);
  expect(boxOf(link ?? container).width).toBeGreaterThan(100);
});
