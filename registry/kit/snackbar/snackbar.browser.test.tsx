import { useState } from 'react';
import { flushSync } from 'react-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { allowMotion } from '#tests/emulate-media.ts';
import { actInBrowser } from '#tests/act-in-browser.ts';
import { hover } from '#tests/hover.ts';
import { stopTimers } from '#tests/stop-timers.ts';
import { boxOf } from '#tests/whole-pixels.ts';
import { renderInBrowser } from '../../render-in-browser.testing.ts';
import { axeFaults } from '../overlay/overlay-fixture.testing.tsx';
import { createSnackbarQueue, type SnackbarMessage, type SnackbarQueue } from './snackbar-queue.ts';
import { Snackbar } from './snackbar.tsx';

/** As long as one takes to leave. */
const LEAVE_MS = 300;

let ring: (ms: number) => void;

beforeEach(async () => {
  await page.viewport(1000, 600);
  ring = stopTimers();
});
afterEach(() => page.viewport(414, 896));

async function show(...messages: SnackbarMessage[]) {
  const queue = createSnackbarQueue();
  const container = renderInBrowser(
    <>
      <main>
        <button type="button">Page</button>
      </main>
      <Snackbar queue={queue} />
    </>,
  );
  await actInBrowser(() => messages.forEach((message) => queue.add(message)));
  const message = () => container.querySelector('.snackbar__message');
  return { container, queue, message };
}

/** Lets so much time pass, and draws what came of it. */
function pass(ms: number): void {
  flushSync(() => ring(ms));
}

function Removable({ queue }: { readonly queue: SnackbarQueue }) {
  const [isThere, setIsThere] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setIsThere(false)}>
        Page
      </button>
      {isThere && <Snackbar queue={queue} />}
    </>
  );
}

const LONG = 'Ihre Überweisung an die Gebäudebrandversicherungsgesellschaft ist unterwegs. ';

describe('Snackbar in a browser', () => {
  test.each([
    [1000, 550],
    [320, 288],
  ])('OV-012 in a window of %i px it is %i px wide', async (window, width) => {
    await page.viewport(window, 600);
    const { message } = await show({ text: LONG.repeat(3) });

    expect(boxOf(message() ?? document.body).width).toBe(width);
  });

  test('OV-013 it comes and goes in 0.3 s', async () => {
    await allowMotion();
    const { queue, message } = await show({ text: 'Saved' });
    const moves = () => message()?.getAnimations() ?? [];
    const durations = () => moves().map(({ effect }) => effect?.getTiming().duration);
    expect(durations()).toEqual([LEAVE_MS, LEAVE_MS]);
    for (const move of moves()) move.finish();

    flushSync(() => queue.dismiss());

    expect(durations()).toEqual([LEAVE_MS, LEAVE_MS]);
    pass(LEAVE_MS);
    expect(message()).toBeNull();
  });

  test(
    'by keyboard: its action is reached, keeps it, acts and gives the focus back',
    { tags: ['deep'] },
    async () => {
      const onAction = vi.fn<() => void>();
      const { message } = await show({
        text: 'Split',
        durationInMs: 1500,
        action: { label: 'Undo', onAction },
      });
      await userEvent.keyboard('{Tab}{Tab}');
      expect(document.activeElement?.textContent).toBe('Undo');
      pass(1500);

      await userEvent.keyboard('{Enter}');

      expect(onAction).toHaveBeenCalledOnce();
      pass(LEAVE_MS);
      expect(message()).toBeNull();
      expect(document.activeElement?.textContent).toBe('Page');
    },
  );

  test('stays while the pointer is on it', { tags: ['deep'] }, async () => {
    const { message } = await show({ text: 'Saved', durationInMs: 1500 });
    pass(1000);

    await hover(page.getByText('Saved'));
    pass(10_000);
    expect(message()?.textContent).toContain('Saved');

    await hover(page.getByRole('button', { name: 'Page' }));
    pass(499);
    expect(message()?.textContent).toContain('Saved');
    pass(1 + LEAVE_MS);
    expect(message()).toBeNull();
  });

  test(
    'one whose region goes while it is used does not stop those that wait',
    { tags: ['deep'] },
    async () => {
      const queue = createSnackbarQueue();
      const container = renderInBrowser(<Removable queue={queue} />);
      queue.add({
        text: 'Split',
        durationInMs: 1500,
        action: { label: 'Undo', onAction: () => undefined },
      });
      await actInBrowser(() => queue.add({ text: 'Saved', durationInMs: Infinity }));
      await userEvent.keyboard('{Tab}{Tab}');
      expect(document.activeElement?.textContent).toBe('Undo');

      flushSync(() => container.querySelector('button')?.click());
      pass(1500 + LEAVE_MS);

      expect(queue.turn()?.message.text).toBe('Saved');
      expect(document.activeElement?.textContent).toBe('Page');
    },
  );

  test('lets clicks beside the message through to the page', { tags: ['deep'] }, async () => {
    await show({ text: 'Saved' });

    const beside = document.elementFromPoint(10, 590);

    expect(beside?.closest('output')).toBeNull();
  });

  test(
    'a very long text stays in the window, and axe finds nothing',
    { tags: ['deep'] },
    async () => {
      // Axe needs timers that go on.
      vi.unstubAllGlobals();
      await page.viewport(320, 500);
      for (const text of [LONG.repeat(40), 'W'.repeat(2000)]) {
        const { container, message } = await show({
          text,
          action: { label: 'Undo', onAction: vi.fn<() => void>() },
        });
        const element = message() ?? document.body;

        expect(boxOf(element).top).toBeGreaterThanOrEqual(0);
        expect(element.scrollWidth).toBe(element.clientWidth);
        expect(await axeFaults()).toEqual([]);
        container.remove();
      }
    },
  );
});
