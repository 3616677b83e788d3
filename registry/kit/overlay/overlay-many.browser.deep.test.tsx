import { Activity, useState } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { boxOf } from '#tests/whole-pixels.ts';
import { renderInBrowser } from '../../render-in-browser.testing.ts';
import { BottomSheet } from './bottom-sheet.tsx';
import { Dialog } from './dialog.tsx';
import { Dropdown } from './dropdown.tsx';
import { isLocked, displayedCount } from './test-overlay.testing.ts';
import { OverlayFixture } from './overlay-fixture.testing.tsx';
import { Popover } from './popover.tsx';

const darkness = () =>
  [...document.querySelectorAll('dialog')].map(
    (dialog) => getComputedStyle(dialog, '::backdrop').opacity,
  );

beforeEach(() => page.viewport(1000, 800));
afterEach(() => page.viewport(414, 896));

function Ten() {
  const kinds = [Dialog, Popover, BottomSheet, Dropdown, Dialog];
  const [hidden, setHidden] = useState<readonly number[]>([]);
  return Array.from({ length: 10 }, (_, index) => {
    const Kind = kinds[index % kinds.length] ?? Dialog;
    const onOpenChange = () => setHidden((before) => [...before, index]);
    return (
      <Kind
        key={index}
        title={`Overlay ${index}`}
        open={!hidden.includes(index)}
        onOpenChange={onOpenChange}
      />
    );
  });
}

test('ten that are shown at once are hidden one by one, the latest first', async () => {
  renderInBrowser(<Ten />);
  await expect.poll(displayedCount).toBe(10);
  const top = [];

  for (let left = 10; left > 0; left -= 1) {
    const latest = [...document.querySelectorAll<HTMLElement>('[data-shown]')].at(-1);
    top.push(latest?.textContent);
    await userEvent.keyboard('{Escape}');
    await expect.poll(displayedCount).toBe(left - 1);
  }

  expect(top).toEqual(Array.from({ length: 10 }, (_, index) => `Overlay ${9 - index}`));
  expect(isLocked()).toBe(false);
});

function TakenOut() {
  const [isThere, setIsThere] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setIsThere(true)}>
        Add
      </button>
      {isThere && (
        <Dialog defaultOpen title="Here">
          <button type="button" onClick={() => setIsThere(false)}>
            Remove
          </button>
        </Dialog>
      )}
    </>
  );
}

test('the page can be used again when a shown dialog is taken out of it', async () => {
  renderInBrowser(<TakenOut />);
  await page.getByRole('button', { name: 'Add' }).click();
  await expect.element(page.getByRole('dialog')).toBeVisible();
  expect(isLocked()).toBe(true);

  await page.getByRole('button', { name: 'Remove' }).click();

  await expect.poll(isLocked).toBe(false);
  expect(document.activeElement).toBe(page.getByRole('button', { name: 'Add' }).element());
});

function PutAside() {
  const [isAside, setIsAside] = useState(false);
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <Activity mode={isAside ? 'hidden' : 'visible'}>
        <Popover defaultOpen title="Here">
          <Dropdown open={isOpen} onOpenChange={setOpen} title="Within" />
        </Popover>
      </Activity>
      <button type="button" onClick={() => setIsAside((was) => !was)}>
        Turn
      </button>
    </>
  );
}

test('what is open in a part of the page that is put aside comes back with it', async () => {
  renderInBrowser(<PutAside />);
  await expect.poll(displayedCount).toBe(2);
  const turn = page.getByRole('button', { name: 'Turn' });

  turn.element().dispatchEvent(new MouseEvent('click', { bubbles: true }));
  await expect.poll(displayedCount).toBe(0);

  turn.element().dispatchEvent(new MouseEvent('click', { bubbles: true }));
  await expect.poll(displayedCount).toBe(2);
});

function Vanishing() {
  const [isThere, setIsThere] = useState(true);
  return isThere ? (
    <button type="button" onClick={() => setIsThere(false)}>
      Vanish
    </button>
  ) : (
    <button type="button">Stay</button>
  );
}

test('a dialog keeps the focus inside when what had it is removed', async () => {
  renderInBrowser(
    <OverlayFixture variation="dialog" defaultOpen>
      <Vanishing />
    </OverlayFixture>,
  );
  await userEvent.click(page.getByRole('button', { name: 'Vanish' }));
  await expect.element(page.getByRole('button', { name: 'Stay' })).toBeVisible();

  await userEvent.keyboard('{Tab}');

  expect(document.activeElement?.textContent).toBe('Stay');
});

test.each(['dialog', 'bottom-sheet', 'popover', 'dropdown', 'indigo-19-wide'] as const)(
  'a title of 100,000 characters in a %s stays in its box, and the way out in reach',
  async (variation) => {
    await page.viewport(360, 600);
    const container = renderInBrowser(
      <OverlayFixture
        variation={variation}
        defaultOpen
        title={'W'.repeat(100_000)}
        closeLabel="Close"
      />,
    );
    const overlay = container.querySelector('dialog') ?? container;
    await expect.element(overlay).toBeVisible();

    overlay.scrollTop = 5000;

    const box = boxOf(overlay);
    const close = page.getByRole('button', { name: 'Close' });
    expect(box.height).toBeLessThanOrEqual(600);
    expect(overlay.scrollWidth).toBe(overlay.clientWidth);
    await expect.poll(() => boxOf(close.element()).top).toBeGreaterThan(box.top);
    await close.click();
    await expect.poll(displayedCount).toBe(0);
  },
);

test('of several dialogs only the latest darkens the page', async () => {
  renderInBrowser(
    <>
      <Dialog defaultOpen title="Lower" />
      <Dialog defaultOpen title="Upper" closeLabel="Close" />
      <Popover defaultOpen title="Beside" />
    </>,
  );
  await expect.poll(displayedCount).toBe(3);

  await expect.poll(darkness).toEqual(['0', '0.3', '0']);

  await userEvent.keyboard('{Escape}{Escape}');
  await expect.poll(darkness).toEqual(['0.3', '0', '0']);
});
