import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { nextFrames } from '#tests/next-frames.ts';
import {
  buttonNames,
  inDialog,
  showCookieDialog,
  type ShowOptions,
} from './cookie-dialog.sample.testing.tsx';
import { BEFORE_PAINT } from './open-before-paint.ts';

const MAIN = '🍪 Your cookie choice';
const CUSTOMIZE = 'Choose your cookies';
const { title, button, radio } = inDialog;
const { dataset } = document.documentElement;

beforeEach(() => page.viewport(1000, 800));
afterEach(() => page.viewport(414, 896));

function setCookie(value: string): void {
  document.cookie = `cookiesOptin=${value}`;
  onTestFinished(() => {
    document.cookie = 'cookiesOptin=; max-age=0';
  });
}

/**
 * A page whose own script has run, as the text that stands in it, and whose other scripts have not
 * come yet.
 */
function paint(options: ShowOptions = {}) {
  const shown = showCookieDialog(options);
  const script = document.createElement('script');
  script.textContent = BEFORE_PAINT;
  document.body.append(script);
  script.remove();
  onTestFinished(() => {
    shown.dialog.close();
    delete dataset['overlayLock'];
  });
  return shown;
}

const stay = (event: Event) => event.preventDefault();

describe('before the first paint', () => {
  test('CK-014 CK-025 it is open and whole at once, and the page behind it does not scroll', () => {
    const { dialog } = paint();

    expect([dialog.matches(':modal'), getComputedStyle(dialog).opacity]).toEqual([true, '1']);
    expect(document.activeElement).toHaveTextContent(CUSTOMIZE);
    expect(buttonNames(dialog)).toEqual(['Save']);
    expect(dataset['overlayLock']).toBe('bare');
  });

  test.each([
    ['CK-026', 'true', false],
    ['CK-026', 'false', false],
    ['CK-038', '2', true],
  ])('%s where the cookie says %s it is open: %s', (_, value, isOpen) => {
    setCookie(value);

    expect(paint().dialog.open).toBe(isOpen);
  });

  test('CK-027 it is closed on a page about cookies', () => {
    dataset['consentPage'] = '';
    onTestFinished(() => void delete dataset['consentPage']);

    expect(paint().dialog.open).toBe(false);
  });

  test('CK-028 it is closed in a browser whose name holds the marker', () => {
    expect(paint({ skipMarker: 'Chrome' }).dialog.open).toBe(false);
  });

  test('it is closed where the address asks for it, which opens another page of it', () => {
    history.replaceState(null, '', '#cookie-dialog');
    onTestFinished(() => history.replaceState(null, '', location.pathname + location.search));

    expect(paint().dialog.open).toBe(false);
  });

  test('CK-006 CK-007 a narrow window has the choices of the main page in its own order', async () => {
    await page.viewport(500, 800);

    const { dialog } = paint({ startPage: 'main' });

    expect(buttonNames(dialog)).toEqual(['Accept all', 'Essential cookies only', 'Customize']);
    expect(document.activeElement).toHaveTextContent(MAIN);
  });
});

describe('until its code comes', () => {
  test('CK-012 CK-031 its buttons lead from page to page', async () => {
    const { dialog } = paint({ startPage: 'main' });

    await button('Customize').click();
    expect(dialog).toHaveAccessibleName(CUSTOMIZE);
    expect(document.activeElement).toHaveTextContent(CUSTOMIZE);
    await button('Back').click();

    await expect.element(title(MAIN)).toBeVisible();
  });

  test('CK-011 Save can be used once an option is chosen, and closes it', async () => {
    const { dialog } = paint();
    expect(button('Save').element()).toBeDisabled();

    await radio('Personal').click();
    await button('Save').click();

    expect(dialog.open).toBe(false);
    expect(dataset['overlayLock']).toBeUndefined();
  });

  test('CK-017 Escape does not close it, however often it is pressed', async () => {
    const { dialog } = paint();

    await userEvent.keyboard('{Escape}{Escape}{Escape}');

    expect(dialog.open).toBe(true);
  });
});

