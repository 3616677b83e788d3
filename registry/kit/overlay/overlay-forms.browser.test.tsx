import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderInBrowser } from '../../render-in-browser.testing.ts';
import { isLocked } from './test-overlay.testing.ts';
import { OverlayFixture } from './overlay-fixture.testing.tsx';

const button = (name: string) => page.getByRole('button', { name }).element();
const overlay = () => page.getByRole('dialog');
const focused = () => document.activeElement;

test('a form that closes its dialog hides the overlay', { tags: ['deep'] }, async () => {
  renderInBrowser(
    <OverlayFixture variation="dialog">
      <form method="dialog">
        <button type="submit">Send</button>
      </form>
    </OverlayFixture>,
  );
  await page.getByRole('button', { name: 'Open' }).click();

  await page.getByRole('button', { name: 'Send' }).click();

  await expect.element(overlay()).not.toBeInTheDocument();
  await expect.poll(isLocked).toBe(false);
  expect(focused()).toBe(button('Open'));
});

test.each(['button', 'input'] as const)(
  'of several %ss in a form, one closes the dialog and returns its value',
  async (Submit) => {
    renderInBrowser(
      <OverlayFixture variation="dialog" defaultOpen>
        <form method="get" action="#sent">
          <Submit type="submit" value="Send" aria-label="Send" />
          <Submit type="submit" formMethod="dialog" value="Later" aria-label="Later" />
        </form>
      </OverlayFixture>,
    );
    const dialog = document.querySelector('dialog');

    await page.getByRole('button', { name: 'Later' }).click();

    await expect.element(overlay()).not.toBeInTheDocument();
    expect(dialog?.returnValue).toBe('Later');
  },
);

test('OV-039 a form cannot close a dialog that somebody keeps shown, and the focus stays in it', async () => {
  renderInBrowser(
    <OverlayFixture variation="dialog" defaultOpen onBeforeHide={(event) => event.preventDefault()}>
      <form method="dialog">
        <input aria-label="First" />
        <button type="submit">Send</button>
      </form>
    </OverlayFixture>,
  );
  const onClose = vi.fn<() => void>();
  const dialog = overlay().element();
  dialog.addEventListener('close', onClose);

  await page.getByRole('button', { name: 'Send' }).click();
  expect(nameOf(focused())).toBe('Send');

  await page.getByRole('textbox').click();
  await userEvent.keyboard('{Enter}');
  expect(nameOf(focused())).toBe('First');
  await expect.element(overlay()).toBeVisible();
  expect(onClose).not.toHaveBeenCalled();
});

test(
  'OV-039 nor can close(), and the focus is found where it was',
  { tags: ['deep'] },
  async () => {
    renderInBrowser(
      <OverlayFixture
        variation="dialog"
        defaultOpen
        onBeforeHide={(event) => event.preventDefault()}
      >
        <input aria-label="First" />
        <input aria-label="Second" />
      </OverlayFixture>,
    );
    const dialog = document.querySelector('dialog');
    const closed = new Promise((resolve) => dialog?.addEventListener('close', resolve));
    await page.getByRole('textbox', { name: 'Second' }).click();

    dialog?.close();
    await closed;

    await expect.element(overlay()).toBeVisible();
    expect(dialog?.matches(':modal')).toBe(true);
    expect(nameOf(focused())).toBe('Second');
  },
);

test('a form whose sending is prevented leaves its dialog shown', { tags: ['deep'] }, async () => {
  renderInBrowser(
    <OverlayFixture variation="dialog" defaultOpen>
      <form method="dialog" onSubmit={(event) => event.preventDefault()}>
        <button type="submit">Send</button>
      </form>
    </OverlayFixture>,
  );

  await page.getByRole('button', { name: 'Send' }).click();

  await expect.element(overlay()).toBeVisible();
});

function nameOf(element: Element | null): string | null {
  const label = element?.getAttribute('aria-label');
  return label ?? element?.closest('label')?.textContent ?? element?.textContent ?? null;
}
