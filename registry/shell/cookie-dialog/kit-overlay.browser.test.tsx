import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { allowMotion } from '#tests/emulate-media.ts';
import { boxOf } from '#tests/whole-pixels.ts';
import { atRest } from '../../kit/overlay/overlay-fixture.testing.tsx';
import {
  inDialog,
  isOpened,
  openCustomize,
  showCookieDialog,
} from './cookie-dialog.sample.testing.tsx';

const { button, radio } = inDialog;

beforeEach(() => page.viewport(1000, 800));
afterEach(() => page.viewport(414, 896));

describe('the cookie dialog is like the dialogs of the kit', () => {
  test('OV-042 it fades over a backdrop of 0.3 in 300 ms', async () => {
    await allowMotion();
    const { dialog } = await openCustomize();
    await atRest(dialog);

    const backdrop = getComputedStyle(dialog, '::backdrop');

    expect([backdrop.opacity, backdrop.transitionProperty.split(', ')[0]]).toEqual([
      '0.3',
      'opacity',
    ]);
    expect(backdrop.transitionDuration.split(', ')[0]).toBe('0.3s');
  });

  test('OV-042 it is 600 px wide, has margins of 32 px up to 632 px, and fills the screen up to 480 px', async () => {
    const { dialog } = await openCustomize();
    const places = [];
    for (const width of [1280, 633, 632, 481, 480, 360]) {
      await page.viewport(width, 400);
      const { left, width: own, height } = boxOf(dialog);
      places.push([width, left, own, height]);
    }

    expect(places).toEqual([
      [1280, 340, 600, 400 - 64],
      [633, 17, 600, 400 - 64],
      [632, 32, 632 - 64, 400 - 64],
      [481, 32, 481 - 64, 400 - 64],
      [480, 0, 480, 400],
      [360, 0, 360, 400],
    ]);
  });
});

/** Notes the events where a host page hears them, and cancels the one that is named. */
function listen(cancelled?: string): string[] {
  const heard: string[] = [];
  const ends = new AbortController();
  const names = ['before-show', 'show', 'before-hide', 'hide', 'save-succeeded', 'cancelled'];
  for (const name of names) {
    const note = (event: Event) => {
      heard.push(name);
      if (name === cancelled) event.preventDefault();
    };
    document.addEventListener(name, note, { signal: ends.signal });
  }
  onTestFinished(() => ends.abort());
  return heard;
}

describe('the events of an overlay', () => {
  test('OV-042 are told before and after it is shown and hidden', async () => {
    const heard = listen();
    const { dialog } = await openCustomize();
    expect(heard).toEqual(['before-show', 'show']);

    await radio('Basic').click();
    await button('Save').click();

    expect(heard.slice(2)).toEqual(['before-hide', 'hide', 'save-succeeded']);
    expect([dialog.open, dialog.inert]).toEqual([false, true]);
  });

  test('OV-042 it stays hidden where a page cancels before-show', async () => {
    const heard = listen('before-show');
    const { dialog, start, footerLink } = showCookieDialog({ level: 2 });
    start();

    await footerLink().click();

    await expect.poll(() => heard).toEqual(['before-show']);
    expect(dialog.open).toBe(false);
  });

  test('OV-042 it stays where a page cancels before-hide, and nothing counts as cancelled', async () => {
    const heard = listen('before-hide');
    const { dialog, start, footerLink } = showCookieDialog({ level: 2 });
    start();
    await footerLink().click();
    await isOpened(dialog);

    await userEvent.keyboard('{Escape}');

    expect(heard).toEqual(['before-show', 'show', 'before-hide']);
    expect(dialog.matches(':modal')).toBe(true);
  });

  test('it can be used again once it is opened again', async () => {
    const { dialog, start, footerLink } = showCookieDialog({ level: 2 });
    start();
    await footerLink().click();
    await isOpened(dialog);
    await button('Close').click();

    await footerLink().click();

    expect([dialog.open, dialog.inert]).toEqual([true, false]);
  });
});
