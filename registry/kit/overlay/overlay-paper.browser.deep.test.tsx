import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { emulateMedia } from '#tests/emulate-media.ts';
import { renderInBrowser } from '../../render-in-browser.testing.ts';
import { OverlayFixture } from './overlay-fixture.testing.tsx';

beforeEach(() => page.viewport(320, 600));
afterEach(() => page.viewport(414, 896));

describe.each([
  'dialog',
  'dialog-full-screen-on-mobile',
  'bottom-sheet',
  'popover',
  'dropdown',
] as const)('printed with a %s open', (variation) => {
  test('the page is on paper, whole, and the overlay is not', async () => {
    const container = renderInBrowser(<OverlayFixture variation={variation} defaultOpen />);
    container.style.paddingBlockEnd = '3000px';
    const dialog = document.querySelector('dialog') ?? container;
    await expect.element(dialog).toBeVisible();

    await emulateMedia({ media: 'print' });

    expect(getComputedStyle(dialog).display).toBe('none');
    expect(getComputedStyle(dialog, '::backdrop').display).toBe('none');
    expect(getComputedStyle(document.documentElement).overflow).toBe('visible');
    expect(getComputedStyle(document.documentElement).scrollbarGutter).toBe('auto');
    expect(page.getByText('Behind', { exact: true }).element().checkVisibility()).toBe(true);
  });
});
