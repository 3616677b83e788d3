import { beforeEach, describe, expect, test } from 'vitest';
import type { OverlayOptions } from './check-options.ts';
import { createOverlay } from './create-overlay.ts';
import {
  EVENTS,
  createTestOpener,
  createTestOverlay,
  press,
  refuse,
  resizeWindow,
} from './test-overlay.testing.ts';

beforeEach(() => resizeWindow(1024));

describe('createOverlay', () => {
  test('OV-001 is hidden at first, then shown or hidden', () => {
    const { overlay } = createTestOverlay();
    expect(overlay.isShown).toBe(false);

    overlay.show();
    expect(overlay.isShown).toBe(true);

    overlay.hide();
    expect(overlay.isShown).toBe(false);
  });

  test('OV-002 OV-003 sends an event before and after it is shown, and before and after it is hidden', () => {
    const { overlay, events } = createTestOverlay();
    const states: boolean[] = [];
    for (const type of EVENTS) {
      overlay.events.addEventListener(type, () => states.push(overlay.isShown));
    }

    overlay.show();
    expect(events).toEqual(['before-show', 'show']);

    overlay.hide();
    expect(events).toEqual(EVENTS);
    expect(states).toEqual([false, true, true, false]);
  });

  test('showing what is shown and hiding what is hidden sends no event', () => {
    const { overlay, events } = createTestOverlay();

    overlay.hide();
    expect(events).toEqual([]);

    overlay.show();
    overlay.show();
    expect(events).toEqual(['before-show', 'show']);
  });

  test('OV-004 cancelling before-show keeps it hidden', () => {
    const { overlay, events, content } = createTestOverlay();
    refuse(overlay, 'before-show');

    overlay.show();

    expect(overlay.isShown).toBe(false);
    expect(events).toEqual(['before-show']);
    expect(content).not.toHaveAttribute('open');
    expect(document.documentElement).not.toHaveAttribute('data-overlay-lock');
  });

  test('OV-005 cancelling before-hide keeps it shown', () => {
    const { overlay, events, content } = createTestOverlay();
    overlay.show();
    refuse(overlay, 'before-hide');

    overlay.hide();

    expect(overlay.isShown).toBe(true);
    expect(events).toEqual(['before-show', 'show', 'before-hide']);
    expect(content).toHaveAttribute('open');
    expect(document.documentElement).toHaveAttribute('data-overlay-lock');
  });

  test('a listener that requests the same again is called once', () => {
    const { overlay, events } = createTestOverlay();
    overlay.events.addEventListener('before-show', overlay.show);
    overlay.events.addEventListener('before-hide', overlay.hide);

    overlay.show();
    overlay.hide();

    expect(events).toEqual(EVENTS);
  });

  test('one that was removed by a listener is not shown after all', () => {
    const { overlay, content } = createTestOverlay();
    overlay.events.addEventListener('before-show', overlay.remove);

    overlay.show();

    expect(overlay.isShown).toBe(false);
    expect(content).not.toHaveAttribute('open');
  });

  test.each([
    [600, 'desktop'],
    [599, 'mobile'],
  ])('OV-006 in a window of %i px its mode is %s', (width, mode) => {
    resizeWindow(width);
    const { overlay } = createTestOverlay();

    overlay.show();

    expect(overlay.mode).toBe(mode);
  });

  test('OV-007 looks at the mode before each show, and not while it is shown', () => {
    const { overlay, content } = createTestOverlay({
      kind: { desktop: 'dropdown', mobile: 'bottom-sheet' },
    });
    overlay.show();
    expect(content.dataset['kind']).toBe('dropdown');

    resizeWindow(400);
    expect(overlay.kind).toBe('dropdown');

    overlay.hide();
    const kinds: string[] = [];
    overlay.events.addEventListener('before-show', () => kinds.push(overlay.kind));
    overlay.show();
    expect(kinds).toEqual(['bottom-sheet']);
    expect(content.dataset['kind']).toBe('bottom-sheet');
    expect(document.documentElement).toHaveAttribute('data-overlay-lock');
  });
});

describe('the configuration', () => {
  test('may change while it is shown', () => {
    const { overlay } = createTestOverlay({ kind: 'dialog', canEscape: false });
    overlay.show();

    press('Escape');
    expect(overlay.isShown).toBe(true);

    overlay.configure({ kind: 'dialog' });
    press('Escape');
    expect(overlay.isShown).toBe(false);
  });

  test('the new opener is marked as expanded, the old one as not', () => {
    const [first, second] = [createTestOpener(), createTestOpener()];
    const { overlay } = createTestOverlay({ kind: 'popover', opener: () => first });
    expect(first).toHaveAttribute('aria-expanded', 'false');
    overlay.show();
    expect(first).toHaveAttribute('aria-expanded', 'true');

    overlay.configure({ kind: 'popover', opener: () => second });
    expect(first).toHaveAttribute('aria-expanded', 'false');
    expect(second).toHaveAttribute('aria-expanded', 'true');

    overlay.hide();
    expect(second).toHaveAttribute('aria-expanded', 'false');
  });

  test('its opener has no state any more once it is removed', () => {
    const button = createTestOpener();
    const { overlay } = createTestOverlay({ kind: 'popover', opener: () => button });
    expect(button).toHaveAttribute('aria-expanded', 'false');

    overlay.remove();

    expect(button.getAttributeNames()).toEqual([]);
  });

  test('the state that an author gives to the opener of a tooltip stays', () => {
    const button = createTestOpener();
    button.setAttribute('aria-expanded', 'true');

    createTestOverlay({ kind: 'tooltip', opener: () => button }).overlay.remove();

    expect(button).toHaveAttribute('aria-expanded', 'true');
  });

  test.each(['dialog', 'tooltip'] as const)('the opener of a %s has no aria-expanded', (kind) => {
    const button = createTestOpener();

    createTestOverlay({ kind, opener: () => button }).overlay.show();

    expect(button).not.toHaveAttribute('aria-expanded');
  });

  test.each([
    [
      { kind: 'dialog', backdrop: true },
      'Unknown overlay option: backdrop. Use one of: kind, opener, canEscape.',
    ],
    [
      { kind: 'drawer' },
      'Unknown overlay kind: drawer. Use one of: dialog, bottom-sheet, popover, dropdown, tooltip.',
    ],
    [{}, 'Unknown overlay kind: undefined.'],
    [{ kind: 'constructor' }, 'Unknown overlay kind: constructor.'],
    [{ kind: null }, 'Unknown overlay kind: null.'],
    [{ kind: { desktop: 'dropdown' } }, 'Unknown overlay kind: undefined.'],
    [
      { kind: { desktop: 'dropdown', mobile: 'dialog', tv: 'dialog' } },
      'Unknown overlay mode: tv. Use desktop and mobile.',
    ],
  ])('OV-020 %j raises an error that names what is wrong', (options, message) => {
    const wrong = options as unknown as OverlayOptions;

    expect(() => createOverlay(document.createElement('div'), wrong)).toThrow(message);
    expect(() => createTestOverlay().overlay.configure(wrong)).toThrow(message);
  });

  test('OV-020 missing content raises an error that says so', () => {
    expect(() => createOverlay(null, { kind: 'dialog' })).toThrow(
      'The overlay has no content. Give createOverlay() the element that it shows.',
    );
  });
});
