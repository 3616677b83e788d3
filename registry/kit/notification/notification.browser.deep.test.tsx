import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderInBrowser } from '../../render-in-browser.testing.ts';
import { Dialog } from '../overlay/dialog.tsx';
import { Notification } from './notification.tsx';

const saved = (
  <Notification type="success" closeLabel="Close">
    Saved.
  </Notification>
);
const close = () => page.getByRole('button', { name: 'Close' });

test('closed by keyboard, it gives the focus back to what had it before', async () => {
  renderInBrowser(
    <main>
      <button type="button">Before</button>
      {saved}
      <button type="button">Behind</button>
    </main>,
  );
  await userEvent.keyboard('{Tab}{Tab}');
  expect(document.activeElement).toBe(close().element());

  await userEvent.keyboard('{Enter}');

  await expect.element(page.getByRole('status')).not.toBeInTheDocument();
  expect(document.activeElement?.textContent).toBe('Before');
});

test('closed when nothing had the focus before, it gives it to the main region', async () => {
  const container = renderInBrowser(<main>{saved}</main>);

  await close().click();

  await expect.element(page.getByRole('status')).not.toBeInTheDocument();
  expect(document.activeElement).toBe(container.querySelector('main'));
});

test('closed in a dialog, it leaves the focus there', async () => {
  renderInBrowser(
    <Dialog defaultOpen title="Address">
      {saved}
    </Dialog>,
  );
  await expect.element(page.getByRole('dialog')).toBeVisible();

  await close().click();

  await expect.element(page.getByRole('status')).not.toBeInTheDocument();
  expect(document.activeElement).toBe(page.getByRole('dialog').element());
});

test('closed while the focus is elsewhere, it leaves it there', async () => {
  renderInBrowser(
    <main>
      <button type="button">Elsewhere</button>
      {saved}
    </main>,
  );
  const elsewhere = page.getByRole('button', { name: 'Elsewhere' });
  const button = document.querySelector<HTMLElement>('.notification button');
  await elsewhere.click();

  button?.click();

  await expect.element(page.getByRole('status')).not.toBeInTheDocument();
  expect(document.activeElement).toBe(elsewhere.element());
});
