import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { boxOf } from '#tests/whole-pixels.ts';
import { renderInBrowser } from '../../render-in-browser.testing.ts';
import { atRest, axeFaults } from '../overlay/overlay-fixture.testing.tsx';
import { createSnackbarQueue, type SnackbarMessage, type SnackbarQueue } from './snackbar-queue.ts';
import { Snackbar } from './snackbar.tsx';

beforeEach(() => page.viewport(1000, 600));
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
  messages.forEach((message) => queue.add(message));
  await expect.element(page.getByRole('status')).not.toBeEmptyDOMElement();
  const message = () => container.querySelector('.snackbar__message') ?? container;
  return { queue, message };
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

    expect(boxOf(message()).width).toBe(width);
  });

  test('OV-013 it comes and goes in 0.3 s', async () => {
    const { queue, message } = await show({ text: 'Saved' });
    const durations = () =>
      message()
        .getAnimations()
        .map(({ effect }) => effect?.getTiming().duration);
    expect(durations()).toEqual([300, 300]);
    await atRest(message());

    queue.dismiss();

    await expect.poll(durations).toEqual([300, 300]);
    await expect.element(page.getByRole('status')).toBeEmptyDOMElement();
  });

  test('by keyboard: its action is reached, keeps it, acts and gives the focus back', async () => {
    const onAction = vi.fn<() => void>();
    await show({ text: 'Split', durationInMs: 1500, action: { label: 'Undo', onAction } });
    await userEvent.keyboard('{Tab}{Tab}');
    expect(document.activeElement?.textContent).toBe('Undo');

    await userEvent.keyboard('{Enter}');

    expect(onAction).toHaveBeenCalledOnce();
    await expect.element(page.getByRole('status')).toBeEmptyDOMElement();
    expect(document.activeElement?.textContent).toBe('Page');
  });

  test('stays while the pointer is on it', async () => {
    const { queue } = await show({ text: 'Saved', durationInMs: 1500 });
    const hold = vi.spyOn(queue, 'pause');
    const release = vi.spyOn(queue, 'resume');

    await page.getByText('Saved').hover();
    await expect.poll(() => hold.mock.calls).toEqual([['hover']]);

    await page.getByRole('button', { name: 'Page' }).hover();
    await expect.poll(() => release.mock.calls).toEqual([['hover']]);
    await expect.element(page.getByRole('status')).toBeEmptyDOMElement();
  });

  test('one whose region goes while it is used does not stop those that wait', async () => {
    const queue = createSnackbarQueue();
    const container = renderInBrowser(<Removable queue={queue} />);
    queue.add({
      text: 'Split',
      durationInMs: 1500,
      action: { label: 'Undo', onAction: () => undefined },
    });
    queue.add({ text: 'Saved', durationInMs: Infinity });
    await expect.element(page.getByText('Split')).toBeVisible();
    await userEvent.keyboard('{Tab}{Tab}');
    expect(document.activeElement?.textContent).toBe('Undo');

    container.querySelector('button')?.click();

    await expect.poll(() => queue.turn()?.message.text, { timeout: 5000 }).toBe('Saved');
    expect(document.activeElement?.textContent).toBe('Page');
  });

  test('lets clicks beside the message through to the page', async () => {
    await show({ text: 'Saved' });

    const beside = document.elementFromPoint(10, 590);

    expect(beside?.closest('output')).toBeNull();
  });

  test.each([LONG.repeat(40), 'W'.repeat(2000)])(
    'a very long text stays in the window, and axe finds nothing',
    async (text) => {
      await page.viewport(320, 500);
      const { message } = await show({
        text,
        action: { label: 'Undo', onAction: vi.fn<() => void>() },
      });
      await atRest(message());

      const box = boxOf(message());

      expect(box.top).toBeGreaterThanOrEqual(0);
      expect(message().scrollWidth).toBe(message().clientWidth);
      expect(await axeFaults()).toEqual([]);
    },
  );
});
