import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderInBrowser } from '../../render-in-browser.testing.ts';
import { OverlayFixture } from './overlay-fixture.testing.tsx';

const MODAL = ['dialog', 'dialog-full-screen-on-mobile', 'bottom-sheet', 'indigo-24'] as const;
const NOT_MODAL = ['popover', 'dropdown'] as const;

const button = (name: string) => page.getByRole('button', { name }).element();
const overlay = () => page.getByRole('dialog');
const focused = () => document.activeElement;

beforeEach(() => page.viewport(1000, 800));
afterEach(() => page.viewport(414, 896));

const inside = (
  <>
    <input aria-label="First" />
    <fieldset>
      <legend>Choice</legend>
      {['a', 'b', 'c'].map((value) => (
        <label key={value}>
          <input type="radio" name="choice" value={value} />
          {value}
        </label>
      ))}
    </fieldset>
    <button type="button" disabled>
      Off
    </button>
    <div hidden>
      <button type="button">Unseen</button>
    </div>
  </>
);

describe.each(MODAL)('%s', (variation) => {
  test(
    'OV-008 is opened, walked round and closed by keyboard, and the focus never leaves it',
    { tags: ['deep'] },
    async () => {
      renderInBrowser(
        <OverlayFixture variation={variation} closeLabel="Close">
          {inside}
        </OverlayFixture>,
      );
      await userEvent.keyboard('{Tab}{Enter}');
      await expect.element(overlay()).toBeVisible();
      const dialog = overlay().element();
      expect(focused()).toBe(dialog);

      const forward = [];
      for (let step = 0; step < 8; step += 1) {
        await userEvent.keyboard('{Tab}');
        forward.push(nameOf(focused()));
      }
      expect(forward).toEqual(['Close', 'First', 'a', 'Close', 'First', 'a', 'Close', 'First']);

      const back = [];
      for (let step = 0; step < 4; step += 1) {
        await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
        back.push(dialog.contains(focused()) && focused() !== dialog);
      }
      expect(back).toEqual([true, true, true, true]);

      await userEvent.keyboard('{Escape}');
      await expect.element(overlay()).not.toBeInTheDocument();
      expect(focused()).toBe(button('Open'));
    },
  );

  test('stays when its backdrop is clicked', { tags: ['deep'] }, async () => {
    renderInBrowser(<OverlayFixture variation={variation} defaultOpen />);
    await expect.element(overlay()).toBeVisible();

    await overlay().click({ position: { x: -40, y: 20 }, force: true });
    await overlay().click({ position: { x: 40, y: -20 }, force: true });

    await expect.element(overlay()).toBeVisible();
  });
});

test('OV-008 the focus is found again from nowhere', async () => {
  renderInBrowser(
    <OverlayFixture variation="dialog" defaultOpen closeLabel="Close">
      {inside}
    </OverlayFixture>,
  );
  await expect.element(overlay()).toBeVisible();
  overlay().element().blur();
  expect(focused()).toBe(document.body);

  await userEvent.keyboard('{Shift>}{Tab}{/Shift}');

  expect(nameOf(focused())).toBe('a');
});

test(
  'OV-008 where nothing can have the focus, the dialog keeps it',
  { tags: ['deep'] },
  async () => {
    renderInBrowser(<OverlayFixture variation="dialog" defaultOpen />);
    await expect.element(overlay()).toBeVisible();

    await userEvent.keyboard('{Tab}{Tab}{Shift>}{Tab}{/Shift}');

    expect(focused()).toBe(overlay().element());
  },
);

test('a modal gives the focus to what is marked', { tags: ['deep'] }, async () => {
  renderInBrowser(
    <OverlayFixture variation="dialog" closeLabel="Close">
      <input aria-label="First" />
      <input aria-label="Marked" data-autofocus />
    </OverlayFixture>,
  );

  await userEvent.click(page.getByRole('button', { name: 'Open' }));

  await expect.element(overlay()).toBeVisible();
  expect(nameOf(focused())).toBe('Marked');
});

describe.each(NOT_MODAL)('%s', (variation) => {
  test('OV-009 takes no focus and lets it go through to the page', async () => {
    renderInBrowser(<OverlayFixture variation={variation} closeLabel="Close" />);

    await userEvent.keyboard('{Tab}{Enter}');
    await expect.element(overlay()).toBeVisible();
    expect(focused()).toBe(button('Open'));

    await userEvent.keyboard('{Tab}');
    expect(nameOf(focused())).toBe('Close');

    await userEvent.keyboard('{Tab}');
    expect(nameOf(focused())).toBe('Behind');
  });

  test('Escape hides it wherever the focus is, and leaves it', { tags: ['deep'] }, async () => {
    renderInBrowser(<OverlayFixture variation={variation} closeLabel="Close" />);
    await userEvent.keyboard('{Tab}{Enter}');
    document.querySelector<HTMLElement>('main > button:last-child')?.focus();

    await userEvent.keyboard('{Escape}');

    await expect.element(overlay()).not.toBeInTheDocument();
    expect(nameOf(focused())).toBe('Behind');
  });

  test('hidden with the focus inside, it gives the focus back to its opener', async () => {
    renderInBrowser(<OverlayFixture variation={variation} closeLabel="Close" />);
    await userEvent.keyboard('{Tab}{Enter}{Tab}');

    await userEvent.keyboard('{Enter}');

    await expect.element(overlay()).not.toBeInTheDocument();
    expect(focused()).toBe(button('Open'));
  });

  test('an autofocus attribute inside moves no focus', async () => {
    const container = renderInBrowser(
      <OverlayFixture variation={variation}>
        <input aria-label="First" />
      </OverlayFixture>,
    );
    container.querySelector('input')?.setAttribute('autofocus', '');

    await userEvent.keyboard('{Tab}{Enter}');

    await expect.element(overlay()).toBeVisible();
    expect(focused()).toBe(button('Open'));
  });

  test(
    'OV-034 a real click on the page hides it, one on its opener toggles it',
    { tags: ['deep'] },
    async () => {
      renderInBrowser(<OverlayFixture variation={variation} />);
      const opener = page.getByRole('button', { name: 'Open' });

      await opener.click();
      await expect.element(overlay()).toBeVisible();
      expect(opener.element().getAttribute('aria-expanded')).toBe('true');
      await overlay().click();
      await expect.element(overlay()).toBeVisible();

      await opener.click();
      await expect.element(overlay()).not.toBeInTheDocument();
      expect(opener.element().getAttribute('aria-expanded')).toBe('false');

      await opener.click();
      await expect.element(overlay()).toBeVisible();
      await userEvent.click(document.body, { position: { x: 900, y: 700 } });
      await expect.element(overlay()).not.toBeInTheDocument();
    },
  );
});

test('one that Escape may not hide stays, in the browser too', async () => {
  renderInBrowser(<OverlayFixture variation="dialog" defaultOpen canEscape={false} />);
  await expect.element(overlay()).toBeVisible();

  await userEvent.keyboard('{Escape}{Escape}{Escape}');

  await expect.element(overlay()).toBeVisible();
});

function nameOf(element: Element | null): string | null {
  const label = element?.getAttribute('aria-label');
  return label ?? element?.closest('label')?.textContent ?? element?.textContent ?? null;
}
