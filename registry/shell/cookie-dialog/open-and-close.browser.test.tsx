import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  buttonNames,
  inDialog,
  isOpened,
  openCustomize,
  showCookieDialog,
} from './cookie-dialog.sample.testing.tsx';

const MAIN = '🍪 Your cookie choice';
const CUSTOMIZE = 'Choose your cookies';
const { title, button, radio } = inDialog;

beforeEach(() => page.viewport(1000, 800));
afterEach(() => page.viewport(414, 896));

/** The footer of a page that does not ask by itself. */
async function openFromFooter(level?: 1 | 2 | 3) {
  const shown = showCookieDialog({ ...(level && { level }), skipMarker: 'Mozilla' });
  shown.start();
  await shown.footerLink().click();
  await isOpened(shown.dialog);
  return shown;
}

describe('from the footer', () => {
  test(
    'FT-017 a link whose address begins with /cookie opens it, and leads nowhere',
    { tags: ['deep'] },
    async () => {
      const before = location.href;

      const { dialog } = await openFromFooter();

      expect([dialog.open, location.href]).toEqual([true, before]);
    },
  );

  test('CK-012 CK-013 CK-015 it starts on the main page; beyond it is a back button and no close button', async () => {
    const { dialog } = await openFromFooter();
    await expect.element(title(MAIN)).toBeVisible();

    await button('Customize').click();
    expect(buttonNames(dialog)).toEqual(['Back', 'Save']);
    await button('Back').click();

    await expect.element(title(MAIN)).toBeVisible();
    expect(document.activeElement).toHaveTextContent(MAIN);
  });

  test('CK-013 CK-016 with a choice it starts on the customize page, with a close button and no back button', async () => {
    const { dialog } = await openFromFooter(3);

    await expect.element(title(CUSTOMIZE)).toBeVisible();
    expect(buttonNames(dialog)).toEqual(['Close', 'Save']);
  });

  test('CK-018 CK-030 closing it tells that it was cancelled, and returns the focus', async () => {
    const { dialog, events, save, footerLink } = await openFromFooter(1);

    await button('Close').click();

    expect([dialog.open, events]).toEqual([false, [['cancelled', null]]]);
    expect(save).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(footerLink().element());
  });

  test('a choice that was not saved is forgotten', { tags: ['deep'] }, async () => {
    const { footerLink } = await openFromFooter(1);
    await radio('Complete').click();
    await button('Close').click();

    await footerLink().click();

    await expect.element(radio('Basic')).toBeChecked();
  });
});

describe('Escape', () => {
  test('CK-017 CK-018 closes it where there is a close button', async () => {
    const { dialog, start, footerLink, events } = showCookieDialog({ level: 2 });
    start();
    await footerLink().click();
    await isOpened(dialog);

    await userEvent.keyboard('{Escape}');

    expect([dialog.open, events]).toEqual([false, [['cancelled', null]]]);
  });

  test(
    'CK-017 does nothing elsewhere, however often it is pressed',
    { tags: ['deep'] },
    async () => {
      const { dialog, events } = await openCustomize();

      await userEvent.keyboard('{Escape}{Escape}{Escape}');
      await page.getByText('Pick what we may use cookies for.').click();
      await userEvent.keyboard('{Escape}{Escape}{Escape}');

      expect([dialog.open, events]).toEqual([true, []]);
    },
  );
});

describe('a choice that the browser does not take', () => {
  test('CK-033 CK-041 CK-050 is swallowed: the dialog stays as it is, and says nothing', async () => {
    const { dialog, save, events } = await openCustomize({ takes: false });
    const before = dialog.textContent;
    await radio('Basic').click();

    await button('Save').click();

    expect(save).toHaveBeenCalledTimes(1);
    expect([dialog.open, events, dialog.textContent]).toEqual([true, [], before]);
  });

  test('CK-033 CK-050 also where saving throws', { tags: ['deep'] }, async () => {
    const { dialog, save, events } = await openCustomize();
    save.mockImplementation(() => {
      throw new Error('no cookies here');
    });
    await radio('Basic').click();

    await button('Save').click();

    expect([dialog.open, events]).toEqual([true, []]);
  });
});
