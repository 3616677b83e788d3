import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { boxOf, middleOf, pixelsAround } from '#tests/whole-pixels.ts';
import { drawInBrowser } from '../../draw-in-browser.ts';
import { Dialog } from '../overlay/dialog.tsx';
import { atRest, axeFaults } from '../overlay/overlay-stage.tsx';
import { Tooltip } from './tooltip.tsx';

const bubble = () => page.getByRole('tooltip');

beforeEach(() => page.viewport(800, 600));
afterEach(() => page.viewport(414, 896));

function draw(text = 'The APR counts all costs: interest, file costs and account fees.') {
  const container = drawInBrowser(
    <main>
      <h1>Loans</h1>
      <Tooltip text={text}>
        {(own) => (
          <button type="button" {...own}>
            APR
          </button>
        )}
      </Tooltip>
      <p>Elsewhere</p>
    </main>,
  );
  container.style.padding = '200px';
}

describe('Tooltip in a browser', () => {
  test('by keyboard: appears with the focus, which it never takes, and Escape hides it', async () => {
    draw();

    await userEvent.keyboard('{Tab}');
    await expect.element(bubble()).toBeVisible();
    expect(document.activeElement?.textContent).toBe('APR');

    await userEvent.keyboard('{Escape}');
    await expect.element(bubble()).not.toBeInTheDocument();
    expect(document.activeElement?.textContent).toBe('APR');
  });

  test('pointing at its words keeps it', async () => {
    draw();
    await page.getByRole('button').hover();
    await expect.element(bubble()).toBeVisible();
    const since = performance.now();

    await bubble().hover();
    // Longer than the tooltip would take to go.
    await expect.poll(() => performance.now() - since).toBeGreaterThan(700);
    expect(bubble().element().matches(':popover-open')).toBe(true);

    await page.getByText('Elsewhere').hover();
    await expect.element(bubble()).not.toBeInTheDocument();
  });

  test('stands above the middle of its opener, with its tip on it', async () => {
    draw();
    await userEvent.keyboard('{Tab}');
    await expect.element(bubble()).toBeVisible();

    const opener = page.getByRole('button').element();
    const box = boxOf(bubble().element());
    const tip = getComputedStyle(bubble().element(), '::after');

    const middleOfTip = box.left + Number.parseFloat(tip.left) + 8;
    expect(box.bottom).toBeOneOf(pixelsAround(boxOf(opener).top - 12));
    expect(Math.round(middleOfTip)).toBeOneOf(pixelsAround(middleOf(opener).x));
  });

  test('Escape hides the tooltip, and only then the dialog it stands in', async () => {
    drawInBrowser(
      <Dialog isShown title="Loan">
        <Tooltip text="All costs">
          {(own) => (
            <button type="button" {...own}>
              APR
            </button>
          )}
        </Tooltip>
      </Dialog>,
    );
    await expect.element(page.getByRole('dialog')).toBeVisible();
    await userEvent.keyboard('{Tab}');
    await expect.element(bubble()).toBeVisible();

    await userEvent.keyboard('{Escape}');
    await expect.element(bubble()).not.toBeInTheDocument();
    await expect.element(page.getByRole('dialog')).toBeVisible();

    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  });

  test.each(['x', 'W'.repeat(3000), 'Rückzahlungsvereinbarung '.repeat(200)])(
    'text %# stays in the window',
    async (text) => {
      await page.viewport(320, 600);
      draw(text);
      await userEvent.keyboard('{Tab}');
      await expect.element(bubble()).toBeVisible();

      const box = boxOf(bubble().element());

      expect(box.left).toBeGreaterThanOrEqual(0);
      expect(box.right).toBeLessThanOrEqual(320);
      expect(box.top).toBeGreaterThanOrEqual(0);
      expect(box.bottom).toBeLessThanOrEqual(600);
    },
  );

  test('axe finds nothing in it', async () => {
    draw();
    await userEvent.keyboard('{Tab}');
    await expect.element(bubble()).toBeVisible();
    await atRest(bubble().element());

    expect(await axeFaults()).toEqual([]);
  });
});
