import { describe, expect, test } from 'vitest';
import {
  isLocked,
  createTestOpener,
  createTestOverlay,
  press,
  refuse,
} from './test-overlay.testing.ts';

const pressOn = (target: EventTarget, type: string, init?: PointerEventInit) =>
  target.dispatchEvent(new PointerEvent(type, { bubbles: true, composed: true, ...init }));
const clickOn = (down: EventTarget, up: EventTarget = down, init?: PointerEventInit) => {
  pressOn(down, 'pointerdown', init);
  pressOn(up, 'pointerup', init);
};

function showPopover() {
  const button = createTestOpener();
  const { overlay, content } = createTestOverlay({ kind: 'popover', opener: () => button });
  content.append(document.createElement('p'));
  overlay.show();
  return { overlay, content, button, inside: content.firstElementChild ?? content };
}

describe('Escape', () => {
  test('hides the latest shown one only, on key down', () => {
    const lower = createTestOverlay().overlay;
    const upper = createTestOverlay({ kind: 'popover' }).overlay;
    lower.show();
    upper.show();

    press('Escape');
    expect([lower.isShown, upper.isShown]).toEqual([true, false]);

    press('Escape');
    expect(lower.isShown).toBe(false);
  });

  test('does nothing where it may not hide the latest one, nor the one below', () => {
    const lower = createTestOverlay().overlay;
    const upper = createTestOverlay({ kind: 'dialog', canEscape: false }).overlay;
    lower.show();
    upper.show();

    const isLeftToBrowser = press('Escape');

    expect([lower.isShown, upper.isShown]).toEqual([true, true]);
    expect(isLeftToBrowser).toBe(false);
  });

  test('is left alone by an overlay when something inside has used it', () => {
    const { overlay, content } = createTestOverlay();
    content.addEventListener('keydown', (event) => event.preventDefault());
    overlay.show();

    press('Escape', content);

    expect(overlay.isShown).toBe(true);
  });

  test('nobody listens when nothing is shown', () => {
    const { overlay } = createTestOverlay();
    overlay.show();
    overlay.hide();

    expect(press('Escape')).toBe(true);
  });
});

describe('the scroll lock', () => {
  test('stays while one modal overlay is open', () => {
    const first = createTestOverlay().overlay;
    const second = createTestOverlay({ kind: 'bottom-sheet' }).overlay;
    first.show();
    second.show();

    first.hide();
    expect(isLocked()).toBe(true);

    second.hide();
    expect(isLocked()).toBe(false);
  });

  test('goes with an overlay that is removed while shown, and nobody is asked', () => {
    const { overlay, events } = createTestOverlay();
    overlay.show();
    refuse(overlay, 'before-hide');

    overlay.remove();

    expect(isLocked()).toBe(false);
    expect(overlay.isShown).toBe(false);
    expect(events).toEqual(['before-show', 'show']);
  });

  test.each(['popover', 'dropdown', 'tooltip'] as const)('is not set by a %s', (kind) => {
    createTestOverlay({ kind }).overlay.show();

    expect(isLocked()).toBe(false);
  });
});

describe('a click outside', () => {
  test('OV-034 hides a popover', () => {
    const { overlay } = showPopover();

    clickOn(document.body);

    expect(overlay.isShown).toBe(false);
  });

  test('is pressed and released outside, neither alone', () => {
    const { overlay, inside } = showPopover();

    clickOn(inside, document.body);
    clickOn(document.body, inside);
    clickOn(inside);

    expect(overlay.isShown).toBe(true);
  });

  test('is no click on the opener, which toggles by itself', () => {
    const { overlay, button } = showPopover();

    clickOn(button);
    clickOn(document.body, button);

    expect(overlay.isShown).toBe(true);
  });

  test('is no press of the second button, and no finger that scrolls', () => {
    const { overlay } = showPopover();

    clickOn(document.body, document.body, { button: 2 });
    pressOn(document.body, 'pointerdown');
    pressOn(document.body, 'pointercancel');
    pressOn(document.body, 'pointerup');

    expect(overlay.isShown).toBe(true);
  });

  test('is no click on something inside that a press takes away', () => {
    const { overlay, inside } = showPopover();
    inside.addEventListener('pointerdown', () => inside.remove());

    clickOn(inside, document.body);

    expect(overlay.isShown).toBe(true);
  });

  test('is no click in an overlay that was shown on top', () => {
    const { overlay } = showPopover();
    const upper = createTestOverlay();
    upper.overlay.show();

    clickOn(upper.content);

    expect(overlay.isShown).toBe(true);
  });

  test('the window losing focus counts as one', () => {
    const { overlay } = showPopover();

    window.dispatchEvent(new Event('blur'));

    expect(overlay.isShown).toBe(false);
  });

  test.each(['dialog', 'bottom-sheet', 'tooltip'] as const)('does not hide a %s', (kind) => {
    const { overlay } = createTestOverlay({ kind });
    overlay.show();

    clickOn(document.body);
    window.dispatchEvent(new Event('blur'));

    expect(overlay.isShown).toBe(true);
  });
});
