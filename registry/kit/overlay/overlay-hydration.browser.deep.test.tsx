import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server.edge';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { Tooltip } from '../tooltip/tooltip.tsx';
import { Dialog } from './dialog.tsx';

const element = (
  <>
    <Dialog defaultOpen title="Served">
      Text
    </Dialog>
    <Tooltip text="Told">{(opener) => <button {...opener}>Ask</button>}</Tooltip>
  </>
);

test('the server draws it hidden and without a style attribute; hydrated, it is shown', async () => {
  const container = document.createElement('div');
  container.innerHTML = renderToString(element);
  document.body.append(container);
  const onRecoverableError = vi.fn<() => void>();
  expect(container.querySelector('dialog')?.checkVisibility()).toBe(false);
  expect(container.innerHTML).not.toContain('style=');

  const root = hydrateRoot(container, element, { onRecoverableError });
  onTestFinished(() => {
    root.unmount();
    container.remove();
  });

  await expect.element(page.getByRole('dialog', { name: 'Served' })).toBeVisible();
  expect(onRecoverableError).not.toHaveBeenCalled();
});