describe('once its code has come', () => {
  test('it stays as it is: the page, the choice, and the focus', async () => {
    const { dialog, start } = paint({ startPage: 'main' });
    await button('Customize').click();
    await radio('Basic').click();
    const closed = vi.fn<() => void>();
    dialog.addEventListener('close', closed);
    const shown = vi.fn<() => void>();
    dialog.addEventListener('show', shown);

    start();
    await expect.poll(() => shown.mock.calls.length).toBe(1);

    await expect.element(radio('Basic')).toBeChecked();
    expect(document.activeElement).toBe(radio('Basic').element());
    expect([dialog.matches(':modal'), closed.mock.calls.length]).toEqual([true, 0]);
  });

  test('CK-029 CK-032 a choice is saved by it, and the page can be scrolled again', async () => {
    const { dialog, start, save, events } = paint();
    start();
    await expect.poll(() => dialog.hasAttribute('data-first-paint')).toBe(false);

    await radio('Basic').click();
    await button('Save').click();

    expect(save.mock.calls).toEqual([[1]]);
    expect([dialog.open, events]).toEqual([false, [['save-succeeded', { level: 1 }]]]);
    await expect.poll(() => dataset['overlayLock']).toBeUndefined();
  });

  test.each([
    ['CK-049', 'Accept all', 3],
    ['CK-048', 'Essential cookies only', 1],
  ] as const)('%s the choice "%s" that came before is saved', async (_, name, level) => {
    const { dialog, start, save, events } = paint({ startPage: 'main' });
    await button(name).click();

    start();

    await expect.poll(() => save.mock.calls).toEqual([[level]]);
    expect([dialog.open, events]).toEqual([false, [['save-succeeded', { level }]]]);
    expect(dataset['overlayLock']).toBeUndefined();
  });

  test('CK-050 a choice that came before and is not taken has the dialog open again', async () => {
    const { dialog, start, save } = paint({ takes: false });
    await radio('Personal').click();
    await button('Save').click();

    start();

    await expect.poll(() => dialog.matches(':modal')).toBe(true);
    expect(save.mock.calls).toEqual([[2]]);
    await expect.element(radio('Personal')).toBeChecked();
    expect(dataset['overlayLock']).toBe('bare');
  });

  test('it closes where a choice was made elsewhere in the meantime', async () => {
    const { dialog, start, chooseElsewhere } = paint();
    chooseElsewhere(2);

    start();

    await expect.poll(() => dialog.open).toBe(false);
    await expect.poll(() => dataset['overlayLock']).toBeUndefined();
  });

  test('CK-034 whoever asks for it after a choice elsewhere finds that one', async () => {
    const { dialog, start, footerLink, chooseElsewhere } = paint();
    chooseElsewhere(2);
    start();
    await expect.poll(() => dialog.open).toBe(false);

    await footerLink().click();

    await expect.element(radio('Personal')).toBeChecked();
  });

  test('CK-034 a choice elsewhere holds against one that came before its code, also once somebody asks', async () => {
    const { dialog, start, save, footerLink, chooseElsewhere } = paint({ startPage: 'main' });
    await button('Accept all').click();
    chooseElsewhere(2);
    start();

    await footerLink().click();

    await expect.element(radio('Personal')).toBeChecked();
    expect([dialog.matches(':modal'), save.mock.calls.length]).toEqual([true, 0]);
  });

  test('CK-016 CK-049 whoever asks for it by the address has the choice saved and the dialog', async () => {
    const { start, save } = paint({ startPage: 'main' });
    await button('Accept all').click();
    history.replaceState(null, '', '#cookie-dialog');

    start();

    await expect.element(radio('Complete')).toBeChecked();
    expect(save.mock.calls).toEqual([[3]]);
    await expect.element(button('Close')).toBeVisible();
  });

  test('OV-042 it closes where a page cancels before-show', async () => {
    document.addEventListener('before-show', stay);
    onTestFinished(() => document.removeEventListener('before-show', stay));
    const { dialog, start } = paint();

    start();

    await expect.poll(() => dialog.open).toBe(false);
    await expect.poll(() => dataset['overlayLock']).toBeUndefined();
  });

  test('it closes where that code fails, so that the page can be used', async () => {
    const error = vi.spyOn(console, 'error').mockReturnValue(undefined);
    onTestFinished(() => error.mockRestore());
    const { dialog, start } = paint({ loadDialog: () => Promise.reject(new Error('offline')) });

    start();

    await expect.poll(() => dialog.open).toBe(false);
    await nextFrames();
    expect(dataset['overlayLock']).toBeUndefined();
  });
});
