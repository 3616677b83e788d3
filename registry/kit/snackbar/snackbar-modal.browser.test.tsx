import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { accessibilityTree } from '#tests/accessibility-tree.ts';
import { boxOf, middleOf } from '#tests/whole-pixels.ts';
import { renderInBrowser } from '../../render-in-browser.testing.ts';
import { BottomSheet } from '../overlay/bottom-sheet.tsx';
import { Dialog } from '../overlay/dialog.tsx';
import { Dropdown } from '../overlay/dropdown.tsx';
import { atRest } from '../overlay/overlay-fixture.testing.tsx';
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

async function open(): Promise<void> {
  find('Open')?.focus();
  find('Open')?.click();
  await expect.poll(() => document.querySelectorAll('[data-shown]').length).toBe(1);
}

function topAt(element: Element | null): Element | null {
  if (!element) return null;
  const { x, y } = middleOf(element);
  return document.elementFromPoint(x, y);
}

async function isOnTop(): Promise<boolean> {
  await expect.poll(message).not.toBeNull();
  const element = message();
  if (!element) return false;
  await atRest(element);
  return element.contains(topAt(element));
}

describe.each(Object.entries(KINDS))('with a %s open', (_, Kind) => {
  test('OV-038 a message shown before or meanwhile lies above it, in the window', async () => {
    await page.viewport(500, 320);
    const queue = renderSnackbar(Kind);
    queue.add(STAYS);
    await open();
    expect(await isOnTop()).toBe(true);
    const box = boxOf(message() ?? document.body);
    expect([box.bottom, box.width]).toEqual([304, 468]);

    queue.dismiss();
    queue.add({ ...STAYS, text: 'Split again' });

    await expect.poll(() => message()?.textContent).toContain('again');
    expect(await isOnTop()).toBe(true);
  });

  test('OV-038 its action is pressed by a pointer', async () => {
    const queue = renderSnackbar(Kind);
    await open();
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
  test('OV-038 the region is in the accessibility tree before the message', async () => {
    const queue = renderSnackbar(Kind);
    await open();
    const before = region();
    expect(await accessibilityTree()).toContain('status live=polite');

    queue.add(STAYS);
    await expect.poll(message).not.toBeNull();

    expect(region()).toBe(before);
    expect(`\n${await accessibilityTree()}`).toBe(TREE);
  });

  test('OV-038 its action is reached by keyboard, and the way goes round', async () => {
    const queue = renderSnackbar(Kind);
    await open();
    queue.add(STAYS);
    await expect.poll(message).not.toBeNull();

    const met = [];
    for (let step = 0; step < 4; step += 1) {
      await userEvent.keyboard('{Tab}');
      met.push(focused());
    }
    expect(met).toEqual(['', 'Take away', 'Undo', '']);

    await userEvent.keyboard('{Shift>}{Tab}{/Shift}{Enter}');
    expect(onAction).toHaveBeenCalledOnce();
    expect(document.querySelector('dialog')?.contains(document.activeElement)).toBe(true);
  });

  test.each(['Escape', 'take away'])(
    'OV-038 closed (%s), it leaves the message and the focus in it where they are',
    async (way) => {
      const queue = renderSnackbar(Kind);
      await open();
      queue.add(STAYS);
      await expect.poll(() => find('Undo')).toBeDefined();
      find('Undo')?.focus();

      if (way === 'Escape') await userEvent.keyboard('{Escape}');
      else find('Take away')?.click();
      await expect.poll(() => document.querySelectorAll('[data-shown]').length).toBe(0);

      expect(message()?.textContent).toContain('Split');
      expect(await isOnTop()).toBe(true);
      await expect.poll(focused).toBe(way === 'Escape' ? 'Undo' : 'Open');
      await page.getByRole('button', { name: 'Undo' }).click();
      expect(onAction).toHaveBeenCalledOnce();
    },
  );
});

test('OV-038 a message keeps the time it had when a dialog opens and closes', async () => {
  const queue = renderSnackbar(Dialog);
  await page.getByRole('heading').hover();
  queue.add({ text: 'Split', durationInMs: 2000 });
  const since = performance.now();

  await open();
  await userEvent.keyboard('{Escape}');
  await expect.poll(message, { timeout: 5000 }).toBeNull();

  expect(performance.now() - since).toBeGreaterThan(1999);
});

test('OV-038 of two dialogs the message is in the upper one, then in the lower one', async () => {
  const queue = createSnackbarQueue();
  renderInBrowser(
    <>
      <Snackbar queue={queue} />
      <Dialog defaultOpen title="Lower" />
      <Dialog defaultOpen title="Upper" />
    </>,
  );
  queue.add(STAYS);
  await expect.poll(message).not.toBeNull();
  expect(titleAround()).toBe('Upper');

  await userEvent.keyboard('{Escape}');
  await expect.poll(titleAround).toBe('Lower');
  expect(await isOnTop()).toBe(true);

  await userEvent.keyboard('{Escape}');
  await expect.poll(titleAround).toBeUndefined();
  expect(await isOnTop()).toBe(true);
});
