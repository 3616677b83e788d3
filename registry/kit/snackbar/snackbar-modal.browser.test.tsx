import { useState } from 'react';
import { flushSync } from 'react-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { accessibilityTree } from '#tests/accessibility-tree.ts';
import { stopTimers } from '#tests/stop-timers.ts';
import { until } from '#tests/until.ts';
import { boxOf, middleOf } from '#tests/whole-pixels.ts';
import { renderInBrowser } from '../../render-in-browser.testing.ts';
import { BottomSheet } from '../overlay/bottom-sheet.tsx';
import { Dialog } from '../overlay/dialog.tsx';
import { Dropdown } from '../overlay/dropdown.tsx';
import { Popover } from '../overlay/popover.tsx';
import { createSnackbarQueue, type SnackbarMessage } from './snackbar-queue.ts';
import { Snackbar } from './snackbar.tsx';

const KINDS = { Dialog, BottomSheet, Popover, Dropdown };
const MODALS = { Dialog, BottomSheet };
const onAction = vi.fn<() => void>();
const STAYS: SnackbarMessage = {
  text: 'Split',
  durationInMs: Infinity,
  action: { label: 'Undo', onAction },
};

const region = () => document.querySelector('output');
const message = () => document.querySelector('.snackbar__message');
const titleAround = () => region()?.closest('dialog')?.querySelector('h2')?.textContent;
const focused = () => document.activeElement?.textContent;
const find = (name: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name);

beforeEach(() => page.viewport(1000, 600));
afterEach(() => page.viewport(414, 896));

interface StageProps {
  readonly Kind: typeof Popover;
  readonly queue: ReturnType<typeof createSnackbarQueue>;
}

function Stage({ Kind, queue }: StageProps) {
  const [step, setStep] = useState<'closed' | 'open' | 'gone'>('closed');
  return (
    <>
      <Snackbar queue={queue} />
      <main>
        <h1>Payments</h1>
        <button type="button" onClick={() => setStep('open')}>
          Open
        </button>
      </main>
      {step !== 'gone' && (
        <Kind
          title="Split a bill"
          open={step === 'open'}
          onOpenChange={() => setStep('closed')}
          closeLabel="Close"
        >
          <button type="button" onClick={() => setStep('gone')}>
            Take away
          </button>
        </Kind>
      )}
    </>
  );
}

function renderSnackbar(Kind: typeof Popover) {
  onAction.mockClear();
  const queue = createSnackbarQueue();
  renderInBrowser(<Stage Kind={Kind} queue={queue} />);
  return queue;
}

function open(): void {
  find('Open')?.focus();
  flushSync(() => find('Open')?.click());
  expect(document.querySelectorAll('[data-shown]')).toHaveLength(1);
}

function topAt(element: Element | null): Element | null {
  if (!element) return null;
  const { x, y } = middleOf(element);
  return document.elementFromPoint(x, y);
}

function isOnTop(): boolean {
  const element = message();
  return element?.contains(topAt(element)) === true;
}

describe.each(Object.entries(KINDS))('with a %s open', (_, Kind) => {
  test(
    'OV-038 a message shown before or meanwhile lies above it, in the window',
    { tags: ['deep'] },
    async () => {
      await page.viewport(500, 320);
      const queue = renderSnackbar(Kind);
      queue.add(STAYS);
      open();
      expect(isOnTop()).toBe(true);
      const box = boxOf(message() ?? document.body);
      expect([box.bottom, box.width]).toEqual([304, 468]);

      queue.dismiss();
      queue.add({ ...STAYS, text: 'Split again' });

      await until(() => message()?.textContent.includes('again') === true);
      expect(isOnTop()).toBe(true);
    },
  );

  test('OV-038 its action is pressed by a pointer', { tags: ['deep'] }, async () => {
    const queue = renderSnackbar(Kind);
    open();
    queue.add(STAYS);

    await page.getByRole('button', { name: 'Undo' }).click();

    expect(onAction).toHaveBeenCalledOnce();
  });
});

const TREE = `
dialog "Split a bill" focused=true modal=true
  heading "Split a bill"
  button "Close"
  button "Take away"
  status live=polite
    text "Split"
    button "Undo"`;

describe.each(Object.entries(MODALS))('with a %s open', (_, Kind) => {
  test(
    'OV-038 the region is in the accessibility tree before the message',
    { tags: ['deep'] },
    async () => {
      const queue = renderSnackbar(Kind);
      open();
      const before = region();
      expect(await accessibilityTree()).toContain('status live=polite');

      queue.add(STAYS);
      await until(() => message() !== null);

      expect(region()).toBe(before);
      expect(`\n${await accessibilityTree()}`).toBe(TREE);
    },
  );

  test(
    'OV-038 its action is reached by keyboard, and the way goes round',
    { tags: ['deep'] },
    async () => {
      const queue = renderSnackbar(Kind);
      open();
      queue.add(STAYS);
      await until(() => message() !== null);

      const met = [];
      for (let step = 0; step < 4; step += 1) {
        await userEvent.keyboard('{Tab}');
        met.push(focused());
      }
      expect(met).toEqual(['', 'Take away', 'Undo', '']);

      await userEvent.keyboard('{Shift>}{Tab}{/Shift}{Enter}');
      expect(onAction).toHaveBeenCalledOnce();
      expect(document.querySelector('dialog')?.contains(document.activeElement)).toBe(true);
    },
  );

  test.each(['Escape', 'take away'])(
    'OV-038 closed (%s), it leaves the message and the focus in it where they are',
    { tags: ['deep'] },
    async (way) => {
      const queue = renderSnackbar(Kind);
      open();
      queue.add(STAYS);
      await until(() => find('Undo') !== undefined);
      find('Undo')?.focus();

      if (way === 'Escape') await userEvent.keyboard('{Escape}');
      else find('Take away')?.click();
      await until(() => document.querySelector('[data-shown]') === null);

      expect(message()?.textContent).toContain('Split');
      expect(isOnTop()).toBe(true);
      expect(focused()).toBe(way === 'Escape' ? 'Undo' : 'Open');
      await page.getByRole('button', { name: 'Undo' }).click();
      expect(onAction).toHaveBeenCalledOnce();
    },
  );
});

test('OV-038 a message keeps the time it had when a dialog opens and closes', async () => {
  const queue = renderSnackbar(Dialog);
  await page.getByRole('heading').hover();
  const ring = stopTimers();
  const pass = (ms: number) => flushSync(() => ring(ms));
  flushSync(() => queue.add({ text: 'Split', durationInMs: 2000 }));

  pass(900);
  open();
  pass(900);
  await userEvent.keyboard('{Escape}');
  pass(199);
  expect(queue.turn()).toMatchObject({ isLeaving: false });
  pass(1);
  expect(queue.turn()).toMatchObject({ isLeaving: true });
});

test(
  'OV-038 of two dialogs the message is in the upper one, then in the lower one',
  { tags: ['deep'] },
  async () => {
    const queue = createSnackbarQueue();
    renderInBrowser(
      <>
        <Snackbar queue={queue} />
        <Dialog defaultOpen title="Lower" />
        <Dialog defaultOpen title="Upper" />
      </>,
    );
    queue.add(STAYS);
    await until(() => message() !== null);
    expect(titleAround()).toBe('Upper');

    await userEvent.keyboard('{Escape}');
    await until(() => titleAround() === 'Lower');
    expect(isOnTop()).toBe(true);

    await userEvent.keyboard('{Escape}');
    await until(() => titleAround() === undefined);
    expect(isOnTop()).toBe(true);
  },
);
