import type { ComponentProps } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { hover } from '#tests/hover.ts';
import { stopTimers } from '#tests/stop-timers.ts';
import { boxOf, middleOf, pixelsAround } from '#tests/whole-pixels.ts';
import { renderInBrowser } from '../../render-in-browser.testing.ts';
import { Dialog } from '../overlay/dialog.tsx';
import { axeFaults } from '../overlay/overlay-fixture.testing.tsx';
import { Tooltip } from './tooltip.tsx';

const bubble = () => page.getByRole('tooltip');

/** As long as a tooltip takes to come, and to go. */
const DELAY_MS = 300;
const LONG_PRESS_MS = 500;

let pass: (ms: number) => void;

beforeEach(async () => {
  await page.viewport(800, 600);
  pass = stopTimers();
});
afterEach(() => page.viewport(414, 896));

const TEXT = 'The APR counts all costs: interest, file costs and account fees.';

function renderTooltip(text = TEXT, onClick: () => unknown = () => undefined) {
  return renderOpener(
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
  return container;
}

const shown = () => document.querySelector('[role="tooltip"]')?.matches(':popover-open');

/** Returns true if the tooltip is shown after so much time, in milliseconds. */
function isShownAfter(ms: number): boolean {
  pass(ms);
  return shown() === true;
}

/** Returns true if the tooltip is shown at any time within twice its delay. */
function isEverShown(): boolean {
  return [DELAY_MS - 1, 1, DELAY_MS].map(isShownAfter).includes(true);
}

/** A finger on the middle of an element, or lifted from it. */
async function touch(type: 'touchStart' | 'touchEnd', element?: Element): Promise<void> {
  const frame = window.frameElement && boxOf(window.frameElement);
  const middle = element && middleOf(element);
  const x = (middle?.x ?? 0) + (frame?.left ?? 0);
  const y = (middle?.y ?? 0) + (frame?.top ?? 0);
  await cdp().send('Input.dispatchTouchEvent', { type, touchPoints: element ? [{ x, y }] : [] });
}

/**
 * Lifts the finger. Chromium makes a click of a touch however long it was, which may be kept from
 * the page.
 */
async function liftFinger(): Promise<void> {
  const clicked = new Promise((resolve) => {
    window.addEventListener('click', resolve, { capture: true, once: true });
  });
  await touch('touchEnd');
  await clicked;
}

const isDialogShown = () => document.querySelector('dialog')?.checkVisibility();
const opener = () => page.getByRole('button', { name: 'APR' });

describe('Tooltip in a browser', () => {
  test('by keyboard: appears with the focus, which it never takes, and Escape hides it', async () => {
    renderTooltip();

    await userEvent.keyboard('{Tab}');
    expect(isShownAfter(DELAY_MS - 1)).toBe(false);
    expect(isShownAfter(1)).toBe(true);
    expect(document.activeElement?.textContent).toBe('APR');

    await userEvent.keyboard('{Escape}');
    expect(shown()).toBe(false);
    expect(document.activeElement?.textContent).toBe('APR');
  });

  test('pointing at its text keeps it', { tags: ['deep'] }, async () => {
    renderTooltip();
    await hover(opener());
    expect(isShownAfter(DELAY_MS)).toBe(true);

    await hover(bubble());
    expect(isShownAfter(2 * DELAY_MS)).toBe(true);

    await hover(page.getByText('Elsewhere'));
    expect(isShownAfter(DELAY_MS)).toBe(false);
  });

  test(
    'a press by mouse hides it at once, until the pointer comes back',
    { tags: ['deep'] },
    async () => {
      renderTooltip();
      await hover(opener());
      expect(isShownAfter(DELAY_MS)).toBe(true);

      await opener().click();
      expect(shown()).toBe(false);
      expect(document.activeElement?.textContent).toBe('APR');
      expect(isEverShown()).toBe(false);

      await hover(page.getByText('Elsewhere'));
      await hover(opener());
      expect(isShownAfter(DELAY_MS)).toBe(true);
    },
  );

  test('a press before its time shows nothing, be it into a field that shows its focus', async () => {
    renderOpener((own) => <input aria-label="Rate" {...own} />);

    await page.getByRole('textbox').click();

    expect(document.activeElement?.matches(':focus-visible')).toBe(true);
    expect(isEverShown()).toBe(false);
  });

  test(
    'a focus that a key has asked for shows it, be it after a press or set by code',
    { tags: ['deep'] },
    async () => {
      renderTooltip();
      await opener().click();

      await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
      await userEvent.keyboard('{Tab}');
      expect(document.activeElement?.textContent).toBe('APR');
      expect(isShownAfter(DELAY_MS)).toBe(true);

      await page.getByRole('button', { name: 'Another' }).click();
      expect(isShownAfter(DELAY_MS)).toBe(false);
      await userEvent.keyboard('x');
      document.querySelector('button')?.focus();
      expect(isShownAfter(DELAY_MS)).toBe(true);
    },
  );

  test(
    'a long touch shows it and presses nothing, and the next short one presses and hides it',
    { tags: ['deep'] },
    async () => {
      const presses: string[] = [];
      renderTooltip('All costs', () => presses.push('pressed'));

      await touch('touchStart', opener().element());
      expect(isShownAfter(LONG_PRESS_MS)).toBe(true);
      await liftFinger();
      expect(isShownAfter(2 * DELAY_MS)).toBe(true);
      expect(presses).toEqual([]);

      await touch('touchStart', opener().element());
      await liftFinger();
      expect(presses).toEqual(['pressed']);
      expect(isEverShown()).toBe(false);
    },
  );

  test('a short touch presses its opener and shows nothing', async () => {
    const presses: string[] = [];
    renderTooltip('All costs', () => presses.push('pressed'));

    await touch('touchStart', opener().element());
    await liftFinger();

    expect(presses).toEqual(['pressed']);
    expect(isShownAfter(LONG_PRESS_MS)).toBe(false);
  });

  test('stands above the middle of its opener, with its tip on it, and axe finds nothing', async () => {
    renderTooltip();
    await userEvent.keyboard('{Tab}');
    expect(isShownAfter(DELAY_MS)).toBe(true);

    const box = boxOf(bubble().element());
    const tip = getComputedStyle(bubble().element(), '::after');

    const middleOfTip = box.left + Number.parseFloat(tip.left) + 8;
    expect(box.bottom).toBeOneOf(pixelsAround(boxOf(opener().element()).top - 12));
    expect(Math.round(middleOfTip)).toBeOneOf(pixelsAround(middleOf(opener().element()).x));
    // Axe needs timers that go on.
    vi.unstubAllGlobals();
    expect(await axeFaults()).toEqual([]);
  });

  test(
    'Escape hides the tooltip, and only then the dialog it stands in',
    { tags: ['deep'] },
    async () => {
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
      await userEvent.keyboard('{Tab}');
      expect(isShownAfter(DELAY_MS)).toBe(true);

      await userEvent.keyboard('{Escape}');
      expect([shown(), isDialogShown()]).toEqual([false, true]);

      await userEvent.keyboard('{Escape}');
      expect(isDialogShown()).toBe(false);
    },
  );

  test('a text of any length stays in the window', { tags: ['deep'] }, async () => {
    await page.viewport(320, 600);
    for (const text of ['x', 'W'.repeat(3000), 'Rückzahlungsvereinbarung '.repeat(200)]) {
      const container = renderTooltip(text);
      await userEvent.keyboard('{Tab}');
      expect(isShownAfter(DELAY_MS)).toBe(true);

      const { left, top, right, bottom } = boxOf(bubble().element());
      expect([left >= 0, right <= 320, top >= 0, bottom <= 600]).toEqual([true, true, true, true]);
      container.remove();
    }
  });
});
