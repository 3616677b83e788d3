import type { ComponentProps } from 'react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { boxOf, middleOf, pixelsAround } from '#tests/whole-pixels.ts';
import { renderInBrowser } from '../../render-in-browser.testing.ts';
import { Dialog } from '../overlay/dialog.tsx';
import { atRest, axeFaults } from '../overlay/overlay-fixture.testing.tsx';
import { Tooltip } from './tooltip.tsx';

const bubble = () => page.getByRole('tooltip');

beforeEach(() => page.viewport(800, 600));
afterEach(() => page.viewport(414, 896));

const TEXT = 'The APR counts all costs: interest, file costs and account fees.';

function renderTooltip(text = TEXT, onClick: () => unknown = () => undefined) {
  renderOpener(
    (own) => (
      <button type="button" onClick={onClick} {...own}>
        APR
      </button>
    ),
    text,
  );
}

function renderOpener(opener: ComponentProps<typeof Tooltip>['children'], text = TEXT) {
  const container = renderInBrowser(
    <main>
      <h1>Loans</h1>
      <Tooltip text={text}>{opener}</Tooltip>
      <p>Elsewhere</p>
      <button type="button">Another</button>
    </main>,
  );
  container.style.padding = '200px';
}

const shown = () => document.querySelector('[role="tooltip"]')?.matches(':popover-open');

/** Whether it shows within more time than a tooltip takes to come. */
async function isEverShown(): Promise<boolean> {
  const since = performance.now();
  let wasShown = false;
  await expect
    .poll(() => {
      wasShown ||= shown() === true;
      return performance.now() - since;
    })
    .toBeGreaterThan(600);
  return wasShown;
}

const focusByCode = () => document.querySelector('button')?.focus();

/** A finger on the middle of an element, or lifted from it. */
async function touch(type: 'touchStart' | 'touchEnd', element?: Element): Promise<void> {
  const frame = window.frameElement && boxOf(window.frameElement);
  const middle = element && middleOf(element);
  const x = (middle?.x ?? 0) + (frame?.left ?? 0);
  const y = (middle?.y ?? 0) + (frame?.top ?? 0);
  await cdp().send('Input.dispatchTouchEvent', { type, touchPoints: element ? [{ x, y }] : [] });
}

describe('Tooltip in a browser', () => {
  test('by keyboard: appears with the focus, which it never takes, and Escape hides it', async () => {
    renderTooltip();

    await userEvent.keyboard('{Tab}');
    await expect.element(bubble()).toBeVisible();
    expect(document.activeElement?.textContent).toBe('APR');

    await userEvent.keyboard('{Escape}');
    await expect.element(bubble()).not.toBeInTheDocument();
    expect(document.activeElement?.textContent).toBe('APR');
  });

  test('pointing at its text keeps it', async () => {
    renderTooltip();
    await page.getByRole('button', { name: 'APR' }).hover();
    await expect.element(bubble()).toBeVisible();
    const since = performance.now();

    await bubble().hover();
    // Longer than the tooltip would take to go.
    await expect.poll(() => performance.now() - since).toBeGreaterThan(700);
    expect(bubble().element().matches(':popover-open')).toBe(true);

    await page.getByText('Elsewhere').hover();
    await expect.element(bubble()).not.toBeInTheDocument();
  });

  test('a press by mouse hides it at once, until the pointer comes back', async () => {
    renderTooltip();
    await page.getByRole('button', { name: 'APR' }).hover();
    await expect.element(bubble()).toBeVisible();

    await page.getByRole('button', { name: 'APR' }).click();
    expect(shown()).toBe(false);
    expect(document.activeElement?.textContent).toBe('APR');
    expect(await isEverShown()).toBe(false);

    await page.getByText('Elsewhere').hover();
    await page.getByRole('button', { name: 'APR' }).hover();
    await expect.element(bubble()).toBeVisible();
  });

  test('a press before its time shows nothing, be it into a field that shows its focus', async () => {
    renderOpener((own) => <input aria-label="Rate" {...own} />);

    await page.getByRole('textbox').click();

    expect(document.activeElement?.matches(':focus-visible')).toBe(true);
    expect(await isEverShown()).toBe(false);
  });

  test('a key after a press shows it again with the focus', async () => {
    renderTooltip();
    await page.getByRole('button', { name: 'APR' }).click();

    await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
    await userEvent.keyboard('{Tab}');

    expect(document.activeElement?.textContent).toBe('APR');
    await expect.element(bubble()).toBeVisible();
  });

  test('a focus that a key has asked for shows it, be it set by code', async () => {
    renderTooltip();
    await page.getByRole('button', { name: 'Another' }).click();

    await userEvent.keyboard('x');
    focusByCode();

    await expect.element(bubble()).toBeVisible();
  });

  test('a long touch shows it, and presses nothing', async () => {
    const presses: string[] = [];
    renderTooltip('All costs', () => presses.push('pressed'));
    const opener = page.getByRole('button', { name: 'APR' }).element();

    await touch('touchStart', opener);
    await expect.element(bubble()).toBeVisible();
    await touch('touchEnd');

    // Chromium makes a click of a touch however long it was.
    expect(await isEverShown()).toBe(true);
    expect(shown()).toBe(true);
    expect(presses).toEqual([]);
  });

  test('a short touch presses its opener and shows nothing', async () => {
    const presses: string[] = [];
    renderTooltip('All costs', () => presses.push('pressed'));

    await touch('touchStart', page.getByRole('button', { name: 'APR' }).element());
    await touch('touchEnd');

    await expect.poll(() => presses).toEqual(['pressed']);
    expect(await isEverShown()).toBe(false);
  });

  test('after a long touch the next short one presses its opener and hides it', async () => {
    const presses: string[] = [];
    renderTooltip('All costs', () => presses.push('pressed'));
    const opener = page.getByRole('button', { name: 'APR' }).element();
    await touch('touchStart', opener);
    await expect.element(bubble()).toBeVisible();
    await touch('touchEnd');

    await touch('touchStart', opener);
    await touch('touchEnd');

    await expect.poll(() => presses).toEqual(['pressed']);
    expect(await isEverShown()).toBe(false);
  });

  test('stands above the middle of its opener, with its tip on it', async () => {
    renderTooltip();
    await userEvent.keyboard('{Tab}');
    await expect.element(bubble()).toBeVisible();

    const opener = page.getByRole('button', { name: 'APR' }).element();
    const box = boxOf(bubble().element());
    const tip = getComputedStyle(bubble().element(), '::after');

    const middleOfTip = box.left + Number.parseFloat(tip.left) + 8;
    expect(box.bottom).toBeOneOf(pixelsAround(boxOf(opener).top - 12));
    expect(Math.round(middleOfTip)).toBeOneOf(pixelsAround(middleOf(opener).x));
  });

  test('Escape hides the tooltip, and only then the dialog it stands in', async () => {
    renderInBrowser(
      <Dialog defaultOpen title="Loan">
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
      renderTooltip(text);
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
    renderTooltip();
    await userEvent.keyboard('{Tab}');
    await expect.element(bubble()).toBeVisible();
    await atRest(bubble().element());

    expect(await axeFaults()).toEqual([]);
  });
});
