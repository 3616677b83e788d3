import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { scrollToShow } from './scroll-to-show.ts';

afterEach(() => document.body.replaceChildren());

/** Opens a panel of four rows' height, which holds ten rows. */
function openPanel() {
  const panel = document.createElement('div');
  panel.className = 'region__body';
  panel.style.cssText = 'position: relative; block-size: 80px; overflow: auto';
  const rows = Array.from({ length: 10 }, (_, index) => {
    const row = document.createElement('button');
    row.textContent = `Row ${index}`;
    row.style.cssText = 'display: block; block-size: 20px; padding: 0; border: 0';
    return row;
  });
  panel.append(...rows);
  document.body.append(panel);
  return { panel, rows, show: (index: number) => scrollToShow(rows[index] ?? panel) };
}

test('a panel scrolls as little as it takes, down and up', () => {
  const { panel, show } = openPanel();

  const positions = [3, 7, 6, 1].map((index) => {
    show(index);
    return panel.scrollTop;
  });

  expect(positions).toEqual([0, 80, 80, 20]);
});

test('the next Tab begins where a person is, and not at what was shown', async () => {
  const { rows, show } = openPanel();
  rows[0]?.focus();
  rows[0]?.blur();

  show(7);
  await userEvent.tab();

  expect(document.activeElement).toBe(rows[1]);
});
